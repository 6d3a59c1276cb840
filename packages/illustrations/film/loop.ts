import type { Browser } from 'playwright';
import type { Layer } from '../drawing/layers.ts';
import { FRAME } from './frame.ts';
import { openStage, WHOLE } from './stage.ts';

/** Everything in a looping scene moves in whole turns, so the last frame leads into the first. */
const SECONDS = 10;

/** The frames of one round of a scene, seen whole. */
export const loopOf = (scene: readonly Layer[]) =>
  async function* (browser: Browser): AsyncGenerator<Buffer> {
    const stage = await openStage(browser, { scene });
    const frames = SECONDS * FRAME.perSecond;
    for (let frame = 0; frame < frames; frame += 1) {
      yield await stage.take([{ shot: 'scene', moment: frame / frames, camera: WHOLE, opacity: 1 }]);
    }
  };
