import { expect, it } from 'vitest';
import { askBack } from '#content/assistant-replies.yaml';
import { brand } from '#content/brand.yaml';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { talk } from '../../../tests/support/talk.ts';

const answers = async (...questions: string[]) => talk(questions);
const last = async (...questions: string[]) => {
  const answer = (await talk(questions)).at(-1);
  if (!answer) throw new RangeError('Nothing was asked.');
  return answer;
};

describeAsShipped(() => {
  it('below the floor it asks back with three pages, none of them, and no paragraph', async () => {
    const { kind, text, choices, pages } = await last('my uncle isn’t managing');
    expect(kind).toBe('ask-back');
    expect(choices).toHaveLength(4);
    expect(choices?.at(-1)).toBe(askBack.none);
    expect(text).toBe(
      [askBack.question, choices?.map((one, at) => `${at + 1}. ${one}`).join('\n')].join('\n\n'),
    );
    expect(pages).toEqual([]);
  });

  it('“say that again” is answered by the same words, and who does not understand them by a person', async () => {
    const [first, again, onceMore, plainer] = await answers(
      'Do you offer night care?',
      'say that again',
      'Pardon?',
      'I don’t understand',
    );
    expect([again?.text, onceMore?.text]).toEqual([first?.text, first?.text]);
    expect(plainer?.text).toContain(brand.phone.display);
    expect(plainer?.office).toBe(true);
  });

  it('a service is chosen by its place in a list that was just given, and its page is shown', async () => {
    const [, second, other, page] = await answers(
      'What services do you do',
      'tell me about the second one',
      'no, the other',
      'show me the page',
    );
    expect(second?.pages[0]?.path).toBe('/disabilities-support');
    expect(other?.pages[0]?.path).toBe('/care-for-adults');
    expect(page?.text).toBe('[Care for Adults](/care-for-adults)');
  });

  it.each(['Do you do chiropody at home?', 'Can you get me a stairlift', 'Do you do IV antibiotics at home'])(
    'a thing that stands nowhere on the site is not guessed at: %s',
    async (question) => {
      expect((await last(question)).text).toMatch(/^The site does not say; the office can tell you/);
    },
  );

  it.each([
    ['who are the directors', /Who is who: .*Director/],
    ['Who will be in charge of my mum’s care', /Who is who: .*Care manager/],
    ['who is the nominated individual', /Who is who: /],
    ['are you insured', /our insurance stands on \[About Us\]/],
    ['what are your rates for local authorities', /The site does not say what a council or the NHS pays us/],
    ['we are a council brokerage team, how do we send you a package', /^A referral needs no form of ours/],
    ['do your carers know BSL', /^The site does not say if one of our carers signs/],
    ['my wife is deaf, can the carer sign', /^The site does not say if one of our carers signs/],
    ['how will I know the carer came', /^Carers check in and out on their phones/],
    ['is the New Forest covered', /^Yes, we come to New Forest, though perhaps not to all of it/],
    ['do you come to Aberdeen', /as far as I can tell we do not come there/],
    ['do you cover aberdeen', /as far as I can tell we do not come there/],
    ['do you cover Andover SP10', /^Yes, we come to SP10/],
  ])('it is answered, or said that the site does not say: %s', async (question, says) => {
    expect((await last(question)).text).toMatch(says);
  });

  it.each([
    ['Do you know someone I can talk to, I just feel so alone', /Samaritans, 116 123/],
    ['I’ve had enough', /Samaritans, 116 123/],
    ['your carer left the back door open last night', /^I am sorry\. I see no visits from here/],
    ['I’m deaf so please don’t phone', /^Nobody needs to ring/],
    [
      'can you look after dad for two weeks while I am on holiday',
      /^Yes, we can come so that you can have a break/,
    ],
    ['my husband keeps going out at night, he has dementia', /a carer can stay awake in the house/],
  ])('what matters most is answered first: %s', async (question, says) => {
    expect((await last(question)).text).toMatch(says);
  });

  it('a part of a service’s page answers what is asked of it', async () => {
    const answer = await last('Tell me about live in care', 'do they need their own room');
    expect(answer.text).toMatch(/^A room of their own, a night’s sleep/);
  });

  it('a paragraph that was said answers no other question', async () => {
    const [first, second] = await answers(
      'my daughter is 24 with learning disabilities and wants to move out',
      'can she choose who supports her',
    );
    expect(second?.text).not.toContain(first?.text);
    expect(second?.choices).not.toContain('Supported Living');
  });

  it.each([
    ['How much is it an hour?', 'are these prices real'],
    ['Can mum keep her cat', 'ok and do you put rails on the stairs'],
    ['Do you sponsor a visa for the clinical lead?', 'Is the clinical lead job open to someone overseas?'],
  ])('%s: its paragraph is not given twice in a row: %s', async (...questions) => {
    const [first, second] = await answers(...questions);
    expect(second?.text).not.toContain(first?.text.slice(0, 60));
  });

  it('a short question of which the paragraph speaks has it again', async () => {
    const [, second] = await answers('how much is a night awake', 'and sleeping');
    expect(second?.text).toContain('A sleeping night');
  });

  it.each([
    [['Are you registered with CQC'], 'Not yet'],
    [['Is there a minimum number of hours?'], 'costs as much as one of'],
    [['do you have jobs at weekends', 'fine. how do i apply then'], 'Open the job that you would like'],
    [['can you list all the jobs'], 'jobs open'],
    [['Are you looking for carers?'], 'jobs open'],
  ])('%s: it is answered by what is asked', async (questions, words) => {
    expect((await last(...questions)).text).toContain(words);
  });

  it.each([
    ['Are nights possible before your registration, yes or no', 'no carer at night'],
    ['Medicines prompts: now or only after registration?', 'none with medicines'],
  ])('%s: what waits for the registration is said first', async (question, words) => {
    expect((await last(question)).text).toMatch(new RegExp(`^Before we are registered: .*${words}`));
  });

  it.each([
    ['We live in Fareham. How old do you have to be to work for you?', 'minimum age'],
    ['If he moved to Andover would you come then?', 'Yes, we come to Andover'],
    ['What about Fareham? my sister is in Fareham', 'Yes, we come to Fareham'],
  ])(
    '%s: a place is context beside a question, and is read wherever it is named',
    async (question, words) => {
      expect((await last(question)).text).toContain(words);
    },
  );

  it('where there may be danger, no page is guessed and no choice is offered', async () => {
    const conversation = [
      { role: 'user' as const, content: 'water is coming through the ceiling near the lights' },
    ];
    const { text, choices } = await embeddedAssistant().answer(conversation, true);
    expect(text).toContain('[NHS 111](tel:111)');
    expect(choices).toBeUndefined();
  });

  it('no page is a choice that has no word of the question', async () => {
    const { choices } = await last('Can I have it on Wednesday afternoon instead');
    expect(choices).not.toContain('Can I change or cancel a visit?');
  });

  it.each([
    ['the second one', 1],
    ['1', 0],
    ['yes', 0],
    ['no, the other', 1],
    ['the last one', 2],
  ])('an answer to the choices is one: %s', async (message, at) => {
    const [asked, chosen] = await answers('my uncle isn’t managing', message);
    expect(chosen?.pages[0]?.title).toBe(asked?.choices?.[at]);
  });

  it('none of them leads to the office, and a second question without an answer to a person', async () => {
    const none = await last('my uncle isn’t managing', askBack.none);
    expect(none).toMatchObject({ text: expect.stringContaining('the office can tell you'), office: true });
    expect(await last('my uncle isn’t managing', 'he drinks a bit')).toMatchObject({ office: true });
  });

  it.each([
    ['book me in for Tuesday at 10', 'nothing is booked'],
    ['can you just book it', 'nothing is booked'],
    ['cancel my visit tomorrow', 'nothing changes until the office'],
    ['my number is 07700 900123 call me', 'cannot keep a number'],
    ['my password is Bluebell1', 'no code or password'],
  ])('it cannot do things, and says so: %s', async (message, words) => {
    expect(await last(message)).toMatchObject({
      kind: 'cannot',
      text: expect.stringContaining(words),
      office: true,
    });
  });

  it.each([
    [['I applied for a job two weeks ago and have not heard anything'], 'within 5 working days'],
    [['Have you had my application'], 'within 5 working days'],
    [['I applied two weeks ago', 'look it up, my name is Dean'], 'I see no applications from here'],
    [['I applied two weeks ago', 'how do I withdraw it'], 'give your reference'],
    [['I’m a registered nurse. Do you have any nursing roles?'], 'Clinical Lead (Registered Nurse)'],
    [['what about team leader or manager jobs'], 'jobs open'],
    [['how do I apply'], 'Apply for this Position'],
    [['can I apply for Attendance Allowance with you'], 'Attendance Allowance'],
    [['I want everything you have about me deleted', 'who do I complain to about that'], 'privacy@'],
  ])(
    'the subject of the conversation decides about work, an application or none: %j',
    async (asked, words) => {
      expect((await last(...asked)).text).toContain(words);
    },
  );

  it.each([
    ['what is attendance allowance', 'do I apply through you'],
    ['do you have someone to go out with me', 'come with me to work as well?'],
    ['I want to make a complaint', 'and if I don’t like the answer'],
  ])(
    'one word of work is no question about a job where the talk was of something else: %s',
    async (...asked) => {
      expect((await last(...asked)).pages[0]?.path).not.toBe('/careers');
    },
  );

  it('a question with “is there” leans on nothing before it', async () => {
    const [, pension] = await answers('can I work part time', 'is there a pension');
    expect(pension?.text).toContain('sick pay');
  });

  it.each([
    'How much inheritance tax would I pay',
    'Can you lend me fifty pounds till Thursday',
    'how much savings can she have before she has to pay',
    'Would she have to sell her house',
  ])('money that is no price of ours brings no price: %s', async (question) => {
    expect((await last(question)).text).not.toMatch(/An hour|sell information/);
  });

  it('of savings and the house it leads to the guide with this year’s limits', async () => {
    for (const question of ['who pays if she has savings', 'Would she have to sell her house'])
      expect((await last(question)).text).toContain('/useful-information/who-pays-for-care');
  });

  it('a young carer who tells it bit by bit is not forgotten', async () => {
    const told = ['my mum cant walk very well', 'I do the cooking and help her wash', 'im 12'];
    for (const answer of (await answers(...told, 'will i get in trouble', 'dont tell anyone')).slice(2, 4))
      expect(answer.text).toContain('Childline');
    const [, , , price] = await answers(...told, 'how much is an hour');
    expect(price?.text).toContain('£');
  });

  it('who is deaf reads of no telephone, whatever is asked', async () => {
    const [, reach, start] = await answers(
      'I’m deaf. Do you come to Fareham?',
      'how do I reach you',
      'how do I begin',
    );
    for (const answer of [reach, start]) expect(answer?.text).toContain(brand.email.info);
    expect(start?.text).not.toContain(`ing ${brand.phone.display}`);
  });

  it.each([
    [['what would a visit cost', 'and at weekends?'], 'at a weekend costs'],
    [['are you hiring', 'in Eastleigh'], 'Eastleigh'],
    [['do you have jobs', 'nights', 'in winchester'], 'Winchester'],
    [['do you do nights', 'and what does it cost'], 'waking night'],
    [['what about somebody who lives with her', 'how much would that cost a week roughly'], '£1,650'],
    [['and at night?', 'how much is that then'], 'waking night'],
    [['how much is live in care', 'and at night?'], 'waking night'],
    [['do you do live-in care', 'how much is an hour'], 'An hour with a carer'],
    [['how much is it for an hour', 'and at the weekend'], 'at a weekend costs'],
    [['do you charge for the mileage', 'is there a minimum'], 'less than 30 minutes'],
    [['do you clean', 'is it extra on a sunday'], 'at a weekend costs'],
  ])(
    'what has no answer alone is asked together with what was asked before: %j',
    async (questions, words) => {
      expect((await last(...questions)).text).toContain(words);
    },
  );

  it.each([
    ['are you open on sunday', 'the office is closed'],
    ['what time can I ring tomorrow', 'from 9 am to 6 pm'],
    ['She lives in SP10, is that any good', 'we come to SP10'],
    ['any jobs in Eastleigh?', 'Companion (bank), Eastleigh'],
    ['we live in Exeter, can you help', 'Tell me your postcode'],
    ['can you take her to the hairdresser', 'we can come along'],
    ['my mother in law is 91 and wobbly, who could give her a shower', 'Help to wash'],
    ['do you run a care home', 'A care home is not among our services'],
    ['wot do you do for peple wiv lerning disabiltys', 'you decide how'],
    ['I’m a nurse and want to refer a patient', 'A referral needs no form'],
  ])('%s', async (question, words) => {
    expect((await last(question)).text).toContain(words);
  });
});
