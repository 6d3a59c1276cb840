import { form } from '../drawing/light.ts';
import { blob, curve, disc, type Point, sewn } from '../drawing/outline.ts';
import { group, stroke } from '../drawing/paint.ts';
import type { Face } from './face.ts';
import type { Hair } from './hair.ts';
import { limb } from './limb.ts';
import type { Skin, Tone } from './people-colours.ts';

/** Shoulders and back of one who sits with their back to us: the neck at `neck`, the seat at `foot`; `hips` is half the width there, if it shows. */
export type Back = { x: number; neck: number; shoulder: number; half: number; foot: number; hips?: number };

export const backOutline = ({ x, neck, shoulder, half, foot, hips }: Back): string => {
  const lower: Point[] = hips
    ? [
        [half + 8, foot - 66],
        [hips, foot - 24],
        [hips - 12, foot - 2],
        [hips * 0.55, foot + 4],
      ]
    : [
        [half + 11, shoulder + 116],
        [half + 2, shoulder + 172],
        [half - 4, foot],
      ];
  const side = (to: 1 | -1): Point[] =>
    (
      [
        [17, neck],
        [27, neck + 22],
        [half * 0.62, shoulder - 11],
        [half * 0.93, shoulder + 8],
        [half + 7, shoulder + 56],
        ...lower,
      ] as Point[]
    ).map(([across, y]): Point => [x + across * to, y]);
  return sewn(side(1), side(-1).reverse());
};

export const armCreases = ({ x, shoulder, half }: Back, tone: Tone): string => {
  const crease = (to: 1 | -1): string =>
    stroke(
      curve(
        [x + to * (half - 26), shoulder + 48],
        [x + to * (half - 19), shoulder + 100],
        [x + to * (half - 22), shoulder + 170],
      ),
      tone.shaded,
      3,
      { opacity: 0.65 },
    );
  return crease(1) + crease(-1);
};

/** Where the arms lie against the back, and the seam between the shoulders. */
export const backSeams = (back: Back, tone: Tone): string => {
  const { x, neck, shoulder, foot } = back;
  return group(
    armCreases(back, tone),
    stroke(curve([x, neck + 40], [x + 2, shoulder + 90], [x, foot - 26]), tone.shaded, 2.4, { opacity: 0.4 }),
  );
};

const skull = (skin: Skin): string =>
  form(
    blob([0, -86], [32, -72], [38, -44], [30, -16], [0, -4], [-30, -16], [-38, -44], [-32, -72]),
    skin.body,
    skin.shaded,
    [50, 0],
    [-20, -70],
    0.8,
  ) +
  [-1, 1]
    .map((side) =>
      form(disc(side * 38, -36, 6, 11), skin.body, skin.shaded, [side * 50, -20], [side * 30, -50], 0.6),
    )
    .join('');

const cap = (tone: Tone, ...points: Point[]): string =>
  form(blob(...points), tone.body, tone.shaded, [52, 10], [-20, -76], 0.8) +
  stroke(curve([-22, -76], [0, -86], [20, -80]), tone.lit, 2.6, { opacity: 0.5 }) +
  [-16, 2, 18]
    .map((x) => stroke(curve([x * 0.6, -66], [x * 1.3, -42], [x, -18]), tone.shaded, 1.8, { opacity: 0.4 }))
    .join('');

const short = (tone: Tone): string =>
  cap(
    tone,
    [0, -94],
    [34, -80],
    [42, -48],
    [34, -20],
    [14, -8],
    [-14, -8],
    [-34, -20],
    [-42, -48],
    [-34, -80],
  );

const fromBehind: Partial<Record<Hair, (tone: Tone) => string>> = {
  bun: (tone) =>
    short(tone) +
    form(disc(0, -52, 20, 19), tone.body, tone.shaded, [24, -30], [-10, -64], 0.9) +
    stroke(curve([-12, -58], [0, -64], [12, -56]), tone.shaded, 2, { opacity: 0.5 }),
  puff: (tone) =>
    form(disc(0, -98, 27, 25), tone.body, tone.shaded, [30, -80], [-14, -112], 0.8) + short(tone),
  bob: (tone) =>
    cap(tone, [0, -96], [36, -82], [46, -46], [44, -8], [20, 6], [-20, 6], [-44, -8], [-46, -46], [-36, -82]),
  curls: (tone) =>
    (
      [
        [0, -84, 22],
        [-26, -74, 20],
        [26, -74, 20],
        [-40, -50, 18],
        [40, -50, 18],
        [-32, -24, 18],
        [32, -24, 18],
        [-10, -14, 18],
        [12, -14, 18],
        [-14, -54, 26],
        [14, -52, 26],
      ] as const
    )
      .map(([x, y, r]) =>
        form(disc(x, y, r), tone.body, tone.shaded, [x + r, y + r], [x - r * 0.5, y - r * 0.6], 0.6),
      )
      .join(''),
  afro: (tone) =>
    cap(
      tone,
      [0, -106],
      [36, -96],
      [54, -66],
      [50, -32],
      [24, -8],
      [-24, -8],
      [-50, -32],
      [-54, -66],
      [-36, -96],
    ),
  hijab: (tone) =>
    cap(
      tone,
      [0, -94],
      [36, -78],
      [44, -44],
      [44, -10],
      [62, 26],
      [40, 46],
      [0, 52],
      [-40, 46],
      [-62, 26],
      [-44, -10],
      [-44, -44],
      [-36, -78],
    ),
  plait: (tone) =>
    short(tone) +
    [0, 1, 2, 3]
      .map((link) =>
        form(
          disc(0, 6 + link * 22, 13 - link, 14),
          tone.body,
          tone.shaded,
          [14, 20 + link * 22],
          [-8, link * 22],
          0.9,
        ),
      )
      .join(''),
};

const bald = (skin: Skin): string =>
  form(
    blob([0, -98], [28, -86], [32, -64], [0, -54], [-32, -64], [-28, -86]),
    skin.body,
    skin.shaded,
    [40, -50],
    [-16, -92],
    0.6,
  );

/** A head and shoulders from behind, the neck at the origin, down to `foot`; every measure in hundredths of a head. */
export const sittingBack = ({ skin, hair, tone }: Face, top: Tone, half = 88, foot = 270): string => {
  const back: Back = { x: 0, neck: 0, shoulder: 32, half, foot };
  return group(
    form(
      limb([
        [0, -36, 42],
        [0, 18, 46],
      ]),
      skin.body,
      skin.shaded,
      [30, 0],
      [-30, -10],
      0.7,
    ),
    form(backOutline(back), top.body, top.shaded, [70, foot + 20], [-30, 60], 0.9),
    backSeams(back, top),
    `<g transform="translate(0 -26)">${skull(skin)}${(fromBehind[hair] ?? short)(tone)}${hair === 'fringe' ? bald(skin) : ''}</g>`,
  );
};
