import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { describeAsShipped } from '../../../../tests/support/describe-as-shipped.ts';
import { talk } from '../../../../tests/support/talk.ts';
import { recall } from './memory.ts';

describe('a conversation remembers', () => {
  it.each([
    ['family', ['my mum lives alone']],
    ['family', ['can you help dad', 'he is our father']],
    ['professional', ['Hello, social worker here at the council']],
    ['professional', ['I am a discharge nurse at the hospital', 'my patient goes home on Friday']],
    ['client', ['I am one of your clients', 'my mum says so, too']],
    ['applicant', ['any jobs in Totton?']],
    ['applicant', ['Hi, I want to be a carer']],
    ['applicant', ['I am a care assistant with two years of experience']],
    ['youngCarer', ['im 13 and i look after my mum', 'she is tired']],
    ['self', ['I live on my own and find the stairs hard']],
    [null, ['what does it cost']],
    [null, ['i have had a job for 14 months']],
  ] as const)('who asks: %s', (asker, messages) => {
    expect(recall(messages).asker).toBe(asker);
  });

  it('a relative whose care is asked for after a question about work', () => {
    expect(recall(['any jobs?', 'my mum needs care, too']).asker).toBe('family');
  });

  it.each([
    ['Winchester', ['Do you come to Winchester?', 'and at night?']],
    ['SO14 7LY', ['we are at so147ly', 'what does it cost']],
    ['Poole', ['I live in Romsey', 'no, my aunt in Poole']],
    [null, ['can someone go with me to Salisbury']],
  ])('the place: %s', (place, messages) => {
    expect(recall(messages).place).toBe(place);
  });

  it.each([
    ['/live-in-care', ['what would live-in care cost']],
    ['/night-care', ['could someone stay overnight', 'how much']],
    ['/after-hospital-care', ['dad comes out of hospital on Friday']],
    ['/supported-living', ['I want my own flat']],
    [null, ['I live in Romsey with my wife']],
  ])('the service: %s', (service, messages) => {
    expect(recall(messages).service).toBe(service);
  });

  it.each([
    [['dementia'], ['my mum has dementia']],
    [
      ['dementia', 'a stroke'],
      ['she has Alzheimer’s', 'and had a stroke in May'],
    ],
    [[], ["she hasn't got dementia, she is forgetful"]],
    [[], ['he does not have Parkinson’s']],
    [['Parkinson’s'], ['he does not have dementia, he has parkinsons']],
  ])('illnesses, but none that is denied: %j', (conditions, messages) => {
    expect(recall(messages).conditions).toEqual(conditions);
  });
});

const byNight = '2026-11-23T22:40:00Z';
const texts = async (...turns: string[]) => (await talk(turns, byNight)).map(({ text }) => text);

describeAsShipped(() => {
  it('a place that was named is not forgotten', async () => {
    const [, price, nights] = await texts(
      'Do you come to Winchester?',
      'and what would live-in cost?',
      'do you go there at night?',
    );
    expect(price).toContain('A carer who lives with one person');
    expect(nights).toContain('a carer who stays awake');
    expect(nights).toContain('That goes for Winchester, too.');
  });

  it('nor is the service, when its price is asked', async () => {
    const [, , price] = await texts(
      'could someone sit with dad overnight',
      'he wanders',
      'how much would it be',
    );
    expect(price).toContain('waking night');
  });

  it('an illness that was told is answered, and not taken for another question', async () => {
    const [, told, overnight] = await texts(
      'dad lives in Totton',
      'he has parkinsons by the way',
      'can the carer stay overnight?',
    );
    expect(told).toContain('What helps with Parkinson’s');
    expect(overnight).toContain('stay the night');
  });

  it('an illness that is denied is not answered', async () => {
    const [, text] = await texts('my aunt is forgetful', 'she has not got dementia, but who would help her');
    expect(text).not.toContain('dementia');
  });

  it('families read of no jobs unless they ask for one', async () => {
    const answers = await talk([
      'my aunt needs company',
      'what about nights',
      'and in Portsmouth?',
      'any jobs?',
    ]);
    for (const { pages } of answers.slice(0, 3)) expect(pages[0]?.path).not.toBe('/careers');
    expect(answers[3]?.pages[0]?.path).toBe('/careers');
  });

  it.each([
    [['how much do you pay for night shifts']],
    [['could someone sit with dad overnight', 'how much do you pay your carers']],
    [['what is live-in care', 'do you pay well']],
  ])('what we pay is no price of a service: %j', async (turns) => {
    expect((await talk(turns)).at(-1)?.pages[0]?.path).toBe('/careers');
  });

  it('applicants read of the job, where a word could mean either', async () => {
    const [, answered] = await texts('I am looking for a job as a carer', 'how long till you answer');
    expect(answered).toContain('Every application gets an answer');
    expect((await talk(['I want to be a carer', 'how much an hour'])).at(-1)?.pages[0]?.path).toBe(
      '/careers',
    );
    const [, both] = await texts('any jobs?', 'do I need a cover letter? And how long till you answer?');
    expect(both).toMatch(/cover letter.*Every application gets an answer/s);
  });

  it('a client reads whom to ring at once, whenever it is about visits', async () => {
    const answers = await texts('I am one of your clients', 'who do I ring', 'where is my carer');
    for (const text of answers) expect(text).toContain(brand.emergencyPhone.display);
  });

  it('a professional reads what can begin, and how to refer', async () => {
    const [intro, refer] = await texts(
      'Social worker here. I have a gentleman with dementia in Eastleigh awaiting a package of care.',
      'how do I refer him',
    );
    expect(intro).toContain('Yes, we come to Eastleigh.');
    expect(intro).toContain('We see the person at home or on the ward');
    expect(refer).toContain('A referral needs no form of ours');
  });

  it('what is told and asks nothing is heard, and asks for what is missing', async () => {
    const [, heard] = await texts('can you help my mum', 'she was a seamstress');
    expect(heard).toContain('goes into the plan');
    expect(heard).toContain('In which town is it?');
    const [, , placed] = await texts('can you help my mum', 'we live in Totton', 'she was a seamstress');
    expect(placed).not.toContain('In which town is it?');
  });

  it('a young carer is heard first, and then what they ask is answered', async () => {
    const [heard, asked] = await texts(
      'im 14 and i look after my mum',
      'can someone help her get dressed before i go to school',
    );
    expect(heard).toContain('0800 1111');
    expect(asked).toContain('washing and dressing');
  });

  it('a child who tells it bit by bit is heard as one', async () => {
    const answers = await texts(
      'its me who does her bath and tablets',
      'im 12',
      'i missed school again today',
      'dont tell social services',
    );
    for (const text of answers.slice(1, 3)) expect(text).toContain('0800 1111');
    for (const text of answers) expect(text).not.toContain('In which town');
  });

  it('a client who waits with a meal or a medicine reads whom to ring', async () => {
    const [, worried] = await texts('no one has come this morning', 'its my insulin breakfast so im worried');
    expect(worried).toContain('NHS 111');
  });

  it('who complains is not thanked for what matters in daily life', async () => {
    const answers = await talk([
      'I have rung four times about my father’s invoice and nobody gets back to me',
      'you charged us for two visits that never happened',
      'I am going to the CQC',
    ]);
    for (const { text } of answers) expect(text).not.toContain('goes into the plan');
    expect(answers[1]).toMatchObject({ office: true });
    expect(answers[2]?.text).toContain('CQC');
  });

  it.each(['agent wants 2000 euro to bring me to you', 'a recruiter asked 500 for the interview'])(
    'who is asked for money for a job is warned: %s',
    async (message) => {
      const [, warned] = await texts('I am looking for a job as a carer', message);
      expect(warned).toContain('We never take money for a job.');
    },
  );

  it('another language is not forgotten', async () => {
    const answers = await talk(['dzień dobry, szukam opieki dla mojej mamy', 'ile to kosztuje']);
    expect(answers.map(({ kind }) => kind)).toEqual(['language', 'language']);
  });
});

describe('the office now', () => {
  it.each([
    ['2026-11-23T10:00:00Z', 'We are open now, until 6 pm'],
    [byNight, 'We are closed now, and open tomorrow at 9 am'],
    ['2026-11-21T10:00:00Z', 'We are closed now, and open Monday at 9 am'],
  ])('at %s', async (at, words) => {
    for (const question of ['are you open now', 'is anyone there now to talk to', 'who do I ring'])
      expect((await talk([question], at))[0]?.text).toContain(words);
  });

  it('is said again when it is asked again', async () => {
    const [, again] = await texts('are you open now', 'are you open today');
    expect(again).toContain('We are closed now');
  });
});

describeAsShipped(() => {
  it('jobs that can be sponsored are those that say so now', async () => {
    const [text] = await texts('do you sponsor');
    expect(text).toMatch(/Of our \d+ open jobs (one|\d+) can be sponsored/);
  });
});
