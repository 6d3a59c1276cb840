import { foldedWords, wordPattern } from './folded-words.ts';

const they = '(?:he|she|they)';
const who = `(?:(?:my |our )?(?:mum|mom|mother|dad|father|nan|nana|gran|grandma|grandad|aunt|uncle|husband|wife|brother|sister)|${they})`;
const says =
  '(?:just |always |still |only )?(?:says?|said|thinks?|insists?|reckons?|swears?|is sure|keeps saying|tells (?:me|us))(?: that)?';
const not =
  '(?:just |really |still )?(?:doesnt|does not|dont|do not|didnt|wont|will not|wouldnt)(?: really| even)?';
const help =
  '(?:(?:need|want|have|accept|take) (?:any ?one|any ?body|(?:any |our |your |my )?(?:help|carers?|care)|a carer|it|any of (?:it|this)|looking after)(?: to help)?)';
const manages =
  '(?:can|could) (?:manage|cope)(?: (?:fine|perfectly well|alone|on (?:his|her|their) own|by (?:him|her)self))?';

/** Someone is said to want no help, and nothing else is said. */
const REFUSAL = wordPattern([
  `^(?:and |but |well )?${who} (?:${says} )?(?:${they} )?(?:${not} ${help}|${manages}|refuses (?:all |any |our )?(?:help|care|carers?))(?: yet| at all| any ?more)?$`,
]);

/** True if a message says that help is refused and nothing else, which is no danger: people who hurt others are not told of in such words. */
export const saysRefusalOnly = (message: string): boolean => REFUSAL.test(foldedWords(message));
