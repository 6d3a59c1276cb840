import { foldedWords, wordPattern } from './folded-words.ts';

const TIRED = wordPattern([
  '(worn|burnt|burned) out|exhausted|shattered|knackered|drained|run ragged|(just|only) tired',
  '(need|want|could do with) a (break|rest)',
  'dont want (them|any ?one|any ?body|social services|you) to (take|split|put)',
]);
/** Beside these, to be tired may mean to be tired of life. */
const DESPAIR = wordPattern([
  '(die|died|dies|dying|dead|death|kill\\S*|suicid\\S*|end|ending|over|live|living|life|lives|alive|exist\\S*)',
  '(point|hope|hopeless|worth|worthless|useless|wake|sleep|asleep|tablets|pills|overdose|cut|harm|hurt|myself|himself|herself)',
  '(any ?more|go on|going on|carry on|goodbye|burden|better off|gone|disappear|dark|cant|cannot|nobody|alone|without me|wish)',
  'of (it all|everything|it|this|being|fighting|trying)|(all|every) (day|night) crying|crying|done with',
]);

/** True if a message says that somebody is tired and asks for no help against despair: the models take the one for the other. */
export const saysTiredOnly = (message: string): boolean => {
  const plain = foldedWords(message);
  return TIRED.test(plain) && !DESPAIR.test(plain);
};
