import type { DetectDanger } from './danger-detector.ts';

/** As much as is read at once, to the end of a sentence where there is one. */
const PIECE = /.{1,1999}(?:[.!?\n]|$)|.{1,2000}/gs;

/** Reads all of a long text, so that danger at its end is not missed: likely danger counts first. */
export const inPieces =
  (detectDanger: DetectDanger): DetectDanger =>
  (text) => {
    const dangers = (text.match(PIECE) ?? []).map(detectDanger).filter((danger) => danger !== null);
    return dangers.find(({ likely }) => likely) ?? dangers[0] ?? null;
  };
