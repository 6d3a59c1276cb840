import { brand } from '#content/brand.yaml';
import { fairRecruitment } from '#content/fair-recruitment.yaml';
import { phone, write } from './assistant-answers.ts';
import { call } from './assistant-moves.ts';
import { childHelp } from './danger-cards.ts';
import { registrationPending } from './registration-state.ts';

export const kin =
  '(?:mum|mums|mom|mam|mother|dad|dads|father|husband|wife|partner|nan|nana|gran|granny|grandma|grandad|grandfather|grandmother|parents?|son|daughter|brother|sister|aunt|uncle|friend)';

/** An answer by the words of a question, whatever the models predict. Words are patterns between commas; a tilde stands for up to four words. */
export interface RuleBasedAnswer {
  pages: readonly string[];
  /** Words anywhere in the question. */
  always?: string;
  /** Words of the whole question. */
  whole?: string;
  /** Words by which the question asks for something else. */
  unless?: string;
  /** Clear subjects that it overrules. */
  instead?: readonly string[] | 'all';
  answer: string;
  /** Said in turn to a person in trouble who goes on telling. */
  later?: readonly string[];
  /** Offers to send the conversation to the office. */
  office?: boolean;
}

/** Patterns of a death that a person writes of, and the condolence that comes first. */
export const grief = {
  words: `${kin}(?: (?:has|have|had|just|recently|sadly|suddenly|only)){0,3} (?:died|passed (?:away|last|in|this|yesterday|suddenly|peacefully|recently)), (?:i|we|ive|weve|have|has|just|recently|she|he|mum|dad) lost (?:my |our |her |his |their |the )?${kin}, bereaved, bereavement, widowed`,
  first: 'I am so sorry for your loss.',
} as const;

const childline = `[Childline, ${childHelp.child.display}](${childHelp.child.url}), is free, day and night`;
const samaritans = '[116 123](tel:116123)';
const age = '(?:8|9|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const caring =
  '(?:look after|looking after|care for|caring for|do everything|doing everything|do it all|do all the \\S{1,20})';
export const atAge = `(?:im|i am) (?:only |just |nearly )?${age}(?! (?:weeks|months|hours|days|minutes|stone|miles))`;

/** A child who cares for someone at home. */
export const youngCarerWords = `${atAge}(?: \\S{1,20}){0,8} ${caring}, ${caring}(?: \\S{1,20}){0,8} ${atAge}, ${kin} (?:has|have|is|isnt|cant|needs)(?: \\S{1,20}){0,10} ${atAge}, young carers?, ${caring} (?:\\S{1,20} ){1,4}(?:before|after) school, (?:miss|missing|missed) school ~ ${caring}, before i go (?:to )?school`;

export const youngCarer: RuleBasedAnswer = {
  pages: ['/useful-information', '/care-for-adults'],
  instead: 'all',
  always: youngCarerWords,
  unless:
    'job, jobs, apply, vacancy, vacancies, hiring, cv, paid, weeks, months, hours, grandson, granddaughter',
  answer: `You do a great deal for your age, and it is good that you say so. You are a young carer, and you have a right to help: tell a teacher, a school nurse or your GP, or let an adult ask your council for a young carer’s assessment. ${childline}: you can say anything there. We may be able to help at home, too: ask an adult whom you trust to ring us, ${phone}.`,
  later: [
    `None of this is your fault, and it should not all be yours to do. To ask for help is not to tell on anyone. ${childline}.`,
    'One adult who knows is a beginning: a teacher, a school nurse, an aunt. You can show them what you wrote here.',
    `I am a program, and you should have a person to talk to. Ring Childline, or chat with them at childline.org.uk.`,
  ],
};

/**
 * People in trouble who are not in danger are heard first. The numbers are those that Carers UK, Cruse Bereavement Support, The
 * Silver Line and Report Fraud publish.
 */
export const troubleAnswers: readonly RuleBasedAnswer[] = [
  youngCarer,
  {
    pages: ['/care-for-adults', '/lifestyle#companionship', '/home-care', '/night-care', '/faq#begin'],
    instead: ['/lifestyle#personal-assistance', '/lifestyle', '/useful-information', '/disabilities-support'],
    always: `(?:i|we) (?:just |really |simply )?(?:cant|cannot|can not|am not|are not|were not|struggle to|am struggling to|are struggling to|can hardly|can barely) (?:cope|coping)(?: any ?more| any longer| much longer| now)?(?! with (?!(?:my |our |looking |caring )?(?:${kin}|after|for)))(?! (?:on|by) my), (?:cant|cannot|not|struggling to|hard to) (?:cope|coping) with (?:my |our )?${kin}, (?:cant|cannot) manage (?:with )?(?:my |our )?${kin}, (?:cant|cannot) (?:do (?:this|it)|look after (?:my |our )?${kin}|care for (?:my |our )?${kin}) (?:any ?more|any longer|much longer|on my own), end of my tether, at breaking point, (?:burnt|burned|worn) out (?:\\S{1,20} ){0,4}(?:looking after|caring), (?:exhausted|shattered|drained|worn out|so tired) (?:from |with |of )?(?:looking after|caring)`,
    unless: 'live alone, lives alone, work for you, your office',
    answer: `That is a great deal to carry, and it is right to ask for help. You can have a break: an afternoon, an evening, or longer, once or every week. Visits for company, meals and housework can begin now.${registrationPending ? ' Help to wash, dress or take medicines can begin once we are registered.' : ' Help to wash, dress or take medicines can be part of it.'} Ring ${phone}, and a person will think it through with you. Your council must look at what you need, too: ask for a carer’s assessment.`,
    later: [
      `Nobody can do this without a rest. Carers UK listens and knows your rights: 0808 808 7777, free, on weekdays.`,
      `If someone took one thing off you this week, what should it be? Tell me, or tell the office: ${call}.`,
      `I am a program, and you should have a person now: ${phone}. At night Samaritans listen: ${samaritans}, free.`,
    ],
  },
  {
    pages: ['/lifestyle#companionship', '/social-engagement', '/lifestyle'],
    always: grief.words,
    unless:
      'work, job, jobs, apply, complain, complaint, bill, invoice, stop, cancel, visits, account, bank, gp, probate, will, inherit, inheritance, estate, pension, solicitor, leave, tell, visit, looking after, funeral',
    answer: `${grief.first} There is no hurry with anything. If company would help, someone can come to talk, walk or sit with you, or go with you to see people; and we can help with the house, with letters and with calls. Ring ${phone}, or ${write}, whenever it suits you.`,
    later: [
      `Thank you for telling me. Days and evenings like these are hard, and there is no right way through them. Cruse Bereavement Support listens, free, on weekdays and many evenings: 0808 808 1677.`,
      `That matters, and you need not manage it alone. We can come and cook with you, eat with you, or go out with you: ${call}. If you are not eating or sleeping, tell your GP, too.`,
      `I am a program, and a person should hear this. Samaritans listen day and night, free: ${samaritans}.`,
    ],
  },
  {
    pages: ['/lifestyle#companionship', '/social-engagement', '/lifestyle'],
    instead: 'all',
    always: `(?:im|i am|i feel|feeling|been) (?:so |very |really |a bit |quite |just |always )?lonely, (?:nobody|no one|noone|no body) to talk to, (?:see|speak to|talk to) (?:nobody|no one|noone|not a soul) (?:all|for), (?:someone|some ?body|anyone|carer|one of you)(?: \\S{1,20}){0,2} (?:come|pop|drop)(?: (?:and|to|in|over|round|by|for|a)){1,3} (?:talk|chat|natter)`,
    unless:
      'job, jobs, work for you, apply, office, manager, us, them, through, about, instead, mum, dad, wife, husband',
    answer: `I am glad that you say so. Someone can come to talk, play cards, walk or eat with you, once or every week, and it can begin now: ${call}, or ring ${phone}. The Silver Line is there for older people who would like to talk, day and night, free: 0800 470 80 90.`,
    later: [
      'Thank you for telling me. It is no small thing to be so much alone, and many people know it.',
      `A voice is better than a program: ${phone}, or The Silver Line, 0800 470 80 90.`,
    ],
  },
  {
    pages: ['/careers', '/contact'],
    instead: 'all',
    always: `(?:ask|asks|asked|asking|want|wants|wanted|told|charge|charged|charging|made|making|demand|demanded) (?:me|us|him|her|them|my \\S{1,20})(?: \\S{1,20}){0,2} (?:pay|send|transfer|\\d{1,6}|money|for (?:money|\\d{1,6}|cash|fee|fees|a fee|a deposit|payment|bank details))(?: \\S{1,20}){0,8} (?:job|interview|sponsorship|visa|cos|certificate|dbs|position|application|work|training), (?:agents?|agency|recruiters?|middleman|man on \\S{1,20}|someone|person) (?:\\S{1,20} ){0,2}(?:wants?|asks?|asked|charges?|charged|takes?|took|needs|demands?) (?:\\S{1,20} ){0,3}\\d{2,6}, (?:paid|pay|paying|sent) (?:an |the |a |some |this |you |your )?(?:agent|agency|recruiter|person|man|woman|\\S{1,20}) (?:\\S{1,20} ){0,4}for (?:a |the |my )?(?:job|interview|sponsorship|visa|cos|certificate of sponsorship), (?:do|must|should|will) i (?:have to |need to )?pay (?:\\S{1,20} ){0,4}(?:for|to get) (?:a |the |my |your )?(?:job|interview|sponsorship|cos), (?:job|whatsapp|offer|recruiter|agent) (?:\\S{1,20} ){0,4}(?:a )?(?:scam|fraud|fake)`,
    unless: 'dbs cost, pays for the dbs, who pays',
    answer: `${fairRecruitment.lines[2]} It is not from us: we never ask for money for a job, an interview or a sponsorship. Keep the messages, and show them to us: ${brand.email.careers}, or ${phone}. If you have paid, ring your bank at once, and then the police’s line for fraud: 0300 123 2040.`,
    later: [
      `Whoever asks you for money is not one of us. Our own jobs all stand on our [careers page](/careers), and applying is free.`,
      `Do not answer them, and keep what they wrote. Only the pages of this site have our jobs.`,
    ],
  },
  {
    pages: ['/complaints', '/contact'],
    instead: 'all',
    office: true,
    always: `i (?:already |have already |have |just |ve )?(?:rang|rung|phoned|called|emailed|wrote|written|tried)(?: \\S{1,20}){0,4} (?:nobody|no one|noone|no body) (?:\\S{1,20} )?(?:answered|answers|answering|picked up|picks up|replied|rang|called|came back), (?:nobody|no one|noone|no body) (?:at your office |there |ever )?(?:answers|answered|answering|picks up) (?:your|the|my) (?:phone|phones|number|line|office|call|calls|email|emails), (?:they|you|your office|the office|no one|nobody) (?:didnt|did not|dont|wont|never|arent|are not|hasnt|havent) (?:\\S{1,20} )?(?:pick|picked|picking) up, (?:they|you|your office|the office) (?:didnt|did not|dont|never|arent|are not) (?:\\S{1,20} )?(?:answer|answered|answering)(?: (?:the|your) (?:phone|emails?))?, (?:still )?(?:no|not had an?|never had an?) (?:reply|answer) from (?:you|your office|anyone)`,
    unless: `${kin}, hes, shes, neighbour`,
    answer: `That should not happen, and I am sorry. If someone is waiting for a carer now, ring ${brand.emergencyPhone.display}, day and night. Send this conversation to the office with the button below: then it is in writing that nobody answered, and a person replies by the end of the next working day. Or ${call}.`,
  },
  {
    pages: ['/complaints', '/faq#same-carer', '/contact'],
    instead: 'all',
    office: true,
    always: `(?:this|it|that) (?:is|was) (?:just |really |absolutely |an? |such an? |not |simply ){0,3}(?:joke|disgrace|disgraceful|appalling|unacceptable|outrageous|shambles|good enough|disgusting), (?:fed up|furious|livid|disgusted|so angry|really angry|very angry|sick and tired) (?:with|at|of|about) (?:you|your|this|the (?:carers?|service|office|company)|being let down), (?:third|fourth|fifth|another|yet another|different|3rd|4th|5th) (?:different |new )?carers? (?:this week|this month|again|today|in a), let (?:us|me|mum|dad|him|her) down (?:again|every|badly), worst (?:company|service|agency|carers), how dare you, you (?:people )?(?:should be|ought to be) ashamed`,
    unless: 'council, gp, hospital, nhs, other company, last company, another agency, care home',
    answer: `I am sorry: that is not what we promise, and you are right to say so. I see no visits from here. A person must look into it: send this conversation to the office with the button below, or [make a complaint](/complaints). You hear within 3 working days that we have it, and in writing within 20 what we found.`,
    later: [
      'You need not say it twice: the button below sends what you wrote here, and you can shorten it first.',
      'I hear that you are angry, and a program cannot put it right. The office has to.',
    ],
  },
];
