import { assistantMoves } from '#content/assistant-moves.ts';
import { brand } from '#content/brand.ts';
import type { SiteAnswer } from '../site-answer.ts';

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

export const isSaid = (text: string, said: readonly string[]): boolean =>
  said.some((before) => before.includes(text));

/** The first that was not said, or the last. */
export const unsaid = (texts: readonly string[], said: readonly string[]): string =>
  texts.find((text) => !isSaid(text, said)) ?? texts.at(-1) ?? '';

/** May be needed again at once. */
const isUrgent = (sentence: string) =>
  /\b(?:999|111)\b/.test(sentence) || sentence.includes(brand.emergencyPhone.display);

/** Leaves out sentences that were said before; of an answer that has no others the next step remains. */
export function withoutRepeats(answer: SiteAnswer, said: readonly string[]): SiteAnswer {
  const known = new Set(said.flatMap(sentencesOf));
  const isNew = (sentence: string) => !known.has(sentence);
  const next = sentencesOf(answer.text).some(isNew) ? [] : [unsaid(nextSteps(answer), said)];
  const paragraphs = answer.text.split('\n\n').map((paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => isNew(sentence) || isUrgent(sentence))
      .join(' '),
  );
  return { ...answer, text: [...paragraphs, ...next].filter(Boolean).join('\n\n') };
}

function nextSteps({ kind, instead, pages: [page] }: SiteAnswer): readonly string[] {
  if (instead) return instead;
  if (page) return assistantMoves.said.page(page);
  return kind.startsWith('decline:') ? assistantMoves.said.nothing : assistantMoves.said.talk;
}
