import { form } from '../drawing/light.ts';
import { curve, type Point, sewn } from '../drawing/outline.ts';
import { stroke } from '../drawing/paint.ts';
import { clothed, shoe } from './body.ts';
import { jointBetween, limb } from './limb.ts';
import type { Leg, Person, Pose } from './person.ts';

const THIGH = 172;
const SHIN = 166;

export const legOf = (
  person: Person,
  pose: Pose,
  { ankle, bend, turn = 0 }: Leg,
  far: boolean,
  light: Point,
): string => {
  const hip: Point = [pose.hip[0] + (far ? 8 : -2), pose.hip[1] + 6];
  const bent = jointBetween(hip, ankle, THIGH, SHIN, bend);
  if (!person.skirt) {
    return (
      shoe(person.shoes, ankle, turn) +
      clothed(
        [
          [...hip, 86],
          [...bent, 60],
          [ankle[0], ankle[1] + 2, 45],
        ],
        person.bottoms,
        light,
        far,
      )
    );
  }
  const { skin } = person.face;
  const straight: Point = [(hip[0] + ankle[0]) / 2, (hip[1] + ankle[1]) / 2];
  const knee = bent[1] - hip[1] > 100 ? straight : bent;
  const stocking = limb([
    [...knee, 44],
    [knee[0] + (ankle[0] - knee[0]) * 0.35 - 3, knee[1] + (ankle[1] - knee[1]) * 0.35, 42],
    [ankle[0], ankle[1], 25],
  ]);
  return (
    form(
      stocking,
      skin.body,
      skin.shaded,
      [ankle[0] - light[0] * 40, ankle[1]],
      [ankle[0] + light[0] * 20, ankle[1]],
      0.7,
    ) + shoe(person.shoes, ankle, turn)
  );
};

/** A skirt over both knees, to the middle of the shin: straight down, or over a lap. */
export const skirtOf = (person: Person, pose: Pose, light: Point): string => {
  const { nearLeg, farLeg, hip } = pose;
  if (!(person.skirt && nearLeg)) return '';
  const knee = jointBetween(hip, nearLeg.ankle, THIGH, SHIN, nearLeg.bend);
  if (knee[1] - hip[1] < 100) {
    const hem: Point = [
      knee[0] + (nearLeg.ankle[0] - knee[0]) * 0.52,
      knee[1] + (nearLeg.ankle[1] - knee[1]) * 0.52,
    ];
    return clothed(
      [
        [hip[0], hip[1] + 4, 100],
        [...knee, 92],
        [...hem, 96],
      ],
      person.bottoms,
      light,
    );
  }
  const far = farLeg?.ankle ?? nearLeg.ankle;
  const [left, right] = [Math.min(nearLeg.ankle[0], far[0]), Math.max(nearLeg.ankle[0], far[0])];
  const outline = sewn(
    [
      [hip[0] - 46, hip[1] - 20],
      [hip[0] - 56, hip[1] + 40],
      [left * 0.8 - 38, -116],
    ],
    [
      [left * 0.8 - 38, -116],
      [(left + right) / 2, -106],
      [right * 0.8 + 36, -114],
    ],
    [
      [right * 0.8 + 36, -114],
      [hip[0] + 52, hip[1] + 60],
      [hip[0] + 46, hip[1] - 20],
    ],
  );
  return (
    form(
      outline,
      person.bottoms.body,
      person.bottoms.shaded,
      [hip[0] - light[0] * 110, -60],
      [hip[0] + light[0] * 50, hip[1]],
      0.85,
    ) +
    stroke(
      curve([hip[0] + 8, hip[1] + 50], [hip[0] + 12, hip[1] + 140], [hip[0] + 8, -118]),
      person.bottoms.shaded,
      2.6,
      { opacity: 0.5 },
    )
  );
};
