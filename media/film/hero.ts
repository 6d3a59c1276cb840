import type { Browser } from '@playwright/test';
import { waterfront } from '../scenes/hero-home.ts';
import { FRAME, openStage, WHOLE } from './stage.ts';

/** Everything in the scene moves in whole turns, so the last frame leads into the first. */
const SECONDS = 10;

export async function* heroFrames(browser: Browser): AsyncGenerator<Buffer> {
  const stage = await openStage(browser, { waterfront });
  const frames = SECONDS * FRAME.perSecond;
  for (let frame = 0; frame < frames; frame += 1) {
    yield await stage.take([{ shot: 'waterfront', moment: frame / frames, camera: WHOLE, opacity: 1 }]);
  }
}
