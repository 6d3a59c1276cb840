import { medicines } from '#content/banned-words.yaml';
import { WEEKDAYS } from '#domain/time/day-words.ts';
import { amountsIn } from './amounts.ts';
import { type SiteFacts, siteFacts } from './site-facts.ts';

const matching = (pattern: RegExp, text: string) => text.match(pattern) ?? [];

const NUMBER = '(?:\\d{1,6}(?:[.,]\\d{1,3})?|half an?|one|two|three|four|five|six|eight|ten)';
const DOSE = new RegExp(
  `\\b${NUMBER}[ -]?(?:mg|mcg|micrograms?|milligrams?|grams?|ml|millilitres?|units|tablets?|pills?|capsules?|drops|puffs|doses?|spoonfuls?)\\b`,
  'gi',
);
const MEDICINE_NAMES = `(?:${medicines.replaceAll(', ', '|').replaceAll(' ', '[ -]')})s?`;
const MEDICINE = new RegExp(`\\b${MEDICINE_NAMES}\\b`, 'gi');
const DAY = `(?:${WEEKDAYS.join('|')})`;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const WHEN = new RegExp(
  `\\b(?:today|tonight|tomorrow|(?:this|next|on|by|from|before) (?:the )?(?:${DAY}|week|month|weekend)|(?:within|in) (?:the (?:next )?|an? |about |as little as |under )?(?:hours?|minutes|days?|weeks?|${NUMBER}(?: to \\d{1,3})? (?:\\w{1,10} )?(?:minutes?|hours?|days?|weeks?))|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|(?:at|by|from|before) \\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm|o.?clock)|same[- ]day)\\b`,
  'gi',
);
/** Somebody of ours is said to do something. */
const PROMISE =
  /\b(?:we|i|carers?|someone|somebody|(?:our|the) (?:team|office|staff|carers?|manager)|they)(?:['’]ll| will| can| shall| would| could| is| are|['’]re) /i;

const CLAUSES = /[,;:]|\b(?:because|and|but|as|since|while)\b/;
const WHILE_NOT_SO = /\b(?:once|until|when|after|before|as soon as|if|unless)\b[^,;.]*/gi;
const DENIED =
  /\b(?:not|no|never|nobody|cannot|pending|appl(?:y|ied|ying|ication)|await\w{0,3}|waiting|needs? to|without|has to|must)\b|n['’]t\b/i;
const STATUS =
  /\b(?:regulators?|inspectors?|voted|best|top|leading|recommend|trust|police|\w{3,5} out of \w{2,4}|registered (?!nurse)|registered$|registration\b|cqc|care quality commission|regulated|licen[cs]ed|accredit\w{0,5}|approved|inspect\w{0,4}|rat(?:ed|ings?)\b|outstanding|\d(?:\.\d)?\s?(?:\/ ?|out of )(?:5|10)|stars?\b|award\w{0,3}|per ?cent of|% of)/i;

/** No registration, rating or prize that the site does not claim; none is claimed by what is not so yet. */
const isStatusInvented = (sentence: string, facts: SiteFacts) =>
  sentence
    .replace(WHILE_NOT_SO, ' ')
    .split(CLAUSES)
    .some((clause) => STATUS.test(clause.trim()) && !DENIED.test(clause)) && !facts.says(sentence);

const KINDS_OF_PRICE = [
  /\bnights?\b/i,
  /weekend|saturday|sunday/i,
  /evening/i,
  /holiday/i,
  /live-?\s?in|lives with/i,
  /\bweeks?\b/i,
  /\bhours?\b/i,
  /waking|awake/i,
  /sleeping|asleep/i,
];
const PERHAPS_FREE =
  /\bwill (?:pay|cover|fund)\b|\bfree\b(?! to\b)|\b(?:discount|refund|waive|half[- ]price|cheap|deposit|per ?cent off|% off|fee\b|costs? nothing|no charge)/i;

/** “£34 in the evening, £36 at a weekend”, each with its hour. */
const partsOf = (text: string) => text.split(/,(?!\d)|;|\band\b/);
const kindsIn = (text: string) => KINDS_OF_PRICE.filter((kind) => kind.test(text));

/** Each amount belongs to the kind of help that the site names it for. */
function isPriceInvented(sentence: string, facts: SiteFacts): boolean {
  const priced = facts.clausesWith(/£/).flatMap(({ text }) => {
    const [unit = ''] = matching(/\bhour\b/gi, text);
    return partsOf(text).map((part) => ({ amounts: amountsIn(part), said: `${part} ${unit}` }));
  });
  const isKnown = (amount: string, part: string) =>
    priced.some(
      ({ amounts, said }) => amounts.includes(amount) && kindsIn(part).every((kind) => kind.test(said)),
    );
  return (
    partsOf(sentence).some((part) => amountsIn(part).some((amount) => !isKnown(amount, part))) ||
    (PERHAPS_FREE.test(sentence) && !facts.says(sentence))
  );
}

const THING =
  'application|request|booking|visits?|appointment|message|complaint|place|call|referral|details|name|carer|slot';
/** The assistant has done it, or will; or it is done. */
const DONE = [
  /\bi(?:'ve| have| am|'m| was)?(?: just| now| already)* (?!need|limited|automated|based|called|interested)\w{2,20}(?:ed|ing)\b/i,
  /\b(?:i|we)(?:'ve| have) (?:just |now )?(?:sent|told|rung|put|made|set|got)\b/i,
  /\bi(?:'ll| will| shall| can| am going to|'m going to) (?!say\b|tell you\b|only\b|help\b|answer\b|explain\b|give\b|not\b|be\b)\w/i,
  /\b(?:we|you|it|that|everything|office)(?:'ve|'re|'s| have| has| are| is| was)(?: been| now| just| all| already)* (?:book|reserv|arrang|schedul|confirm|cancel|notifi|inform|forward|pass|sav|not|sign)(?:ed|led|ted)\b/i,
  new RegExp(
    `\\b(?:your|the|her|his) (?:${THING}) (?:has|have|is|was|are)(?: been| now| just)* (?:\\w{2,20}ed|sent|put|made)\\b`,
    'i',
  ),
  /\ball set\b|\bconsider it done\b/i,
];
/** Only people book, write down and pass on. */
const isDoingInvented = (sentence: string, facts: SiteFacts) =>
  sentence
    .replace(WHILE_NOT_SO, ' ')
    .split(CLAUSES)
    .some((clause) => DONE.some((pattern) => pattern.test(clause)) && !DENIED.test(clause)) &&
  !facts.says(sentence);

const DRUG = `(?:${MEDICINE_NAMES}|medicines?|medications?|tablets?|pills?|dos(?:e|es|age)|thinners?|inhalers?|insulin|painkillers?|statins?|puffs)`;
const ADVICE = new RegExp(
  `\\b(?:stop|start|skip|double|halve|reduce|increase|lower|raise|change|take|give|swap|miss|crush|mix|restart|leave|come off|cut)\\b[^.]{0,40}\\b${DRUG}\\b`,
  'i',
);
const HEALTH = new RegExp(
  `\\b(?:${DRUG}|pains?|rash|fever|confus\\w{1,4}|dementia|infection|stroke|heart|breath\\w{0,4}|dizz\\w{1,4}|symptoms?|alcohol|whisky|brandy|sleep|diagnos\\w{1,4}|allerg\\w{1,3}|indigestion|temperature|blood|wound|bruis\\w{1,3}|memory|fine|harmless|serious)\\b`,
  'i',
);
const WHO_MAY = /\b(?:gp|doctor|pharmacist|nurse|111|prescriber|chemist)\b|\bwe never\b/i;
const OF_HELP = /\b(?:we|us|our|carers?|companions?|council|nhs|support|assessment|999)\b/i;
const NEEDLESS =
  /\b(?:no need|needn't|need not|do(?:es)? not (?:need|have)|don't (?:need|have)|without|instead|rather than|waste)\b/i;
const VERDICT =
  /\b(?:sounds? like|looks? like|nothing to worry|no need to worry|don't worry|will pass|not serious|harmless|is (?:probably|only|just|likely|usually)|probably (?:just|only)|wait (?:until (?!we )|till|and see|an? |for)|sleep it off|leave it (?:until|till)|see how (?:she|he|it|they)|until morning)\b/i;
const RESCUE = /\b(?:999|112|111|ambulances?|a ?& ?e|emergency services?|paramedics?)\b/i;
const LATER =
  /\b(?:not|never|wait|instead|rather|later|tomorrow|morning|unless|waste|no need|then|before|only|bother|day or two|give it)\b|n't\b/i;
const REFUSAL =
  /^\W*(?:i am )?(?:sorry,? (?:but )?)?i(?: cannot| can't| am not able| am unable)\b(?!.*\bbut\b)/i;

/** No advice on medicines, on health or on waiting, which doctors and 999 give. */
function isAdviceInvented(sentence: string, facts: SiteFacts): boolean {
  if (REFUSAL.test(sentence)) return false;
  const isSentOn = WHO_MAY.test(sentence) && !NEEDLESS.test(sentence);
  const isLate = sentence.split(CLAUSES).some((clause) => RESCUE.test(clause) && LATER.test(clause));
  return (
    (ADVICE.test(sentence) && !isSentOn && !facts.says(sentence, 0.6)) ||
    (HEALTH.test(sentence) && !isSentOn && !OF_HELP.test(sentence) && !facts.says(sentence, 0.6)) ||
    (VERDICT.test(sentence) && !facts.says(sentence, 0.9)) ||
    (isLate && !facts.says(sentence, 0.75))
  );
}

const CAPITALS = /(?<=[\p{L}\d,;–-] )\p{Lu}\p{Ll}+/gu;
const FIRST = /^\W*(\p{Lu}\p{Ll}+)(?= (?:and \p{Lu}|will|is|has|can|would|from|comes|\p{Lu}))/u;
const CALLED = /\b(?:called|named|name is|ask for) ([\p{L}]+)/iu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi;
const ADDRESS = /\bPO [Bb]ox \d+|\b\d{1,4}[a-z]? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu;
const HOURS =
  /\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|\b(?:every day|24|all day|(?:at|on) (?:weekends?|saturdays?|sundays?))\b/gi;
const OPEN = /\b(?:opens?|office|answers?)\b/i;

/** No name, place or address that the site does not have; a question may have named it. */
const isNameInvented = (sentence: string, facts: SiteFacts, asked: SiteFacts['knows']) => {
  const names = [
    ...matching(CAPITALS, sentence),
    ...[FIRST, CALLED].flatMap((pattern) => pattern.exec(sentence)?.slice(1) ?? []),
  ].filter((name) => !WEEKDAYS.some((day) => name.startsWith(day)));
  const places = [POSTCODE, ADDRESS].flatMap((pattern) => matching(pattern, sentence));
  return (
    names.some((name) => !facts.knows(name) && !asked(name)) ||
    places.some((place) => !facts.has(place)) ||
    (OPEN.test(sentence) &&
      matching(HOURS, sentence).some(
        (hour) =>
          !facts.clausesWith(OPEN).some(({ text }) => text.toLowerCase().includes(hour.toLowerCase())),
      ))
  );
};

/** True if a sentence says more than the site of a registration, a price, a booking, a medicine, 999, a person, a place or a time. */
export function isInvented(sentence: string, known: string, asked = ''): boolean {
  const plain = sentence.normalize('NFKC').replaceAll(/[*_`]/g, '').replaceAll('’', "'");
  const facts = siteFacts(known);
  const words = plain.replace(/\]\([^)\s]{0,300}\)/g, ']');
  const isUnknown = (found: string) => !known.toLowerCase().includes(found.toLowerCase());
  return (
    [DOSE, MEDICINE].some((pattern) => matching(pattern, words).some(isUnknown)) ||
    (PROMISE.test(words) && matching(WHEN, words).some(isUnknown)) ||
    isStatusInvented(words, facts) ||
    isPriceInvented(words, facts) ||
    isDoingInvented(words, facts) ||
    isAdviceInvented(words, facts) ||
    isNameInvented(words, facts, siteFacts(asked).knows)
  );
}
