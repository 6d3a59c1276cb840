import { clay500, clay700, honey300, mix, paper } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { figure, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';

/** An open book in the hand, its pages to the reader. */
const book = (): string =>
  place(
    178,
    -338,
    group(
      form(shape([-16, 18], [34, -62], [46, -56], [-2, 26]), clay500, clay700, [40, 20], [0, -60], 0.7),
      fill(shape([-20, 14], [28, -62], [35, -59], [-12, 19]), mix(paper, honey300, 0.2)),
      stroke(line([-13, 18], [34, -58]), clay700, 2, { opacity: 0.5 }),
    ),
  );

const pose: Pose = {
  hip: [0, -238],
  neck: [-6, -450],
  stoop: 8,
  nod: 4,
  near: { wrist: [138, -326], bend: 1, hold: 'pinch', turn: -8, holding: book() },
  nearLeg: { ankle: [168, -28], bend: -1 },
  farLeg: { ankle: [204, -28], bend: -1 },
};

const carer: Person = {
  ...cast.joel,
  face: { ...cast.joel.face, lowered: true },
  top: cloths.cream,
  sleeves: 'long',
  collar: cloths.tunic,
  badge: false,
  hem: [30, 2],
};

/** A carer awake in the armchair by the lamp, with a book. */
export const watching = (): string => stand(1392, 850, 1.03, 'left', figure(carer, pose, [0.8, -0.35]));
