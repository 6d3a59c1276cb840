import { detectDanger } from './browser-danger.ts';
import { inPieces } from './in-pieces.ts';
import { detectDangerInOtherLanguage } from './other-language-danger.ts';

/** Reads what a form brings as the browser read it during writing, and in other languages. */
export const detectDangerInForm = inPieces((text) => detectDangerInOtherLanguage(text) ?? detectDanger(text));
