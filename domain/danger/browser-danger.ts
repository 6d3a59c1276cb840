import { BROWSER_THRESHOLDS, type DangerSign, dangerSignIn } from './danger.ts';
import { readWrittenModel } from './danger-model.ts';
import { dangerWeights } from './danger-weights.ts';

const model = readWrittenModel(dangerWeights);

/** By the small model, which a browser can fetch. */
export const dangerSign = (text: string): DangerSign | null => dangerSignIn(text, model, BROWSER_THRESHOLDS);
