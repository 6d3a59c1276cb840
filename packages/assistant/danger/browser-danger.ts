import { browserModel } from '../models/browser-model.ts';
import { unpackModel } from '../models/packed-model.ts';
import { createDangerDetector, type DangerThresholds } from './danger-detector.ts';
import { inPieces } from './in-pieces.ts';

/** Strict, because the server looks again with larger models. */
export const BROWSER_THRESHOLDS: DangerThresholds = {
  likely: 0.95,
  possible: 0.5,
  inSentence: { likely: 0.98, possible: 0.9 },
};

/** Uses the small model, which a browser can fetch. */
export const detectDanger = inPieces(
  createDangerDetector({ model: unpackModel(browserModel), thresholds: BROWSER_THRESHOLDS }),
);
