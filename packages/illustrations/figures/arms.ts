import { form } from '../drawing/light.ts';
import { curve, line, type Point } from '../drawing/outline.ts';
import { group, stroke } from '../drawing/paint.ts';
import { clothed } from './body.ts';
import { hand } from './hand.ts';
import { jointBetween, limb } from './limb.ts';
import type { Arm, Person, Pose } from './person.ts';

const UPPER_ARM = 128;
const FOREARM = 112;

export const armOf = (person: Person, pose: Pose, arm: Arm, far: boolean, light: Point): string => {
  const { skin } = person.face;
  const shoulder: Point = far
    ? [pose.neck[0] + 14, pose.neck[1] + 44]
    : [pose.neck[0] - 8, pose.neck[1] + 46];
  const elbow = jointBetween(shoulder, arm.wrist, UPPER_ARM, FOREARM, arm.bend);
  const short = person.sleeves === 'short';
  const bare = short
    ? form(
        limb([
          [...shoulder, 40],
          [...elbow, 35],
          [...arm.wrist, 24],
        ]),
        skin.body,
        skin.shaded,
        [elbow[0] - light[0] * 30, elbow[1] - light[1] * 30],
        [elbow[0] + light[0] * 16, elbow[1] + light[1] * 16],
        0.7,
      )
    : '';
  const cuff: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.72,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.72,
  ];
  const sleeve = short
    ? clothed(
        [
          [...shoulder, 64],
          [(shoulder[0] + cuff[0]) / 2, (shoulder[1] + cuff[1]) / 2, 62],
          [...cuff, 58],
        ],
        person.top,
        light,
        far,
      )
    : clothed(
        [
          [...shoulder, 62],
          [...elbow, 50],
          [...arm.wrist, 38],
        ],
        person.top,
        light,
        far,
      );
  const fold = short
    ? ''
    : stroke(
        curve(
          [elbow[0] + (shoulder[0] - elbow[0]) * 0.16, elbow[1] + (shoulder[1] - elbow[1]) * 0.16],
          [elbow[0] + (arm.wrist[0] - elbow[0]) * 0.1, elbow[1] + (arm.wrist[1] - elbow[1]) * 0.1],
        ),
        person.top.shaded,
        2.6,
        { opacity: 0.5 },
      );
  const [ux, uy] = [(arm.wrist[0] - elbow[0]) / FOREARM, (arm.wrist[1] - elbow[1]) / FOREARM];
  const turnUp = short
    ? ''
    : stroke(
        line(
          [arm.wrist[0] - ux * 5 - uy * 20, arm.wrist[1] - uy * 5 + ux * 20],
          [arm.wrist[0] - ux * 5 + uy * 20, arm.wrist[1] - uy * 5 - ux * 20],
        ),
        far ? person.top.body : person.top.lit,
        10,
        { opacity: 0.8, cap: 'butt' },
      );
  const pinched = arm.hold === 'pinch' || arm.hold === 'flat';
  const held = arm.holding ?? '';
  return group(
    pinched ? '' : held,
    bare,
    hand(arm.hold, skin, arm.wrist, arm.turn, arm.back, pinched ? held : ''),
    sleeve,
    fold,
    turnUp,
  );
};
