import { form } from '../drawing/light.ts';
import { blob, curve, disc, type Point } from '../drawing/outline.ts';
import { group, stroke } from '../drawing/paint.ts';
import { type Hair, knot } from './hair.ts';
import type { Tone } from './people-colours.ts';

/** Outline, strands and light, as runs of x and y. */
type Cut = { outline: string; strands?: readonly (readonly number[])[]; gleam?: readonly number[] };

const CROWN: readonly number[] = [34, -86, 14, -93, -10, -90];

const pairs = (run: readonly number[]): Point[] =>
  run.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, run[index + 1] ?? 0]]));

const cut = ({ outline, strands = [], gleam }: Cut, tone: Tone): string =>
  group(
    form(outline, tone.body, tone.shaded, [-44, 6], [20, -86], 0.75),
    ...strands.map((run) => stroke(curve(...pairs(run)), tone.shaded, 1.8, { opacity: 0.5 })),
    gleam ? stroke(curve(...pairs(gleam)), tone.lit, 2.6, { opacity: 0.55 }) : '',
  );

/** Combed back over the ear from the brow. */
const combed: Cut = {
  outline:
    'M44.500 -57C43.500 -67 37 -74.500 27 -75.500C14 -76 3 -70 -3 -59C-6 -53 -8 -48 -11 -45C-17 -50 -22 -44 -21 -36C-20 -28 -18 -22 -15 -13C-25 -11 -36.500 -24 -39.500 -44C-42 -72 -26 -94 4 -95.500C28 -97 47 -82 44.500 -57Z',
  strands: [
    [32, -75, 12, -82, -12, -76, -28, -56],
    [10, -74, -8, -68, -22, -54, -30, -34],
  ],
  gleam: CROWN,
};

const crop: Cut = {
  outline:
    'M45 -57C44 -65 40 -69 35 -70C25 -67 10 -70 1 -64C-4 -59 -5 -53 -6.500 -46C-8 -41 -9 -36 -10.500 -33C-11 -41 -16 -48 -20 -43C-22 -37 -20 -26 -18 -17C-28 -18 -38 -32 -40 -50C-41 -77 -24 -97 6 -98C31 -99 48.500 -84 45 -57Z',
  gleam: CROWN,
};

const side: Cut = {
  outline:
    'M45 -56C44.500 -64 42 -68 38 -70C27 -72 16 -77 6 -76C0 -70 -4 -60 -6 -50C-7 -43 -8.500 -38 -10 -35C-11 -42 -16 -48 -20 -43C-22 -37 -20 -26 -18 -17C-29 -19 -39 -32 -41 -50C-42 -78 -24 -100 8 -101C34 -102 49 -86 45 -56Z',
  strands: [[4, -78, -16, -78, -30, -60, -34, -42]],
  gleam: [40, -82, 24, -94, 2, -95],
};

const bob: Cut = {
  outline:
    'M45.500 -55C44 -66 37 -76 27 -77C13 -75 4 -66 0 -54C-3.500 -44 -3 -30 -4 -16C-5 -4 -8 8 -16 11C-26 13 -38 8 -43 -3C-47 -20 -45 -40 -44 -52C-43 -78 -24 -99 6 -99C31 -99 49 -84 45.500 -55Z',
  strands: [
    [27, -78, 6, -76, -10, -56, -14, -8],
    [14, -88, -16, -78, -28, -48, -28, 2],
  ],
  gleam: CROWN,
};

const baldRing: Cut = {
  outline:
    'M-8 -58C-8 -52 -9 -48 -11 -45C-17 -50 -22 -44 -21 -36C-20 -28 -18 -20 -16 -13C-28 -16 -38.500 -30 -38.500 -48C-38 -58 -31 -63 -22 -62C-16 -61 -10 -62 -8 -58Z',
};

const scarf: Cut = {
  outline: [
    'M6 -98C34 -99 48 -82 49 -58C50 -44 50 -26 46 -10C46 4 44 12 40 18C48 30 58 40 61 50C40 66 -32 68 -66 50C-54 32 -45 8 -44 -22C-48 -66 -28 -97 6 -98Z',
    'M23 -75C4 -74 -9 -62 -10 -42C-10 -26 -5 -8 4 4C9 10 15 13 21 12C30 10 37 -1 40.500 -14C43 -26 43 -42 42 -54C41 -67 34 -75 23 -75Z',
  ].join(''),
  strands: [
    [38, 20, 14, 22, -10, 14, -30, -8],
    [42, 32, 8, 40, -24, 32, -46, 20],
    [14, -76, -10, -72, -24, -52, -26, -24],
  ],
  gleam: [40, -84, 22, -94, -4, -93],
};

const wound: Cut = {
  outline:
    'M47 -54C42 -64 34 -69 24 -69C10 -66 -6 -56 -14 -40C-18 -34 -24 -26 -30 -24C-42 -34 -48 -56 -46 -76C-42 -102 -16 -116 10 -115C36 -114 53 -98 52 -76C52 -66 50 -59 47 -54Z',
  strands: [
    [24, -70, 2, -80, -20, -70, -38, -44],
    [26, -72, 6, -96, -22, -94, -44, -68],
    [28, -72, 20, -102, -8, -112],
    [29, -72, 38, -88, 34, -106],
    [30, -71, 42, -76, 50, -84],
  ],
  gleam: [40, -102, 20, -111, -6, -109],
};

const round = (tone: Tone, discs: readonly (readonly [number, number, number])[]): string =>
  group(
    ...discs.map(([x, y, r]) =>
      form(disc(x, y, r), tone.body, tone.shaded, [x - r, y + r], [x + r * 0.5, y - r * 0.6], 0.6),
    ),
  );

const afro: Cut = {
  outline: blob(
    [45, -58],
    [40, -70],
    [28, -75],
    [12, -74],
    [-2, -66],
    [-9, -50],
    [-15, -47],
    [-21, -38],
    [-19, -16],
    [-38, -20],
    [-52, -44],
    [-52, -74],
    [-38, -100],
    [-8, -114],
    [26, -112],
    [48, -96],
    [54, -74],
  ),
  gleam: [40, -98, 18, -108, -10, -106],
};

const CURLS = [
  [-26, -16, 12],
  [-36, -30, 14],
  [-40, -50, 16],
  [-35, -72, 17],
  [-18, -88, 18],
  [4, -95, 18],
  [27, -91, 16],
  [43, -77, 12],
  [46, -63, 8],
  [-25, -56, 15],
  [-20, -38, 11],
  [-13, -72, 16],
  [6, -80, 15],
  [24, -80, 12],
  [37, -73, 9],
] as const;

type Parts = { behind: string; over: string };

const styles: Record<Hair, (tone: Tone) => Parts> = {
  bun: (tone) => ({ behind: knot(tone, -38, -64, 19), over: cut(combed, tone) }),
  puff: (tone) => ({ behind: knot(tone, -12, -106, 25), over: cut(combed, tone) }),
  crop: (tone) => ({ behind: '', over: cut(crop, tone) }),
  side: (tone) => ({ behind: '', over: cut(side, tone) }),
  curls: (tone) => ({ behind: '', over: round(tone, CURLS) }),
  fringe: (tone) => ({ behind: round(tone, [[41, -52, 6]]), over: cut(baldRing, tone) }),
  afro: (tone) => ({ behind: '', over: cut(afro, tone) }),
  hijab: (tone) => ({ behind: '', over: cut(scarf, tone) }),
  turban: (tone) => ({ behind: '', over: cut(wound, tone) }),
  plait: (tone) => ({
    behind: '',
    over: group(
      ...[4, 3, 2, 1, 0].map((link) =>
        form(
          disc(-20 + link * 3, 2 + link * 19, 12.5 - link, 13),
          tone.body,
          tone.shaded,
          [-34 + link * 3, 14 + link * 19],
          [-14 + link * 3, -4 + link * 19],
          0.85,
        ),
      ),
      cut(combed, tone),
    ),
  }),
  bob: (tone) => ({
    behind: cut({ outline: blob([30, -84], [49, -60], [52, -30], [46, 4], [30, 8], [0, 4], [0, -60]) }, tone),
    over: cut(bob, tone),
  }),
};

/** Hair for a head that is turned towards us: what lies behind the face, and what lies over it. */
export const turnedHairOf = (hair: Hair, tone: Tone): Parts => styles[hair](tone);
