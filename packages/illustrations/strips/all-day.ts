import { STRIP } from '../drawing/canvas.ts';
import { along } from '../drawing/paint.ts';

export const QUARTER = STRIP.width / 4;

/** Where its four moments begin. */
export const [morning, noon, evening, night] = [0, QUARTER, QUARTER * 2, QUARTER * 3] as const;

/** Where people stand. */
export const FEET = 616;

/** Colours of the day from left to right. */
export const throughTheDay = (...tones: readonly string[]) =>
  along(
    [0, 0],
    [STRIP.width, 0],
    ...tones.map((tone, i): [number, string] => [[0, 0.14, 0.37, 0.6, 0.74, 0.9][i] ?? 1, tone]),
  );
