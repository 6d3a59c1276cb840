import { atAge, youngCarerWords } from './assistant-troubles.ts';

const old = '(?:[5-9]\\d|1[01]\\d)';
const relative =
  '(?:mum|mums|mom|mam|mother|mothers|dad|dads|father|fathers|husband|husbands|wife|wifes|partner|nan|nans|nana|gran|grans|granny|grandma|grandad|grandfather|grandmother|parents?|son|daughter|brother|sister|aunt|auntie|uncle|cousin|neighbour|friend|mother in law|father in law)';
const profession =
  '(?:social worker|care manager|case manager|care coordinator|care navigator|commissioner|brokerage|discharge (?:nurse|coordinator|planner|team|lead|officer)|district nurse|community nurse|specialist nurse|ward (?:nurse|sister|manager|clerk)|gp|occupational therapist|physiotherapist|support planner|safeguarding officer|key worker|adult social care team)';

/** Who asks, by words anywhere in what they write: patterns between commas, the first that fits. */
export const askers = {
  youngCarer: youngCarerWords,
  applicant: `(?:looking|look|searching) for (?:a |some |any )?(?:care |carer |support )?(?:job|jobs|work|role|position|vacancy|shifts)(?! experience), any (?:\\S{1,20} )?(?:jobs|vacancies|shifts|work going), any (?:waking |sleeping )?nights? (?:going|near|in|around), (?:caut|szukam|busco|procuro|cerco|cherche) (?:de |du |um |un )?(?:lucru|pracy|trabajo|trabalho|lavoro|travail), (?:can|could|do|would) (?:i|you) (?:work for you|apply|sponsor|take on|hire), (?:want|like|love|hope|hoping) to (?:work|apply|be a carer|become a carer)(?! out), are you (?:hiring|recruiting), my (?:cv|application|interview), (?:im|i am) (?:a|an) (?:\\S{1,20} )?(?:care worker|care assistant|healthcare assistant|hca|carer looking|support worker|registered nurse), apply for (?:a|the|your|this) (?:job|role|position|post), certificate of sponsorship`,
  professional: `(?:im|i am|this is|its|here is|as) (?:a |an |the |your )?(?:\\S{1,20} ){0,3}${profession}, ${profession} (?:here|calling|writing|at|from|with|in|for) , ${profession} here, (?:i have|ive got|we have) (?:a|an) (?:\\S{1,20} )?(?:patient|service user|gentleman|lady) (?:of|with|aged|needing|awaiting|ready), (?:my|our) (?:patient|service user|service users|ward), package of care, double handed, medically fit`,
  client: `(?:im|i am) (?:already )?(?:a|the|your|one of your|an existing) (?:clients?|customers?|service users?), my (?:\\S{1,20} )?carer (?:\\S{1,20} )?(?:is|was|has|hasnt|didnt|never|keeps|came|comes|left|forgot|missed|usually), you (?:already )?(?:look after|care for|support) me, (?:im|i am) (?:already )?with you`,
  family: `(?:my|our) (?:\\S{1,20} )?${relative}, (?:for|about|with) (?:mum|dad|nan|gran|grandad|grandma), (?:mum|dad|nan|gran|grandad) (?:is|has|was|lives|needs|cant|wont|keeps|fell)`,
  self: `(?:i am|im) ${old}, i live (?:alone|by myself|on my own), i cant (?:wash|dress|cook|shop|manage|get) \\S{1,20}, i am (?:disabled|blind|deaf|housebound)`,
} as const;

/** Someone under age, and someone who cares for another: together, and in any order, a young carer. */
export const childWords = `${atAge}, (?:missed|miss|missing|bunk(?:ed|ing)? off) (?:a lot of )?school, my (?:teachers?|homework), dont tell (?:my )?(?:social services|(?:my )?(?:social worker|teacher|school))`;
export const caresWords = `(?:its|it is) me (?:who|that) (?:does|do|has|have|looks|gives|gets), i (?:do|give|make|cook|clean|wash|get|help) (?:my |her |his |for my |for her |for him )?(?:mum|dad|nan|gran|brother|sister|her|him|everything|all)(?: \\S{1,20})?, i (?:look after|care for|am looking after|am caring for) \\S{1,20}, instead of me`;

/** Something went wrong, and is told to us. */
export const complaintWords =
  'complain(?:t|ts|ing)?, (?:nobody|no one|noone) (?:gets?|got|has got|came|comes|rang|rings|calls|called) back, (?:rung|rang|phoned|called|emailed|written) (?:\\S{1,20} ){0,2}times, (?:charged|billed|invoiced) (?:us|me) (?:for|twice), never happened, (?:my|our) money back, your (?:carers?|girl|lady|man|staff) (?:left|hurt|hit|stole|shouted|forgot|broke|dropped|never|didnt|did not|was rude|were rude), what are you going to do about (?:it|this|that), (?:carers?|she|he) (?:never|didnt|did not) (?:come|came|turn up|show up|arrive), let (?:us|me|mum|dad) down, (?:disgrace|disgraceful|appalling|unacceptable|furious|disgusted)';

/** They hold whatever else is said later; the others give way to any that is said after them. */
export const lastingAskers: readonly (keyof typeof askers)[] = ['youngCarer', 'professional', 'client'];

/** Illnesses for which the page about disabled people is the one. */
export const disabilities: readonly string[] = [
  'autism',
  'a learning disability',
  'a brain injury',
  'sight loss',
  'epilepsy',
];

/** The service that a conversation is about, by words that leave no doubt. */
export const serviceWords: Readonly<Record<string, string>> = {
  '/live-in-care':
    'livein, live in (?:care|carers?|costs?|prices?|help|instead|support|person|package|option), (?:a|do|about|would|for|than|offer|full time|of|is) live in(?! (?:a|the|my)), (?:come|carer|someone|somebody|person) (?:and |to |who )?lives? with (?:me|us|her|him|mum|dad|my \\S{1,20}), round the clock, 24 ?(?:hours?|hr|7)',
  '/night-care':
    'overnight, night care, night carers?, night sitters?, nights?, at night, (?:through|during) the night, waking nights?, sleep ?ins?',
  '/after-hospital-care':
    '(?:out of|from|leav\\S{1,4}|left|discharged from|home from|in) hospital, discharged?, (?:coming|come|comes) home from, after (?:an|the|his|her|my) operation',
  '/supported-living': 'supported living, suported living, (?:own|a) (?:place|flat|front door|tenancy)',
  '/home-care':
    'home care, homecare, personal care, (?:morning|evening|daily) (?:visits?|calls?), (?:visits|calls|times) a day, get (?:washed|dressed), getting (?:washed|dressed), wash(?:ing)? and dress(?:ing)?, shower, bathe',
  '/lifestyle#household-support': 'cleaner, cleaning, housework, hoovering, ironing',
  '/lifestyle#shopping-and-errands': 'shopping, errands',
  '/lifestyle#companionship':
    'companion, companionship, (?:for|some|needs|wants|bit of) company, someone to talk to',
};

/** “There” and the like, where a place was named before. */
export const thereWords =
  '(?:go|come|came|get|travel|drive|work|cover|reach|visit|out|over)(?: (?:out|over|round))? (?:there|to (?:her|him|them|me|us|that area|my area|where (?:i|she|he|we|they) lives?))';

/** Words by which anybody asks about work with us. */
export const jobWords =
  'jobs?, work for you, working for you, apply, applying, application, vacanc(?:y|ies), hiring, recruit(?:ing|ment)?, sponsor(?:s|ed|ship)?, visas?, cv, cvs, salary, wages?, earn(?:s|ing|ings)?, (?:do|would|will) (?:you|they) pay(?! for (?:the|a|my|her|his|their) ), (?:carers?|staff|workers?) (?:get )?paid, shifts?, interviews?, career, careers, employ(?:ed|er|ment)?, become a carer, pay (?:your|the) (?:carers|staff), qualif(?:y|ied|ications?), training';
