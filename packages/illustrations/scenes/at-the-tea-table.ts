import { clay700, mix, paper, pine950 } from '../drawing/colour.ts';
import { box, line } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Pose } from '../figures/person.ts';
import { sideChair } from '../props/furniture.ts';
import { wood } from './tea-garden.ts';

const SCALE = 0.96;
const FEET = 936;
const GUEST = { x: 420 } as const;
const COMPANION = { x: 1196 } as const;

const card = (turn: number, sign: string): string =>
  place(
    0,
    0,
    fill(box(-22, -64, 44, 64, 5), paper) +
      stroke(box(-22, -64, 44, 64, 5), pine950, 1.4, { opacity: 0.4 }) +
      fill(box(-8, -42, 16, 18, 6), sign) +
      stroke(line([-15, -56], [-11, -56]), sign, 3),
    1,
    turn,
  );

const hand = (at: readonly [number, number], turn: number): string =>
  place(
    at[0],
    at[1],
    [-30, -10, 10, 30]
      .map((lean, index) => card(lean, index % 2 ? clay700 : mix(pine950, clay700, 0.2)))
      .join(''),
    1,
    turn,
  );

const playing: Pose = {
  hip: [0, -232],
  neck: [30, -448],
  stoop: 18,
  nod: 4,
  near: { wrist: [158, -352], bend: 1, hold: 'pinch', turn: -16, holding: hand([196, -362], 14) },
  far: { wrist: [206, -304], bend: 1, hold: 'rest', turn: 2 },
  nearLeg: { ankle: [150, -30], bend: -1 },
  farLeg: { ankle: [180, -30], bend: -1 },
};

const listening: Pose = {
  hip: [0, -232],
  neck: [36, -446],
  stoop: 16,
  nod: -6,
  near: { wrist: [138, -262], bend: 1, hold: 'rest', turn: 2 },
  far: { wrist: [170, -372], bend: 1, hold: 'pinch', turn: -28, holding: hand([206, -384], -8) },
  nearLeg: { ankle: [150, -30], bend: -1 },
  farLeg: { ankle: [180, -30], bend: -1 },
};

const guest = layersOf({ ...cast.june, top: cloths.red }, playing, [0.7, -0.6]);
const companion = layersOf(cast.tunde, listening, [0.7, -0.6]);

export const behindCloth = (): string =>
  group(
    place(GUEST.x - 6, FEET, sideChair(wood), [0.94, 0.94]),
    place(COMPANION.x + 6, FEET, sideChair(wood), [-0.94, 0.94]),
    stand(GUEST.x, FEET, SCALE, 'right', guest.far + guest.body),
    stand(COMPANION.x, FEET, SCALE, 'left', companion.far + companion.body),
  );

export const overCloth = (): string =>
  group(
    stand(GUEST.x, FEET, SCALE, 'right', guest.near),
    stand(COMPANION.x, FEET, SCALE, 'left', companion.near),
  );
