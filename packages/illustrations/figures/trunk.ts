import { paper } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { curve, type Point } from '../drawing/outline.ts';
import { fill, group, stroke } from '../drawing/paint.ts';
import { badge, type Trunk, trunkOutline } from './body.ts';
import { profile } from './head.ts';
import { limb } from './limb.ts';
import { cloths, type Tone } from './people-colours.ts';
import type { Person, Pose } from './person.ts';
import { threeQuarter } from './three-quarter.ts';

export const trunkOf = (
  { top, build, hem = [26, 2], buttons, badge: worn }: Person,
  pose: Pose,
  light: Point,
): string => {
  const trunk: Trunk = {
    hip: pose.hip,
    neck: pose.neck,
    stoop: pose.stoop ?? 8,
    hem: hem[0],
    flare: hem[1],
    build,
  };
  const outline = trunkOutline(trunk);
  const middle: Point = [(pose.hip[0] + pose.neck[0]) / 2, (pose.hip[1] + pose.neck[1]) / 2];
  const [nx, ny] = pose.neck;
  const chest: Point = [nx + (pose.hip[0] - nx) * 0.36 + 30, ny + (pose.hip[1] - ny) * 0.36];
  return group(
    form(
      outline,
      top.body,
      top.shaded,
      [middle[0] - light[0] * 90, middle[1] - light[1] * 130],
      [middle[0] + light[0] * 30, middle[1] + light[1] * 30],
      0.85,
    ),
    buttons
      ? [0.3, 0.5, 0.7, 0.9]
          .map((share) =>
            fill(
              `M${nx + 22 + (pose.hip[0] - nx) * share} ${ny + (pose.hip[1] - ny) * share}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
              buttons,
            ),
          )
          .join('')
      : '',
    stroke(
      curve(
        [pose.hip[0] + 30, pose.hip[1] - 52],
        [pose.hip[0] + 12, pose.hip[1] - 34],
        [pose.hip[0] - 4, pose.hip[1] - 28],
      ),
      top.shaded,
      2.6,
      { opacity: 0.5 },
    ),
    worn ? badge(chest[0], chest[1], paper, cloths.red.body) : '',
  );
};

const headAt = ({ neck, head }: Pose): Point => head ?? [neck[0] + 14, neck[1] - 24];

export const neckOf = ({ face, collar, top }: Person, pose: Pose): string => {
  const { neck } = pose;
  const at = headAt(pose);
  const throat = limb([
    [at[0] - 9, at[1] - 12, 38],
    [neck[0] + 2, neck[1] + 12, 44],
  ]);
  return (
    form(
      throat,
      face.skin.body,
      face.skin.shaded,
      [neck[0] + 24, neck[1] - 18],
      [neck[0] - 26, neck[1]],
      0.75,
    ) + neckband(collar, top, neck)
  );
};

export const faceOf = ({ face }: Person, pose: Pose, light: Point): string =>
  (pose.turned ? threeQuarter : profile)(face, headAt(pose), pose.nod ?? 0, light);

export const headOf = (person: Person, pose: Pose, light: Point): string =>
  neckOf(person, pose) + faceOf(person, pose, light);

const neckband = (collar: Tone | undefined, top: Tone, [x, y]: Point): string =>
  collar
    ? form(
        `M${x - 24} ${y - 12}C${x - 10} ${y + 6} ${x + 12} ${y + 8} ${x + 24} ${y - 4}L${x + 40} ${y + 20}L${x + 16} ${y + 22}C${x - 2} ${y + 24} ${x - 20} ${y + 16} ${x - 30} ${y + 6}Z`,
        collar.body,
        collar.shaded,
        [x, y + 40],
        [x, y],
        0.6,
      )
    : form(
        `M${x - 23} ${y - 6}C${x - 8} ${y + 10} ${x + 10} ${y + 12} ${x + 21} ${y + 2}L${x + 24} ${y + 13}C${x + 10} ${y + 24} ${x - 12} ${y + 22} ${x - 28} ${y + 8}Z`,
        top.body,
        top.shaded,
        [x - 10, y - 20],
        [x, y + 30],
        0.8,
      );
