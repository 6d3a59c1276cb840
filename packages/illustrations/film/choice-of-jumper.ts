import { clay500, clay700, honey300, mix, paper, pine950 } from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc, type Point } from '../drawing/outline.ts';
import { fill, group, place } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { figure, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';
import { faceOf, neckOf } from '../figures/trunk.ts';
import { hungCoat } from '../props/clothes.ts';
import { sideChair } from '../props/furniture.ts';

const FEET = 878;
const SCALE = 0.98;

const holdingUp: Pose = {
  hip: [0, -366],
  neck: [22, -576],
  stoop: 10,
  nod: 12,
  near: {
    wrist: [132, -430],
    bend: 1,
    hold: 'grip',
    turn: -10,
    holding: place(
      172,
      -444,
      hungCoat({ body: clay500, shaded: clay700, lit: mix(honey300, paper, 0.4) }, 190, honey300),
      0.92,
    ),
  },
  nearLeg: { ankle: [-26, -28], bend: -1 },
  farLeg: { ankle: [32, -28], bend: -1 },
};

const choosing: Pose = {
  hip: [0, -222],
  neck: [14, -434],
  stoop: 14,
  nod: -12,
  near: { wrist: [190, -366], bend: 1, hold: 'flat', turn: -14 },
  nearLeg: { ankle: [146, -28], bend: -1 },
  farLeg: { ankle: [176, -28], bend: -1 },
};

const rose: Person = { ...cast.rose, top: cloths.cream, bottoms: cloths.pine };
const seated = (part: string): string => stand(590, FEET, SCALE, 'right', part);
const LIGHT: Point = [-0.7, -0.7];

const towardsHer = faceOf(rose, choosing, LIGHT);
const towardsUs = faceOf(
  { ...rose, face: { ...rose.face, mouth: 'smile', gaze: 'us' } },
  { ...choosing, nod: -3, turned: true },
  LIGHT,
);

/** She turns her head to us (1) or to her carer (0); in between nothing shows through it. */
export const headOfRose = (turn: number): string =>
  seated((turn < 1 ? towardsHer : '') + (turn > 0 ? `<g opacity="${turn.toFixed(2)}">${towardsUs}</g>` : ''));

/** The woman in her chair by the window points at the jumper that her carer holds up. */
export const choiceOfJumper = (wood: { body: string; shaded: string; lit: string }): string =>
  group(
    shadow(
      0.4,
      soft(6, fill(disc(640, FEET + 2, 190, 13), pine950), fill(disc(1010, FEET + 2, 120, 12), pine950)),
    ),
    place(584, FEET, sideChair(wood), 0.84),
    stand(1010, FEET, SCALE, 'left', figure(cast.amara, holdingUp, [0.7, -0.7])),
    seated(figure(rose, choosing, LIGHT, neckOf)),
  );
