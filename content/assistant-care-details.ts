import { brand } from '#content/brand.yaml';
import { questions } from '#content/faq.yaml';
import { funding } from '#content/funding.yaml';
import { prices } from '#content/prices.yaml';
import { services } from '#content/services.yaml';
import type { FundingId } from '#domain/content/funding.ts';
import { noPrice, office, phone, workOutAWeek } from './assistant-answers.ts';
import { nation } from './nation.ts';
import { hourSentence, pounds, servicePrice } from './price-words.ts';
import { registrationPending } from './registration-state.ts';

/** Answers a detail that people ask of a page, in place of the answer about the whole page. */
export interface PageDetail {
  pages: readonly string[];
  /** Phrases between commas, as people type them; each may end in an s. */
  words: string;
  /** Patterns that ask for it beyond doubt: see `RuleBasedAnswer`. */
  always?: string;
  /** Words by which the question asks for something else: see `RuleBasedAnswer`. */
  unless?: string;
  answer: string;
}

const onceRegistered = registrationPending ? ', once we are registered' : '';
const careServices = [
  '/care-for-adults',
  '/home-care',
  '/live-in-care',
  '/night-care',
  '/disabilities-support',
];
export const priceWords =
  'cost, price, how much, charge, fee, rate, expensive, afford, quote, estimate, pounds';
const fundingWords: Readonly<Record<FundingId, string>> = {
  council: 'needs assessment, care assessment, social services, council pay, council help, council fund',
  'nhs-continuing-healthcare': 'continuing healthcare, chc, nhs pay, nhs fund, nhs help, funded by the nhs',
  'attendance-allowance': 'attendance allowance',
  'direct-payments':
    'what is a direct payment, whats a direct payment, what are direct payment, get a direct payment, apply for a direct payment',
  'self-funded': 'pay for it myself, pay myself, self fund, self funded, pay privately, privately',
};

export const anyDay = `Yes: the days and times of visits are planned with you, weekends and bank holidays among them. They can cost more, and the written price shows it before you decide.`;

export const endOfLifeAnswer = `I am sorry that you need to ask. We can be there beside the nurses${onceRegistered}, by day or at night. Ask the GP or a nurse now about the NHS fast track, and about help from a hospice. ${office}`;

/** Questions about care, and those that people ask most. */
export const careDetails: readonly PageDetail[] = [
  ...services.map(({ slug, paying }) => {
    const price = prices && servicePrice(slug, prices);
    return {
      pages: [`/${slug}`],
      words: priceWords,
      answer: price ? `${price} ${paying.text} ${workOutAWeek}` : `${noPrice} ${paying.text}`,
    };
  }),

  {
    pages: careServices,
    words: 'weekend, saturday, sunday, bank holiday, christmas',
    answer: anyDay,
  },
  ...(prices
    ? [
        {
          pages: ['/faq#price'],
          words: priceWords,
          answer: `${hourSentence(prices)} ${workOutAWeek} You get one written price before you decide.`,
        },
      ]
    : []),

  ...funding.map(({ id, title, summary, whereToAsk }) => ({
    pages: ['/faq#help-with-cost', '/faq#direct-payment', '/useful-information'],
    words: fundingWords[id],
    answer: `${title}: ${summary.replace(/^Money/, 'money').replace(/^Care/, 'care')} ${whereToAsk}`,
  })),

  {
    pages: careServices,
    words:
      'hoist, lift, lifting, two people, two carers, double up, double handed, double hander, doubles, stand aid, slide sheet, transfer',
    answer: `Yes${onceRegistered}: our carers use a hoist or a stand aid after training on yours. If it takes two people, two come.`,
  },
  {
    pages: careServices,
    words:
      'wound, change dressing, change a dressing, dress a wound, injection, insulin, catheter, stoma, peg feed, nursing care',
    answer: `Our carers do not do a nurse’s work, such as dressing wounds or giving injections. Ask your GP or the community nurse about that. We can help with the rest${onceRegistered}: ask us what we could take on. ${office}`,
  },
  {
    pages: careServices,
    words: 'end of life, dying, palliative, hospice, terminal',
    answer: endOfLifeAnswer,
  },
  {
    pages: ['/care-for-adults', '/home-care', '/disabilities-support', '/lifestyle#companionship'],
    words: 'respite, a break, week off, weekend off, day off, time off, go on holiday, going on holiday',
    answer: `Yes, we can come so that you can have a break: an afternoon, an evening, or longer. Company, meals and housework at home can begin now. Help to wash, dress or take medicines meanwhile can begin${registrationPending ? ' once we are registered' : ', too'}.`,
  },
  {
    pages: ['/disabilities-support', '/supported-living', '/care-for-adults'],
    words:
      'look after children, support children, for children, under 18, is 13, is 14, is 15, is 16, is 17, 14 year old, 15 year old, 16 year old, 17 year old',
    answer: `We support adults only. For a child or a teenager, ask the children’s services of your council: they have a team for disabled children.`,
  },
  {
    pages: ['/home-care', '/lifestyle'],
    words: 'difference, compare, compared, versus, vs',
    answer: `Home care is visits with personal care: help to wash, dress, eat and take medicines. Lifestyle support is everyday help: housework, shopping, company, travel and letters.${registrationPending ? ' Lifestyle support can begin now; personal care can begin once we are registered.' : ''}`,
  },

  {
    pages: ['/home-care', '/live-in-care', '/lifestyle#everyday-assistance', '/faq#same-carer'],
    words: 'cat, dog, pet, budgie',
    answer: `Tell us about your animals when we plan it with you, so that whoever comes is at ease with them. Looking after them can be part of it, by agreement. ${office}`,
  },
  {
    pages: ['/about', '/why-us', '/faq#same-carer', '/social-engagement'],
    words: 'muslim, hindu, sikh, jewish, christian, religion, religious, faith, prayer, culture',
    answer: `Yes. Your plan is written with you, in your words: food, prayer, who comes, and how the home is kept. Tell us what matters, and it is in the plan.`,
  },

  {
    pages: ['/care-for-adults'],
    words: 'dementia, alzheimer, alzheimers',
    answer: `Yes. People living with dementia see the same faces, in the same order, with no hurry; we learn the names, songs and stories that matter. Company, meals, shopping and housework can begin now${registrationPending ? ', and help to wash, dress and take medicines once we are registered' : ', and help to wash, dress and take medicines, too'}. Whoever cares for them can have a break meanwhile.`,
  },
  {
    pages: ['/faq#emergency'],
    words:
      'carer finds, carers find, finds her, finds him, finds my, finds someone, finds mum, finds dad, does the carer, do your carers, does your carer, carer do, carers do, carer know, staff do',
    answer: `Whoever is there rings 999 if someone is in danger, or NHS 111 for urgent advice, and then the family or the people you have named. What else should happen stands in your plan. People we support can also ring us day and night: ${brand.emergencyPhone.display}.`,
  },
  {
    pages: ['/faq#begin', '/faq#start'],
    words:
      'what happens first, what happens when, what happens after, what happens next, and after that, and then, next step, ring you up, how does it work',
    answer: `You ring (${phone}) or write, and speak to a person in our office. Then we visit at home or on the ward, at no charge, and put a plan and a price in writing. You meet your carer before the first visit, and we ring after it to hear how it went.`,
  },
  {
    pages: ['/faq#same-carer'],
    words:
      'same carer, same person, same lady, same girl, same woman, same man, same one, same face, every time, each time',
    answer: questions.find(({ id }) => id === 'same-carer')?.answer ?? '',
  },
  {
    pages: ['/faq#same-carer'],
    words: 'male, female, man, woman, lady, women, men, gentleman, girl, bloke',
    answer: `You can ask for a man or a woman, and we will arrange it if we can. You meet each of your carers before they come alone, and you may ask for someone else.`,
  },
  {
    pages: ['/faq#same-carer'],
    words:
      'dont like, do not like, not get on, dont get on, change carer, different carer, another carer, swap, replace',
    answer: `Tell us, and we look for someone else; you need not say why. You also meet each carer before they come alone, so you can say no early.`,
  },
  {
    pages: ['/faq#same-carer', '/faq#emergency', '/faq#change'],
    words:
      'is ill, is sick, off sick, is poorly, is away, is on holiday, goes on holiday, has a cold, carer ill, carer poorly, carer sick, usual',
    answer: `Then one of the others comes who know you: besides your main carer there are one or two, and you meet each of them before they come alone.`,
  },
  {
    pages: ['/faq#checks', '/safeguarding'],
    words:
      'steal, stealing, theft, rob, robbing, spotting abuse, spot abuse, trained in, trained to, training in safeguarding, abuse people, abusing people, prevent abuse, prevent neglect, stop abuse, from abuse, honest, trust',
    answer: `Before anyone comes to you, we check identity, right to work, references and a DBS certificate at the level the job calls for. Everyone learns what abuse, neglect and theft look like, and what to do on the same day. Whoever is accused does not visit while it is looked into, and you can go straight to the council: you need not come to us first.`,
  },
  {
    pages: ['/faq#checks', '/careers'],
    words: 'first aid, first aider, cpr, resuscitation, life support',
    // Skills for Care, The Care Certificate standards: number 12 is basic life support.
    answer: `Training follows the national Care Certificate, and basic life support is one of its standards. Which first aid course a carer has taken besides, the office can tell you. ${office}`,
  },
  {
    pages: ['/faq#checks'],
    words: 'dbs, police check, criminal record, crb, background check, vetted',
    answer: `Yes. Before anyone comes to you, we check identity, right to work, references and a DBS certificate at the level the job calls for.`,
  },
  {
    pages: ['/faq#registration'],
    words: 'legal, legally, illegal, allowed',
    answer: registrationPending
      ? `Yes. Housework, shopping, company and travel need no registration, and that is what we do now. Personal care does need it, and we give none until we are approved.`
      : `Yes. We are registered, and the link at the foot of each page leads to the regulator’s own page about us.`,
  },
  {
    pages: ['/faq#price', '/faq#change', '/contact'],
    words:
      'work on christmas, coming on christmas, come on christmas, visit on christmas, christmas day, boxing day, new years day, over christmas, at christmas, easter sunday, work bank holiday, come on bank holiday',
    answer: `Visits on a bank holiday, Christmas among them, are planned with you. ${prices?.hour.bankHoliday ? `An hour then costs ${pounds(prices.hour.bankHoliday)}.` : 'They can cost more, and the written price shows it before you decide.'} People we support can ring day and night: ${brand.emergencyPhone.display}.`,
  },
  {
    pages: ['/faq#price', '/faq#change'],
    words: 'bank holiday, weekend, christmas, easter, evening, saturday, sunday',
    answer: prices
      ? `${hourSentence(prices)} ${workOutAWeek}`
      : 'Evenings, weekends and bank holidays can cost more. The written price shows each of them, and you have it before you decide.',
  },
  {
    pages: ['/faq#price', '/faq#pay-how'],
    words: 'joining fee, sign up fee, deposit, hidden, extra, set up fee',
    answer: `There is no joining fee, and the first consultation costs nothing. You get one written price before you decide, with evenings, weekends and bank holidays shown.${prices ? ` ${workOutAWeek}` : ''}`,
  },
  {
    pages: ['/faq#pay-how', '/faq#begin', '/contact'],
    words:
      'abroad, overseas, australia, canada, america, dubai, new zealand, south africa, spain, france, need to sign, have to sign, who signs, who has to sign',
    answer: `You can arrange it from wherever you are: ring, write, or choose a time for us to call. An invoice lists each visit, and it is paid by bank transfer or direct debit. Who signs the agreement, and who gets the invoice, the office settles with all of you before anything begins. ${office}`,
  },
  {
    pages: ['/faq#today', '/faq#registration', '/faq#help-with-cost'],
    words: 'in the meantime, meantime, meanwhile, until then, till then, for now, someone else, who else',
    answer: registrationPending
      ? `For help to wash, dress or take medicines now, ask the adult social care team of your council for a needs assessment: it is free. The [${nation.regulator.shortName}](${nation.regulator.url}) lists every registered provider. Housework, shopping, meals and company can begin with us now.`
      : `All of our help can begin now. ${office}`,
  },
  {
    pages: ['/faq#change'],
    words: 'cancel, stop, end, terminate, leave you',
    answer: `Ring the office as early as you can: ${phone}. Your agreement says how much notice we need, and what a late change costs. In the 14 days after you sign you can end it, and pay only for the visits you have had.`,
  },
  {
    pages: ['/faq#change', '/faq#pay-how'],
    words: 'hospital, into hospital',
    answer: `Tell us, and we pause the visits. Your agreement says, before you sign, how much notice we need and what a late change costs.`,
  },
  {
    pages: ['/home-care', '/lifestyle', '/care-for-adults'],
    words:
      'how long is a visit, how long are visit, 15 minute, 30 minute, half an hour, minimum visit, shortest visit, one hour',
    answer: `No visit is shorter than half an hour. You say which moments of the day are hard, and we plan the visits with you: one a week, or several a day.`,
  },
  {
    pages: ['/home-care', '/care-for-adults', '/faq#today'],
    words: 'what is personal care, whats personal care, mean by personal care, counts as personal care',
    answer: `Personal care is help to wash, dress, eat or use the toilet.${registrationPending ? ' A provider must be registered before it gives it, and we are waiting for that decision. Everyday help can begin now.' : ''}`,
  },
  {
    pages: ['/faq#same-carer', '/faq#checks'],
    words: 'speak, language, punjabi, polish, urdu, gujarati, bengali, romanian, spanish, welsh',
    answer: `Tell us which language matters to you: we look for a carer who speaks it, and say plainly if we have none. ${office}`,
  },
];
