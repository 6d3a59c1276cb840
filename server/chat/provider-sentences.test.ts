import { describe, expect, it } from 'vitest';
import { councils } from '#content/area.yaml';
import { bannedWords, competitors, heldBack } from '#content/banned-words.yaml';
import { brand } from '#content/brand.yaml';
import { services } from '#content/services.yaml';
import { registrationPending } from '#domain/registration/registration-state.ts';
import { untrueClaims } from './banned-words.ts';
import { inSentences, mayBeShown, providerSentences } from './provider-sentences.ts';

async function* pieces(...texts: string[]) {
  yield* texts;
}

it.each([
  [
    ['We come. At ni', 'ght too! Ring us'],
    ['We come. ', 'At night too! ', 'Ring us'],
  ],
  [['It costs £14.80 an hour. '], ['It costs £14.80 an hour. ']],
  [['(Really?) Yes.'], ['(Really?) ', 'Yes.']],
  [['- one\n- two\n\nThen'], ['- one\n', '- two\n\n', 'Then']],
  [[], []],
])('%j in sentences is %j', async (given, sentences) => {
  expect(await Array.fromAsync(inSentences(pieces(...given)))).toEqual(sentences);
});

describe('a sentence of a provider', () => {
  it.each([
    'A carer can come at night. ',
    'See [Night Care](/night-care) and [prices](/faq#price).',
    'Look at [this job](/careers/companion-eastleigh).',
    `Ring ${brand.phone.display} or write to ${brand.email.info}.`,
    `Write to [us](mailto:${brand.email.info}).`,
    'In an emergency call 999, or NHS 111.',
    ...councils.flatMap(({ name, safeguarding }) =>
      safeguarding ? `${name} answers on ${safeguarding.display}.` : [],
    ),
    'Samaritans answer on 116 123.',
    'Read https://www.gov.uk/attendance-allowance first.',
    'It is £14.80 an hour from 9.30 to 17.30.',
    'Secure homes are not a cured ham.',
    'With live-in care you can stay at home instead of moving into a care home.',
    'Home instead of hospital: that is what after hospital care is for.',
    'Would she rather be at home instead?',
    `[Care at Home Instead of Hospital](/${services[0]?.slug})`,
    'We want you to feel right at home with your carer.',
    'Right at home, with helping hands nearby.',
    'Personal care can begin once we are registered with the Care Quality Commission.',
  ])('is shown: %s', (sentence) => {
    expect(mayBeShown(sentence)).toBe(true);
  });

  it.each([
    'We guarantee a carer tomorrow.',
    'This will CURE him.',
    'Try Home  Instead.',
    'You could ask Home Instead, too.',
    'HOME INSTEAD also comes to Southampton.',
    '**Home** Instead does that.',
    'There are others, such as home instead.',
    'Some say that right at home charges less.',
    'Ring Right At Home or Helping Hands.',
    'agincare is another one.',
    ...(registrationPending ? ['We are registered with the Care Quality Commission.'] : []),
    'We are rated Outstanding.',
    'Go to [our page](https://evil.example/login).',
    'Go to [our page](javascript:alert(1)).',
    'Go to [our page](//evil.example).',
    'Go to [our page](/no-such-page).',
    'Go to www.evil.example now.',
    'Go to http://gov.uk.evil.example/.',
    'Write to help@evil.example.',
    'Ring 020 7946 0999 today.',
    'Ring [us](tel:+442079460999).',
  ])('is not shown: %s', (sentence) => {
    expect(mayBeShown(sentence)).toBe(false);
  });

  it('has none of the banned words, however they are written', () => {
    const { names, everydayNames } = competitors;
    for (const word of [...bannedWords, ...untrueClaims, ...names, ...everydayNames])
      expect(mayBeShown(`Well, ${word.toUpperCase()}.`), word).toBe(false);
  });
});

const known =
  'An hour costs £32.50 by day. We reply by the end of the next working day, from 9 am to 6 pm. Insulin is given by a nurse.';
const screen = { siteAnswer: 'The site says so.', known, asked: '' };

describe('a reply of a provider', () => {
  const shown = async (...texts: string[]) => {
    const ends: string[] = [];
    const sentences = providerSentences(pieces(...texts), screen, (how) => ends.push(how));
    return { text: (await Array.fromAsync(sentences)).join(''), ends };
  };

  it('is ended by the site’s own answer where one of its sentences may not be shown', async () => {
    expect(await shown('There are three ways. ', 'Try Home Instead. ', 'They come at night.')).toEqual({
      text: 'There are three ways. \n\nThe site says so.',
      ends: ['worked'],
    });
  });

  it('is nothing where that is its first', async () => {
    expect(await shown('Try Home Instead. ', 'They come at night.')).toEqual({ text: '', ends: ['worked'] });
  });

  it('is read no further than a sentence can be long', async () => {
    for (const endless of ['a', 'a-', '1', 'http', '."', '](']) {
      let read = 0;
      async function* reply() {
        for (; read < 1000; read += 1) yield endless.repeat(500);
      }
      const sentences = providerSentences(reply(), screen, () => {});
      expect(await Array.fromAsync(sentences), endless).toEqual([]);
      expect(read).toBeLessThan(5);
    }
    expect(mayBeShown('a'.repeat(120_000))).toBe(false);
  });

  it.each([
    ['an amount of money', 'An hour costs £19. '],
    ['an amount in words', 'That would be about 400 pounds a week. '],
    ['a dose', 'He can take two tablets at night. '],
    ['a medicine', 'Some people give a little melatonin. '],
    ['a rating', 'We are rated 4.8 out of 5 by families. '],
    ['a day', 'A carer can start on Monday. '],
    ['an hour', 'Someone will ring you within 30 minutes. '],
  ])('goes on without what no passage says: %s', async (_, invented) => {
    const { text, ends } = await shown(
      'We come at night. ',
      invented,
      'It is easy. ',
      'You meet your carer first.',
    );
    expect(text).toBe(`We come at night. You meet your carer first.\n\n${heldBack}`);
    expect(ends).toEqual(['worked']);
    expect((await shown(invented)).text).toBe('');
    expect((await shown(invented, 'You meet your carer first.')).text).toContain(
      'You meet your carer first.',
    );
  });

  it.each([
    'An hour costs £32.50.',
    'We will reply by the end of the next working day.',
    'Insulin is for a nurse.',
    'Visits can be on Monday mornings or at night, as you like.',
    'You can ring today.',
    'Ask your GP about the tablets.',
    'No visit is shorter than half an hour.',
  ])('keeps what a passage says, or what promises nothing: %s', async (sentence) => {
    expect((await shown(sentence)).text).toBe(sentence);
  });

  it('is whole where all of it may be shown', async () => {
    const { text } = await shown('Stay at home instead of moving. ', 'We come at night.');
    expect(text).toBe('Stay at home instead of moving. We come at night.');
  });
});
