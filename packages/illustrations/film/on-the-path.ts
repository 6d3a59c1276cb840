import { clay500, clay700, honey300, mix, paper, pine950 } from '../drawing/colour.ts';
import { form, shadow, soft } from '../drawing/light.ts';
import { curve, disc, type Point } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { sittingBack } from '../figures/back.ts';
import { clothed } from '../figures/body.ts';
import { cast } from '../figures/cast.ts';
import { figure, stand } from '../figures/figure.ts';
import { limb } from '../figures/limb.ts';
import type { Pose } from '../figures/person.ts';
import { satchel } from '../props/pastimes.ts';

const carer = cast.amara;
const light: Point = [-0.7, -0.6];
const leather = { body: mix(clay500, clay700, 0.3), shaded: mix(clay700, pine950, 0.4), lit: honey300 };

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** From behind, in her stride: `stride` runs through whole turns, two steps each. The floor is at y 0. */
const fromBehind = (stride: number): string => {
  const swing = Math.sin(stride * 2 * Math.PI);
  const leg = (side: -1 | 1): string => {
    const lift = Math.max(0, swing * side) * 34;
    const ankle: Point = [side * 26, -30 - lift];
    return group(
      form(disc(ankle[0], ankle[1] + 12, 21, 17), paper, mix(pine950, paper, 0.6), [30, 0], [-20, -30], 0.6),
      clothed(
        [
          [side * 32, -330, 66],
          [side * 30, -180 - lift * 0.6, 52],
          [ankle[0], ankle[1], 40],
        ],
        carer.bottoms,
        light,
        lift > 0,
      ),
    );
  };
  const arm = (side: -1 | 1): string => {
    const reach = swing * side * 10;
    const joints = [
      [side * 84, -522, 46],
      [side * (106 + reach * 0.4), -430, 40],
    ] as const;
    return group(
      form(
        limb([
          [side * (106 + reach * 0.4), -430, 32],
          [side * (100 - reach), -352, 26],
          [side * (96 - reach), -304, 30],
        ]),
        carer.face.skin.body,
        carer.face.skin.shaded,
        [side * 120, -300],
        [side * 80, -400],
        0.7,
      ),
      clothed([joints[0], [side * 98, -480, 44], joints[1]], carer.top, light),
    );
  };
  return group(
    leg(-1),
    leg(1),
    arm(-1),
    arm(1),
    place(0, -574 + Math.abs(swing) * -5, sittingBack(carer.face, carer.top, 84, 282)),
    stroke(curve([-62, -536], [-6, -440], [74, -352]), leather.shaded, 9),
    place(92, -262, satchel(leather, honey300), 0.62),
  );
};

export const upThePath = (moment: number): string => {
  const share = clamp((moment - 0.02) / 0.98);
  const y = 916 - share * 236;
  const size = 0.64 - share * 0.22;
  return group(
    shadow(0.35, soft(5, fill(disc(824, y + 2, 116 * size, 16 * size), mix(clay700, pine950, 0.5)))),
    place(806, y, fromBehind(moment * 3.2), size),
  );
};

const walking = (stride: number): Pose => {
  const swing = Math.sin(stride * 2 * Math.PI);
  const lifted = Math.cos(stride * 2 * Math.PI);
  return {
    hip: [0, -366 - Math.abs(lifted) * 6],
    neck: [30, -576 - Math.abs(lifted) * 6],
    stoop: 10,
    nod: -2,
    near: {
      wrist: [18 - swing * 74, -346 - Math.abs(swing) * 12],
      bend: 1,
      hold: 'grip',
      turn: 66 - swing * 24,
    },
    far: {
      wrist: [30 + swing * 74, -348 - Math.abs(swing) * 12],
      bend: 1,
      hold: 'grip',
      turn: 60 + swing * 24,
    },
    nearLeg: { ankle: [swing * 92, -28 - Math.max(0, lifted) * 34], bend: -1, turn: -swing * 16 },
    farLeg: { ankle: [-swing * 92, -28 - Math.max(0, -lifted) * 34], bend: -1, turn: swing * 16 },
  };
};

export const downTheStreet = (moment: number): string => {
  const x = 742 + moment * 470;
  const size = 0.42;
  return group(
    shadow(0.35, soft(4, fill(disc(x - 34, 873, 70, 7), pine950))),
    stand(
      x,
      872,
      size,
      'right',
      figure(carer, walking(moment * 3.1), light) +
        stroke(curve([48, -560], [20, -450], [-22, -372]), leather.shaded, 8) +
        place(-34, -278, satchel(leather, honey300), 0.6),
    ),
  );
};
