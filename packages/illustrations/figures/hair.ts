import { form } from '../drawing/light.ts';
import { blob, curve, disc } from '../drawing/outline.ts';
import { group, stroke } from '../drawing/paint.ts';
import type { Tone } from './people-colours.ts';
import { TUFTS } from './tufts.ts';

export type Hair =
  | 'bun'
  | 'crop'
  | 'curls'
  | 'fringe'
  | 'afro'
  | 'hijab'
  | 'plait'
  | 'bob'
  | 'puff'
  | 'side'
  | 'turban';

type Parts = { behind: string; over: string };

const strand = (tone: Tone, ...points: (readonly [number, number])[]): string =>
  stroke(curve(...points), tone.shaded, 1.8, { opacity: 0.5 });

/** Combed back over the ear, from the brow to the nape. */
const COMBED =
  'M40 -71C37 -64 31 -64 27 -57C23 -50 19 -45 13 -44C11 -49 5 -53 0 -50C-7 -46 -6 -36 -4 -27C-3 -20 -8 -10 -15 -3C-26 -8 -37 -18 -41 -36C-45 -60 -32 -88 -2 -94C20 -97 38 -88 40 -71Z';

const combed = (tone: Tone): string =>
  group(
    form(COMBED, tone.body, tone.shaded, [-44, 0], [18, -84], 0.75),
    strand(tone, [30, -70], [4, -68], [-20, -48], [-32, -30]),
    strand(tone, [18, -84], [-8, -80], [-28, -62], [-36, -44]),
    stroke(curve([34, -80], [14, -91], [-8, -90]), tone.lit, 2.6, { opacity: 0.6 }),
  );

export const knot = (tone: Tone, x: number, y: number, size: number): string =>
  group(
    form(
      disc(x, y, size, size * 0.94),
      tone.body,
      tone.shaded,
      [x - size, y + size],
      [x + size * 0.4, y - size],
      0.8,
    ),
    strand(
      tone,
      [x - size * 0.6, y - size * 0.2],
      [x, y - size * 0.55],
      [x + size * 0.55, y],
      [x + size * 0.1, y + size * 0.5],
    ),
    stroke(
      curve([x - size * 0.5, y - size * 0.75], [x, y - size * 0.92], [x + size * 0.5, y - size * 0.74]),
      tone.lit,
      2.2,
      { opacity: 0.6 },
    ),
  );

const CROP =
  'M43 -69C40 -64 35 -67 31 -63C28 -57 27 -50 21 -47C18 -43 16 -38 13 -35C11 -44 6 -50 0 -49C-6 -46 -6 -36 -5 -27C-8 -18 -14 -10 -20 -6C-32 -14 -40 -28 -40 -46C-41 -72 -26 -92 4 -94C26 -95 42 -84 43 -69Z';

const styles: Record<Hair, (tone: Tone) => Parts> = {
  bun: (tone) => ({ behind: knot(tone, -42, -48, 19), over: combed(tone) }),
  puff: (tone) => ({ behind: knot(tone, -32, -92, 26), over: combed(tone) }),
  crop: (tone) => ({
    behind: '',
    over:
      form(CROP, tone.body, tone.shaded, [-44, 0], [20, -84], 0.75) +
      stroke(curve([36, -80], [16, -91], [-6, -90]), tone.lit, 2.6, { opacity: 0.55 }),
  }),
  side: (tone) => ({
    behind: '',
    over: group(
      form(
        'M45 -72C46 -64 40 -62 34 -63C26 -64 20 -60 17 -50C15 -46 13 -42 11 -40C9 -48 5 -51 0 -49C-6 -46 -5 -36 -5 -28C-8 -18 -14 -12 -20 -8C-32 -16 -41 -30 -41 -48C-41 -74 -24 -95 6 -98C30 -99 46 -88 45 -72Z',
        tone.body,
        tone.shaded,
        [-44, 0],
        [20, -88],
        0.75,
      ),
      strand(tone, [42, -74], [20, -82], [-6, -78], [-26, -60]),
      stroke(curve([38, -84], [18, -94], [-6, -93]), tone.lit, 2.6, { opacity: 0.55 }),
    ),
  }),
  curls: (tone) => {
    const curl = (x: number, y: number, r: number): string =>
      form(disc(x, y, r), tone.body, tone.shaded, [x - r, y + r], [x + r * 0.5, y - r * 0.6], 0.6);
    return {
      behind: '',
      over: group(
        ...(
          [
            [-26, -20, 15],
            [-36, -36, 16],
            [-38, -56, 17],
            [-28, -76, 18],
            [-10, -88, 18],
            [12, -90, 17],
            [31, -82, 15],
            [38, -71, 10],
            [-12, -60, 24],
            [14, -72, 20],
            [-16, -36, 15],
            [12, -54, 10],
            [-2, -56, 14],
          ] as const
        ).map(([x, y, r]) => curl(x, y, r)),
      ),
    };
  },
  fringe: (tone) => ({
    behind: '',
    over: form(TUFTS, tone.body, tone.shaded, [-44, 0], [0, -50], 0.7),
  }),
  afro: (tone) => ({
    behind: form(
      blob(
        [38, -72],
        [34, -92],
        [14, -108],
        [-12, -108],
        [-38, -96],
        [-52, -70],
        [-52, -42],
        [-42, -18],
        [-22, -4],
        [0, -20],
        [16, -48],
      ),
      tone.body,
      tone.shaded,
      [-52, 0],
      [10, -100],
      0.7,
    ),
    over: form(
      blob(
        [40, -72],
        [32, -66],
        [26, -56],
        [16, -48],
        [4, -52],
        [-6, -44],
        [-8, -24],
        [-18, -6],
        [-36, -20],
        [-46, -44],
        [-44, -72],
        [-30, -94],
        [-4, -102],
        [22, -98],
        [36, -84],
      ),
      tone.body,
      tone.shaded,
      [-46, 0],
      [20, -96],
      0.7,
    ),
  }),
  hijab: (tone) => ({
    behind: '',
    over: group(
      form(
        'M44 -70C34 -70 27 -60 25 -46C23 -30 24 -12 32 4C36 11 36 16 34 20C40 34 36 50 30 60C0 66 -34 62 -62 44C-52 28 -46 6 -46 -24C-48 -66 -28 -94 6 -95C28 -95 42 -86 44 -70Z',
        tone.body,
        tone.shaded,
        [-60, 40],
        [30, -70],
        0.75,
      ),
      strand(tone, [33, 14], [10, 16], [-16, 8], [-36, -10]),
      strand(tone, [32, 24], [4, 32], [-26, 28], [-48, 18]),
      stroke(curve([40, -80], [22, -91], [0, -92]), tone.lit, 2.8, { opacity: 0.6 }),
    ),
  }),
  turban: (tone) => ({
    behind: '',
    over: group(
      form(
        'M47 -60C36 -66 22 -62 12 -50C4 -42 -4 -32 -14 -26C-30 -24 -44 -44 -47 -66C-48 -96 -22 -114 8 -113C34 -112 52 -96 51 -76C51 -69 49 -64 47 -60Z',
        tone.body,
        tone.shaded,
        [-46, -10],
        [24, -96],
        0.75,
      ),
      strand(tone, [44, -63], [14, -72], [-14, -56], [-28, -30]),
      strand(tone, [46, -66], [16, -92], [-20, -82], [-42, -56]),
      strand(tone, [48, -70], [30, -102], [-2, -112]),
      stroke(curve([40, -100], [20, -109], [-6, -107]), tone.lit, 2.6, { opacity: 0.6 }),
    ),
  }),
  plait: (tone) => ({
    behind: '',
    over: group(
      ...[0, 1, 2, 3, 4].map((link) =>
        form(
          blob(
            [-30 - link, -14 + link * 24],
            [-18 - link, -10 + link * 24],
            [-16 - link, 6 + link * 24],
            [-26 - link, 14 + link * 24],
            [-37 - link, 4 + link * 24],
          ),
          tone.body,
          tone.shaded,
          [-40, 10 + link * 24],
          [-20, -10 + link * 24],
          0.8,
        ),
      ),
      combed(tone),
    ),
  }),
  bob: (tone) => ({
    behind: '',
    over: group(
      form(
        'M43 -71C37 -64 30 -65 25 -58C19 -49 20 -36 17 -24C15 -14 15 -4 9 2C2 7 -12 8 -26 2C-40 -6 -46 -26 -44 -48C-42 -76 -26 -96 4 -97C28 -98 44 -86 44 -70Z',
        tone.body,
        tone.shaded,
        [-46, 4],
        [20, -88],
        0.75,
      ),
      strand(tone, [22, -76], [2, -66], [-4, -40], [-6, -4]),
      strand(tone, [6, -88], [-20, -74], [-28, -44], [-24, -8]),
      stroke(curve([36, -82], [16, -93], [-8, -92]), tone.lit, 2.6, { opacity: 0.6 }),
    ),
  }),
};

/** Hair for a head from the side: what lies behind the head, and what lies over it. */
export const hairOf = (hair: Hair, tone: Tone): Parts => styles[hair](tone);
