import { foldedWords, wordPattern } from './folded-words.ts';

const WANDERS = wordPattern([
  '(keeps?|kept|always|often|sometimes|constantly|regularly|tends to|tries to|likes to|starts|started|every (night|day|evening)) (\\S{1,20} ){0,2}(going|go|goes|gets|getting|get|wanders?|wandering|walks?|walking|slips?|slipping|leaves|leaving) (out|off|up|about|around|outside|away|the (house|flat|door)|at night)',
  '(goes|gets|wanders|walks|wandering|going|walking) (out|off|up|about|around|outside) (\\S{1,20} ){0,3}(at nights?|in the (night|evenings?)|every (night|day)|most (nights|days)|some (nights|days)|sometimes)',
]);
/** Beside these, somebody may be out now. */
const NOW = wordPattern([
  'now|tonight|just|cant|cannot|missing|gone|lost|ago|police|still|(not|isnt|hasnt) \\S{1,20}|nowhere|where is|fallen|fell|hurt|found|out there|cold|road|help',
]);

/** True if a message says that somebody goes out again and again, and not that they are out now: it asks for help by night. */
export const saysWandersOnly = (message: string): boolean => {
  const plain = foldedWords(message);
  return WANDERS.test(plain) && !NOW.test(plain);
};
