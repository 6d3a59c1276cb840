import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForms } from '../chaos/forms.ts';
import { seededRandom } from '../chaos/random.ts';
import { sendForm } from '../chaos/send-form.ts';
import { mailsOf } from '../support/mails.ts';
import { openProviderSite } from './provider-site.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'test-')), 'tegfan');
const { run, start, stop, site, textOf, everyText, ask } = await openProviderSite(folder);

beforeAll(async () => {
  const made = await run('new', folder, '--answers', join(import.meta.dirname, 'fewer-answers.yaml'));
  expect(made.stdout, made.stderr).toContain('is there');
  await start();
}, 300_000);

afterAll(async () => {
  await stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

describe('a provider with few services', () => {
  it('has no page of everyday help, and no link to one', async () => {
    expect((await fetch(`${site().url}/lifestyle`)).status).toBe(404);
    for (const [path, text] of await everyText()) expect(text, path).not.toMatch(/\/lifestyle\b/);
  });

  it('promises no help that is not offered', async () => {
    const faq = await textOf('/faq');
    expect(faq).toContain('We offer Home Care and After Hospital Care');
    for (const [path, text] of await everyText())
      expect(text, path).not.toMatch(
        /lifestyle support|social engagement|stay the night|travel and learning/i,
      );
  });

  it('its pages speak of the bodies of its nation', async () => {
    expect(await textOf('/home-care')).toContain('Your local health board decides');
    for (const [path, text] of await everyText()) expect(text, path).not.toContain('integrated care board');
  });

  it('names neither WhatsApp nor a line by night where there is none: on no address, in no answer, in no mail', async () => {
    const named =
      /WhatsApp|wa\.me|sms:|01632 ?960|07700 ?900|day and night line|24\/7|we support (?:can|already)|those hours/i;
    const questions = [
      ...[
        'are you on whatsapp',
        'is there someone on call at night',
        'what is your number',
        'when are you open',
      ],
      ...['nobody came this morning', 'who do I ring out of hours', 'I am deaf', 'only write to me please'],
      ...[
        'cancel my visit tomorrow',
        'I want to complain',
        'do you come on Christmas Day',
        'open on Sunday?',
      ],
      ...[
        'I want to speak to a person',
        'my carer is late',
        'can you see my records',
        'does a carer know BSL',
      ],
      ...['your carer hits my mother', 'nobody answers your phone', 'what if my mother falls'],
    ];
    for (const question of questions) expect(await ask(question), question).not.toMatch(named);
    expect(await ask('are you on whatsapp')).toContain('office@tegfan.test');
    expect(await ask('is there someone on call at night')).toContain('999');
    // What people type to find a page is no promise.
    const spoken = (text: string) => text.replace(/"keyWords":"[^"]*"/g, '');
    for (const [path, text] of await everyText()) expect(spoken(text), path).not.toMatch(named);

    const nextForm = createForms(seededRandom(3));
    for (const kind of [0, 2]) {
      const form = nextForm(kind);
      expect((await sendForm(form, site().url)).status).toBe('acknowledged');
    }
    await expect.poll(() => mailsOf(site())).toHaveLength(4);
    for (const mail of await mailsOf(site())) expect(JSON.stringify(mail)).not.toMatch(named);
  });

  it.each([
    ['do you do live-in care?', 'Live-in care'],
    ['live in carers', 'Live-in care'],
    ['how much is live-in care', 'Live-in care'],
    ['night care', 'Night care'],
    ['can someone stay overnight', 'Night care'],
    ['how much is a waking night', 'Night care'],
    ['do you do night care? and what does home care cost?', 'Night care'],
    ['does Tegfan do supported living', 'Supported living'],
    ['do you cover end of life', 'Palliative care'],
    ['do you do supported living', 'Supported living'],
    ['do you do nursing?', 'Nursing'],
    ['dementia care?', 'Dementia care'],
    ['palliative care', 'Palliative care'],
    ['cleaning', 'Cleaning'],
    ['companionship for my dad', 'Company'],
  ])('the assistant says what is not offered, and what is: %s', async (question, name) => {
    expect(await ask(question)).toContain(
      `${name} is not among our services. We offer Home Care and After Hospital Care. `,
    );
    expect(await ask(question)).toContain('029 2018 0123');
  });

  it.each([
    ['do you do home care', 'a carer can come to your home'],
    ['my mum comes home from hospital on Friday', 'hospital'],
    ['do you do respite care', 'a break'],
    ['what do you do', 'Home Care and After Hospital Care'],
    ['what can you help with today', 'Home Care and After Hospital Care'],
  ])('the assistant answers about what is: %s', async (question, words) => {
    const answer = await ask(question);
    expect(answer).toContain(words);
    expect(answer).not.toMatch(/not among|only later|housework/i);
  });

  it.each(['who regulates you?', 'who inspects you', 'which regulator are you registered with'])(
    'the assistant names the regulator and the registration: %s',
    async (question) => {
      const answer = await ask(question);
      expect(answer).toContain('Care Inspectorate Wales');
      expect(answer).toContain('W18/00001234');
      expect(answer).not.toMatch(/^Yes/);
    },
  );
});
