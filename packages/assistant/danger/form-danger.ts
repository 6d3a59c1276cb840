import { detectDanger } from './browser-danger.ts';
import type { DetectedDanger } from './danger-kinds.ts';
import { detectDangerInOtherLanguage } from './other-language-danger.ts';

/** Reads what a form brings as the browser read it during writing, and in other languages. */
export const detectDangerInForm = (text: string): DetectedDanger | null =>
  detectDangerInOtherLanguage(text) ?? detectDanger(text);
