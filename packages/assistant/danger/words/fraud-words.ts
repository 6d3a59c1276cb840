const caller =
  '(a |the |this |some |that )?(man|woman|lady|bloke|guy|caller|stranger|person|people|scammers?|fraudsters?|someone|somebody|him|them)';
const secret =
  '(bank (details|card|account)|card (details|numbers?)|account (details|numbers?)|sort code|pin|pin number|security code|cvv|passcode|online banking)';
const whose = '((my|her|his|our|mums|dads|nans|the|all) ){0,3}';

/** Fraud that is under way, by words that are certain. Written like `danger-words.ts`. */
export const fraudWords: readonly string[] = [
  `(read|gave|given|told|sent|typed|reading|giving|telling|shared) (out )?(\\S{1,20} ){0,6}(card|account|pin|sort code|passcode|bank details|security code|online banking)( \\S{1,20}){0,3} (to|over to) ${caller}`,
  `(gave|given|told|sent|giving|telling|reading|read) ${caller} ${whose}${secret}`,
  `(in|to|into) (a|the|this|their) safe account(?! scam)`,
  `(man|woman|lady|someone|somebody|caller|they|he|she|people) (\\S{1,20} ){0,4}(says|saying|said|claims|claiming|pretending|pretends) ((to be|to|its|hes|shes|theyre|they are|he is|she is|he was|she was|they were|it was|be|calling|ringing|phoning) ){1,3}(from )?((the|her|his|my|our|their) )?(bank|(bank |police )?fraud (team|department|squad)|hmrc|microsoft|amazon|bt)`,
  `on the (phone|line) (to|with) ((a|the|some) )?(scammers?|fraudsters?|fraud (team|department)|someone from the (bank|fraud team))`,
  `(being|getting|just been|just got|(think|fear|afraid) (ive|im|hes|shes|weve|mums|dads|he is|she is|i have|he has|she has) (been|being)) (scammed|conned|defrauded|swindled)`,
  `(told|asked|asks|wants|tells|made|making|makes) (me|her|him|us|mum|dad|nan|my \\S{1,20}) (to )?(buy|get|pay (with|in)) (\\S{1,20} ){0,3}(gift|itunes|steam|google play|amazon) cards?`,
  `(let|letting|gave|given) ${caller} (\\S{1,20} ){0,3}(into|control of|access to) ${whose}(computer|laptop|phone|tablet|bank|account)`,
];

const lock = '(key ?safe|key ?box|(front |back |main )?door|gate|alarm|entry|safe)';

/** A code for somebody's door that is typed. */
export const keyCodeWords: readonly string[] = [
  `${lock} (code|pin|combination|combo)( (is|it is|its|now|at|for|to|the|my|her|his|mums|dads|nans|house|flat)){0,4} \\d{3,8}`,
  `key ?(safe|box) (is |number |no |number is )?\\d{3,8}`,
  `code ((for|to|of) (the|my|her|his|our|mums|dads|nans) )?${lock} (is )?\\d{3,8}`,
  `code (for|to|of|on) (the|my|her|his|our|mums|dads|nans) ${lock} (is )?\\d{3,8}`,
  `\\d{3,8} (is|for|opens) (the|my|her|his|our|mums|dads|nans) ${lock}( code)?`,
];
