import { form, shade } from '../drawing/light.ts';
import { box, line, type Point, sewn } from '../drawing/outline.ts';
import { fill, group, stroke } from '../drawing/paint.ts';
import { type Joint, limb } from './limb.ts';
import type { Tone } from './people-colours.ts';

/** Half depths of a trunk behind and before the spine, from the hip (0) to the base of the neck (1). */
export type Station = readonly [at: number, behind: number, before: number];

export const builds = {
  slim: [
    [0, 47, 42],
    [0.28, 36, 38],
    [0.62, 43, 44],
    [0.86, 38, 28],
    [1, 19, 15],
  ],
  broad: [
    [0, 54, 52],
    [0.28, 48, 56],
    [0.62, 52, 54],
    [0.86, 46, 34],
    [1, 23, 18],
  ],
  stout: [
    [0, 58, 60],
    [0.28, 52, 70],
    [0.6, 54, 62],
    [0.86, 48, 34],
    [1, 22, 18],
  ],
} satisfies Record<string, readonly Station[]>;

export type Trunk = {
  hip: Point;
  neck: Point;
  stoop: number;
  hem: number;
  flare: number;
  build: keyof typeof builds;
};

/** Where on the spine: it bows backwards by `stoop` between hip and neck. */
const onSpine = ({ hip, neck, stoop }: Trunk, at: number): { point: Point; across: Point } => {
  const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]];
  const run = Math.hypot(dx, dy);
  const across: Point = [-dy / run, dx / run];
  const bow = -stoop * Math.sin(Math.PI * Math.min(1, Math.max(0, at)) ** 1.3);
  return { point: [hip[0] + dx * at + across[0] * bow, hip[1] + dy * at + across[1] * bow], across };
};

/** A trunk with what is worn on it, from the side, facing right; `hem` is how far it falls below the hip. */
export const trunkOutline = (trunk: Trunk): string => {
  const stations: readonly Station[] = builds[trunk.build];
  const off = ([at, behind, before]: Station, side: 1 | -1): Point => {
    const { point, across } = onSpine(trunk, at);
    const reach = side > 0 ? before : -behind;
    return [point[0] + across[0] * reach, point[1] + across[1] * reach];
  };
  const [, behind, before] = stations[0] ?? [0, 50, 50];
  const foot: Point = [trunk.hip[0], trunk.hip[1] + trunk.hem];
  const hem: Point[] = [
    [foot[0] + before + trunk.flare, foot[1] - 2],
    [foot[0], foot[1] + 4],
    [foot[0] - behind - trunk.flare, foot[1] - 2],
  ];
  const back = stations.map((station) => off(station, -1));
  const front = stations.map((station) => off(station, 1)).reverse();
  return sewn(hem, back, front);
};

export const clothed = (joints: readonly Joint[], tone: Tone, light: Point, far = false): string => {
  const outline = limb(joints, 'cut');
  const [start, bent, end] = [joints[0], joints[Math.floor(joints.length / 2)], joints.at(-1)];
  if (!start || !bent || !end) return '';
  const [cx, cy] = [(start[0] + end[0] + bent[0]) / 3, (start[1] + end[1] + bent[1]) / 3];
  const reach = start[2] * 0.85;
  return group(
    far ? '' : stroke(outline, tone.shaded, 3, { opacity: 0.5 }),
    form(
      outline,
      far ? tone.shaded : tone.body,
      tone.shaded,
      [cx - light[0] * reach, cy - light[1] * reach],
      [cx + light[0] * reach * 0.4, cy + light[1] * reach * 0.4],
      0.85,
    ),
    far
      ? shade(
          outline,
          tone.body,
          [cx + light[0] * 60, cy + light[1] * 60],
          [cx - light[0] * 50, cy - light[1] * 50],
          0.75,
        )
      : '',
  );
};

/** A shoe from the side, the ankle at its origin, its sole 28 below. */
export const shoe = (tone: Tone, [x, y]: Point, turn = 0): string => {
  const outline = `M-21 -20C-25 -4 -24 16 -22 25L56 25C60 16 50 6 34 1C24 -3 18 -12 16 -22Z`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    form(outline, tone.body, tone.shaded, [0, 30], [6, -14], 0.7) +
    stroke(line([-21, 25.5], [57, 25.5]), tone.lit, 5)
  }</g>`;
};

export const badge = (x: number, y: number, card: string, sign: string): string =>
  group(
    fill(box(x - 9, y - 12, 18, 24, 3), card),
    fill(box(x - 5, y - 7, 10, 7, 2), sign),
    stroke(line([x - 5, y + 5], [x + 5, y + 5]), sign, 2),
  );
