import { form } from '../drawing/light.ts';
import { blob, curve, type Point } from '../drawing/outline.ts';
import { place, stroke } from '../drawing/paint.ts';
import { limb } from './limb.ts';
import type { Skin } from './people-colours.ts';

export type Hold = 'rest' | 'grip' | 'flat' | 'pinch';

const lines = (skin: Skin, ...runs: (readonly Point[])[]): string =>
  runs.map((run) => stroke(curve(...run), skin.line, 1.9, { opacity: 0.4 })).join('');

const palm = (skin: Skin, ...points: Point[]): string =>
  form(blob(...points), skin.body, skin.shaded, [30, 26], [24, -14], 0.7);

const thumb = (skin: Skin, ...joints: (readonly [number, number, number])[]): string =>
  form(limb(joints), skin.body, skin.shaded, [24, 22], [20, -8], 0.45) +
  stroke(limb(joints), skin.line, 1.4, { opacity: 0.28 });

type Halves = { fingers: string; thumb: string };

/** Each from the wrist at the origin along x, the thumb towards us or above. */
const holds: Record<Hold, (skin: Skin) => Halves> = {
  rest: (skin) => ({
    fingers:
      palm(
        skin,
        [-4, -10],
        [14, -14],
        [32, -13],
        [48, -3],
        [57, 9],
        [52, 14],
        [38, 11],
        [22, 13],
        [8, 12],
        [-4, 10],
      ) +
      lines(
        skin,
        [
          [56, 10],
          [46, 4],
          [38, 3],
        ],
        [
          [50, 13],
          [42, 9],
          [36, 8],
        ],
      ),
    thumb: thumb(skin, [6, -2, 12], [22, 7, 11], [34, 14, 8]),
  }),
  grip: (skin) => ({
    fingers:
      palm(skin, [-4, -11], [12, -16], [30, -17], [42, -10], [44, 3], [38, 16], [22, 19], [6, 13], [-4, 11]) +
      lines(
        skin,
        [
          [43, -7],
          [32, -5],
          [25, -7],
        ],
        [
          [44, 2],
          [33, 4],
          [25, 2],
        ],
        [
          [41, 10],
          [32, 12],
          [25, 10],
        ],
      ),
    thumb: thumb(skin, [4, -6, 13], [19, -9, 12], [31, -13, 9]),
  }),
  flat: (skin) => ({
    fingers:
      palm(
        skin,
        [-4, -10],
        [14, -13],
        [34, -12],
        [52, -7],
        [64, 0],
        [66, 7],
        [58, 12],
        [38, 12],
        [18, 13],
        [-4, 10],
      ) +
      lines(
        skin,
        [
          [64, 0],
          [52, -1],
          [40, -4],
        ],
        [
          [65, 7],
          [52, 5],
          [40, 3],
        ],
      ),
    thumb: thumb(skin, [8, 3, 12], [23, 12, 11], [36, 15, 8.5]),
  }),
  pinch: (skin) => ({
    fingers:
      palm(skin, [-4, -10], [14, -14], [32, -14], [46, -6], [50, 3], [44, 8], [30, 12], [14, 14], [-4, 10]) +
      lines(
        skin,
        [
          [48, -1],
          [38, 0],
          [31, -2],
        ],
        [
          [44, 7],
          [36, 6],
          [30, 4],
        ],
      ),
    thumb: thumb(skin, [6, -1, 12], [24, -5, 11], [42, -5, 8.5]),
  }),
};

/**
 * A hand at the wrist, turned in degrees; `back` flips it, so that the thumb is on the other side.
 * Parts `between` come before the fingers and behind the thumb.
 */
export const hand = (hold: Hold, skin: Skin, at: Point, turn: number, back = false, between = ''): string => {
  const { fingers, thumb: near } = holds[hold](skin);
  const put = (part: string): string => place(at[0], at[1], part, [1, back ? -1 : 1], turn);
  return put(fingers) + between + put(near);
};
