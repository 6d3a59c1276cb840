import { textFeatures } from '#domain/text/text-features.ts';

/** Tells what was said before from what is asked now. */
const BEFORE = 0x9e3779b9;

/** The features of the question, and apart from them those of the words before it. */
export function conversationFeatures(turns: readonly string[]): number[] {
  const features = textFeatures(turns.at(-1) ?? '');
  // One turn is enough to lean on, and keeps the work bounded.
  const before = turns.at(-2);
  if (before) for (const feature of textFeatures(before)) features.push(feature ^ BEFORE);
  return features;
}
