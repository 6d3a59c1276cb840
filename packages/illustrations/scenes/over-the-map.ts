import type { Point } from '../drawing/outline.ts';
import { group } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import type { Pose } from '../figures/person.ts';

const SCALE = 1.3;
const FOOT = 950;

const pointing: Pose = {
  hip: [0, -222],
  neck: [52, -424],
  stoop: 18,
  nod: 10,
  near: { wrist: [182, -214], bend: 1, hold: 'flat', turn: 20 },
  far: { wrist: [120, -226], bend: 1, hold: 'flat', turn: 10 },
};

const asking: Pose = {
  hip: [0, -222],
  neck: [40, -430],
  stoop: 14,
  nod: 4,
  near: { wrist: [142, -222], bend: 1, hold: 'flat', turn: 16 },
  far: { wrist: [108, -232], bend: 1, hold: 'rest', turn: 10 },
};

const light: Point = [-0.5, -0.75];
const carer = layersOf(cast.tunde, pointing, light);
const planner = layersOf(cast.clare, asking, [0.5, -0.75]);

const LEFT = 440;
const RIGHT = 1150;

export const planners = (): string =>
  group(stand(LEFT, FOOT, SCALE, 'right', carer.body), stand(RIGHT, FOOT, SCALE, 'left', planner.body));

export const armsOverMap = (): string =>
  group(
    stand(LEFT, FOOT, SCALE, 'right', carer.far + carer.near),
    stand(RIGHT, FOOT, SCALE, 'left', planner.far + planner.near),
  );
