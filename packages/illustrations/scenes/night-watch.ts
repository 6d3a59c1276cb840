import { clay500, clay700, honey300, mix, paper } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';

const book = (): string =>
  place(
    176,
    -322,
    group(
      fill(shape([-38, 6], [4, -74], [12, -70], [-28, 12]), mix(paper, honey300, 0.2)),
      form(shape([-34, 12], [10, -72], [64, -52], [20, 30]), clay500, clay700, [50, 30], [0, -60], 0.7),
      fill(shape([-30, 8], [12, -70], [17, -68], [-25, 12]), clay700, 0.6),
      stroke(line([2, 4], [24, -38]), honey300, 4, { opacity: 0.8 }),
    ),
  );

const pose: Pose = {
  hip: [-4, -236],
  neck: [-12, -448],
  stoop: 10,
  head: [-10, -472],
  nod: 16,
  far: { wrist: [116, -284], bend: 1, hold: 'flat', turn: -12 },
  near: { wrist: [128, -300], bend: 1, hold: 'pinch', turn: -16, holding: book() },
  nearLeg: { ankle: [168, -28], bend: -1 },
  farLeg: { ankle: [204, -28], bend: -1 },
};

const carer: Person = {
  ...cast.joel,
  face: { ...cast.joel.face, lowered: true },
  top: { ...cloths.cream, shaded: mix(cloths.cream.body, cloths.cream.shaded, 0.35) },
  sleeves: 'long',
  badge: false,
  hem: [30, 2],
};

/** A carer who reads: what sits in the chair, with a cloth over the lap, and what comes over its near arm. */
export const watching = (x: number, floor: number, lap: string, chairArm: string): string => {
  const { far, body, near } = layersOf(carer, pose, [0.8, -0.35]);
  const put = (part: string): string => stand(x, floor, 1.03, 'left', part);
  return put(far + body) + lap + chairArm + put(near);
};
