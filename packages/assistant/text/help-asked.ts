import { foldedWords, wordPattern } from './folded-words.ts';

const ASKS = wordPattern([
  '(someone|somebody|anyone|anybody|some one|a carer|carers|a companion|a cleaner) (to|who can|who could|that can|for) (do|help|sit|come|take|go|cook|clean|shop|get|make|keep|drive|walk|read|be|pop|call|visit|her|his|my|the|a)',
  '(do|can|could|would|will) (you|someone|somebody|your carers|carers|one of you) (do|help|come|take|offer|provide|cover|go|sit|shop|clean|cook|pop|visit|look after|start)',
  'is there (someone|somebody|anyone|anybody|a service)|looking for (some ?one|some ?body|a|some|help|care)|(would|d) like (some|a bit of|a few|someone|somebody|help)',
]);
/** Beside these, somebody may be hurt, frightened, robbed or left. */
const FEAR = wordPattern([
  '(hit|hits|hitting|hurt\\S*|slap\\S*|punch\\S*|kick\\S*|push\\S*|shov\\S*|grab\\S*|bruis\\S*|mark|marks|cut|cuts|burn\\S*|blood\\S*|injur\\S*|broke\\S*)',
  '(afraid|scare\\S*|frighten\\S*|terrif\\S*|threat\\S*|shout\\S*|swear\\S*|scream\\S*|yell\\S*|angry|nasty|horrible|cruel\\S*|rough\\S*|bull\\S*|abus\\S*|neglect\\S*|cry|cries|crying|upset|worr\\S*|concern\\S*|suspicious|secret\\S*|dont tell|do not tell)',
  '(steal\\S*|stole\\S*|rob\\S*|theft|missing|disappear\\S*|money|cash|card|cards|bank|pension|savings|purse|wallet|(her|his|the) will|sign|signed|inherit\\S*|debt\\S*|owe\\S*|passport|wages|unpaid|jewel\\S*)',
  '(lock\\S*|shut|trap\\S*|tied|starv\\S*|hungry|not eat\\S*|isnt eat\\S*|no food|wet|soiled|dirty|filth\\S*|smell\\S*|stink\\S*|unwashed|mould\\S*|hoard\\S*|sore|sores|thin|thirsty|cold|left|leaves|alone all)',
  '(touch\\S*|sex\\S*|rap\\S*|force\\S*|made (me|her|him)|makes (me|her|him)|wont let|doesnt let|not allowed|controls?|controlling|in danger|not safe|unsafe|police|safeguarding|not coping|cant cope|drunk|drink|drinks|drugs)',
]);

/** True if a message asks for help and tells of nobody who is hurt, frightened or robbed: the models take a neighbour's care for fear. */
export const asksHelpOnly = (message: string): boolean => {
  const plain = foldedWords(message);
  return ASKS.test(plain) && !FEAR.test(plain);
};
