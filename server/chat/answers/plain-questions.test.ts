import { expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { retention } from '#content/retention.yaml';
import { registrationPending } from '#domain/registration/registration-state.ts';
import { periodInWords } from '#domain/retention/periods.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';

const assistant = embeddedAssistant();
const ask = (...questions: string[]) =>
  assistant.answer(questions.map((content) => ({ role: 'user', content })));

const { information } = brand.regulators;
const dayAndNight = `If someone is waiting for a carer now, ring ${brand.emergencyPhone?.display}, day and night.`;
const sorry = 'I am so sorry for your loss.';
const endOfLife = 'I am sorry that you need to ask. We can be there beside the nurses';
const ownFamily = 'I do not know whether we could employ you';

describeAsShipped(() => {
  it.each([
    ['how long do you keep my data', `Feedback: ${periodInWords(retention.feedback.period)}`],
    ['how long do you keep my cv', `with its CV, for ${periodInWords(retention.recruitment.period)}`],
    ['who do you share my data with', 'councils and the NHS'],
    ['do you sell my data', 'No, we do not sell information.'],
    ['who do i complain to about my data', `${information.helpline.display}`],
    ['how do i report you to the ico', information.complaintUrl],
    ['delete my data', 'say what you would like deleted'],
    ['please delete everything you hold about me', 'say what you would like deleted'],
    ['i want a copy of my data', 'ask for a copy of what we hold'],
  ])('each question about data has an answer of its own: %s', async (question, sentence) => {
    expect((await ask(question)).text).toContain(sentence);
  });

  it.each([
    ['i have a criminal record, can i still work for you', 'a caution or a conviction'],
    ['ive got a caution from years ago does that matter', 'a caution or a conviction'],
    ["I can't upload my CV", 'a PDF, DOC or DOCX file of up to 5 MB'],
    ['what format should my cv be', 'save it as a PDF'],
    ['how much holiday do i get', 'some name the days of holiday'],
    ['do i need a dbs', 'Yes: each offer depends on a DBS check'],
    ['who pays for the dbs', 'job’s page says who pays for the DBS check'],
    ['is travel time paid', 'what an hour really pays'],
    ['do you get sick pay', 'such as sick pay and the uniform'],
    ['how old do i have to be', 'names no minimum age'],
    ["i'm 17 can i apply", 'names no minimum age'],
    ['can i apply from abroad', 'You need the right to work in the UK.'],
    ['can i become my mums paid carer', ownFamily],
    ['can you pay me to look after my mum', ownFamily],
    ['how do i apply', 'Apply for this Position'],
  ])(
    'each question about work has an answer of its own, with whom to ask: %s',
    async (question, sentence) => {
      const { text, pages } = await ask(question);
      expect(text).toContain(sentence);
      expect(text).not.toContain('jobs open');
      expect(pages[0]?.path).toBe('/careers');
    },
  );

  it.each([
    "the carer didn't turn up",
    'the carer is an hour late',
    'nobody came',
    'no one has come to mum today',
    "my carer hasn't arrived",
    'where is my carer',
    'our carer never came last night',
    'nobody came and we live in Totton',
    'nobody came, SO14 7LY',
  ])('who waits for a carer first reads the line of the day and the night: %s', async (question) => {
    const { text, pages } = await ask(question);
    expect(text.startsWith(dayAndNight)).toBe(true);
    expect(pages.map(({ path }) => path)).toContain('/complaints');
  });

  it.each(['what happens if my carer is late', 'what time is my carer coming tomorrow'])(
    'who asks beforehand is not taken for one who waits: %s',
    async (question) => {
      expect((await ask(question)).text).not.toContain('left waiting');
    },
  );

  it.each([
    ['what is your email', `Our email address is ${brand.email.info}.`],
    ['email address', `Our email address is ${brand.email.info}.`],
    ['instagram', 'You can find us on [Facebook]'],
    ['do you have linkedin', 'and [LinkedIn]'],
    ['what do you do', 'We help adults in Southampton'],
    ['is it free', 'The help itself has a price'],
    ['do i have to sign a contract', 'Yes, there is an agreement to sign.'],
    ['am i tied in', 'You can end it'],
    ['can i get a refund', 'pay only for the visits you have had'],
    ['help', 'Yes, gladly. If someone is in danger, call 999.'],
    ['i need help with my mum', 'Yes, we can help.'],
    ['my mum would kill me if she knew, but how much is a cleaner', 'An hour with a carer costs'],
    ['do you work on christmas day', 'Visits on a bank holiday, Christmas among them'],
    ['do your carers have first aid training', 'basic life support'],
    ['can you drive me to the shops', 'by bus, train or taxi'],
    ['can you take me to church', 'someone can go with you'],
    ['what happens if carer is ill', 'Then one of the others comes who know you'],
    ['do they bring their own hoover', 'We use your hoover'],
    ['no experience and dont drive', 'not every job needs a driving licence'],
    ['what do you do to stop staff stealing or abusing people', 'Everyone learns what abuse'],
    ['can i pay from australia', 'You can arrange it from wherever you are'],
    ['do you do a discount for pensioners', 'I know of no discount'],
    ['is the first month free', 'this site promises no free month'],
    ['do you do dementia care', 'the same faces'],
    ['what happens first if I ring you up then', 'Then we visit at home or on the ward'],
    ['are your staff trained in safeguarding', 'Everyone learns what abuse'],
    ['i use a screen reader, does your site work with it', 'nobody who uses one every day has tried it'],
    ['the text on here is too small', 'hold Ctrl'],
  ])('a few words have a sentence that answers: %s', async (question, sentence) => {
    const { kind, text } = await ask(question);
    expect(kind).toBe('pages');
    expect(text).toContain(sentence);
  });

  it('a company number that is none is told to nobody', async () => {
    const { text } = await ask('who runs the company');
    expect(text).toContain(brand.legalName);
    expect(text).not.toMatch(/0000|sample/);
  });

  it('who has to wait for personal care hears who else can help', async () => {
    const { text } = await ask('do you do personal care', 'who can i ask in the meantime');
    expect(text).toContain(
      registrationPending ? 'adult social care team of your council' : 'All of our help can begin now.',
    );
  });

  it.each(['my wife died last week', 'we lost dad in june', "my husband passed away and i'm lonely"])(
    'who tells of a death first reads that we are sorry, and then what we can do: %s',
    async (question) => {
      const { text } = await ask(question);
      expect(text.startsWith(sorry)).toBe(true);
      expect(text).toContain('someone can come to talk');
      expect(text).toContain(brand.phone.display);
      expect(text).not.toMatch(/\bYes\b/);
    },
  );

  it('with a town they read first that we are sorry, then whether we come', async () => {
    const { text } = await ask('i live in Fareham and my wife died');
    expect(text.startsWith(`${sorry} We come to Fareham.`)).toBe(true);
    expect(text).toContain('someone can come to talk');
    expect(text.split(sorry)).toHaveLength(2);
  });

  it('and so does who asks for something else with it', async () => {
    const { text } = await ask('sadly dad died yesterday, please cancel his visits');
    expect(text.startsWith(`${sorry} Ring the office`)).toBe(true);
    expect((await ask('mum died, can i work for you')).text).toContain('jobs open');
  });

  it.each([
    "i can't cope with mum any more",
    'i am exhausted looking after dad',
    "we're not coping with dad",
  ])(
    'who cannot go on caring is first understood, and then told of a break and whom to ring: %s',
    async (question) => {
      const { text } = await ask(question);
      expect(text).toMatch(/^That is a great deal to carry/);
      expect(text).toContain('You can have a break');
      expect(text).toContain(brand.phone.display);
    },
  );

  it('who cannot manage the stairs is not taken for one who cares', async () => {
    expect((await ask("i can't cope with the stairs")).text).not.toContain('a great deal to carry');
  });

  it.each([
    'end of life support',
    'palliative',
    'hospice at home',
    'dad has weeks to live',
    'my mum is dying',
  ])('the last weeks of a life have one answer: %s', async (question) => {
    expect((await ask(question)).text.startsWith(endOfLife)).toBe(true);
  });

  it('jobs in palliative care are jobs', async () => {
    expect((await ask('are there jobs in palliative care')).text).toContain('jobs open');
  });
});
