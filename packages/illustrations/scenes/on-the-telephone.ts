import { blush100, clay500, clay700, honey300, ink, mix, paper } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { curve, disc, line } from '../drawing/outline.ts';
import { group, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { figure, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';

const plastic = { body: mix(clay500, clay700, 0.15), dark: clay700, lit: mix(blush100, honey300, 0.35) };

/** The receiver from ear to mouth. */
const handset = (): string =>
  group(
    stroke(curve([38, -484], [40, -456], [56, -440], [82, -440]), plastic.dark, 17),
    stroke(curve([37, -486], [39, -458], [55, -443], [80, -443]), plastic.body, 14),
    form(disc(40, -488, 12, 15), plastic.body, plastic.dark, [54, -470], [34, -500], 0.8),
    form(disc(84, -444, 13, 12), plastic.body, plastic.dark, [96, -430], [78, -452], 0.8),
    stroke(curve([34, -470], [40, -452], [54, -445]), plastic.lit, 3, { opacity: 0.7 }),
  );

const pencil = (): string =>
  stroke(line([146, -350], [176, -312]), honey300, 6) + stroke(line([176, -312], [182, -304]), ink, 3);

const pose: Pose = {
  hip: [-4, -222],
  neck: [20, -428],
  stoop: 16,
  nod: -3,
  near: { wrist: [72, -398], bend: 1, hold: 'grip', turn: -112, holding: handset() },
  far: { wrist: [122, -318], bend: 1, hold: 'pinch', turn: 12, holding: pencil() },
};

const caller: Person = {
  ...cast.june,
  top: cloths.sea,
  buttons: honey300,
  collar: { body: paper, shaded: cloths.sea.shaded, lit: paper },
};

/** An older woman at the window with the receiver at her ear, a pencil in her other hand. */
export const callerAtWindow = (): string =>
  stand(1190, 1530, 2.35, 'left', figure(caller, pose, [0.75, -0.55]));
