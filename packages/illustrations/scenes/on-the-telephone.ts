import { blush100, clay500, clay700, honey300, ink, mix, paper } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { blob, curve, disc, line, type Point } from '../drawing/outline.ts';
import { group, stroke } from '../drawing/paint.ts';
import { bust } from '../figures/bust.ts';
import { cast } from '../figures/cast.ts';
import { stand } from '../figures/figure.ts';
import { hand } from '../figures/hand.ts';
import { type Joint, limb } from '../figures/limb.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person } from '../figures/person.ts';

const plastic = { body: mix(clay500, clay700, 0.15), dark: clay700, lit: mix(blush100, honey300, 0.35) };

const caller: Person = {
  ...cast.june,
  face: { ...cast.june.face, mouth: 'open', age: 'oldest' },
  top: cloths.sea,
  buttons: honey300,
  collar: { body: paper, shaded: cloths.sea.shaded, lit: paper },
};

const { skin } = caller.face;

const handset = (): string =>
  group(
    stroke(curve([-35, -50], [-34, -24], [-20, 2], [-2, 10]), plastic.dark, 14),
    stroke(curve([-36, -50], [-35, -25], [-22, 0], [-4, 7]), plastic.body, 11),
    form(disc(-29, -56, 12, 14), plastic.body, plastic.dark, [-20, -42], [-36, -66], 0.8),
    form(disc(2, 6, 13, 11), plastic.body, plastic.dark, [12, 16], [-6, -2], 0.8),
    stroke(curve([-40, -42], [-37, -22], [-25, -2]), plastic.lit, 2.4, { opacity: 0.7 }),
  );

const finger = (from: Point, to: Point): string => {
  const outline = limb([
    [...from, 11],
    [...to, 9],
  ]);
  return (
    form(outline, skin.body, skin.shaded, [-30, 10], [-40, -30], 0.4) +
    stroke(outline, skin.line, 1.3, { opacity: 0.3 })
  );
};

const THUMB = limb([
  [-38, 14, 15],
  [-20, 8, 12],
  [-8, -9, 9],
]);

const fingersRound = (): string =>
  group(
    form(
      blob([-46, -34], [-36, -30], [-26, -8], [-22, 6], [-34, 20], [-50, 20], [-58, 2], [-54, -24]),
      skin.body,
      skin.shaded,
      [-60, 30],
      [-34, -26],
      0.6,
    ),
    finger([-48, -30], [-27, -38]),
    finger([-49, -21], [-25, -28]),
    finger([-48, -11], [-21, -18]),
    finger([-45, -2], [-17, -9]),
    form(THUMB, skin.body, skin.shaded, [-40, 24], [-14, -6], 0.4) +
      stroke(THUMB, skin.line, 1.3, { opacity: 0.35 }),
  );

const sleeve = (from: Point, to: Point, ...joints: Joint[]): string => {
  const outline = limb(joints, 'cut');
  return form(outline, cloths.sea.body, cloths.sea.shaded, from, to, 0.85);
};

const cuff = (from: Point, to: Point): string =>
  stroke(line(from, to), cloths.sea.shaded, 8, { cap: 'butt' }) +
  stroke(line(from, to), cloths.sea.body, 5, { cap: 'butt' });

const armAtEar = (): string =>
  group(
    sleeve([-150, 150], [-60, 60], [-68, 62, 62], [-104, 150, 60]),
    fingersRound(),
    stroke(curve([-86, 132], [-66, 84], [-38, 40]), cloths.sea.shaded, 2.4, { opacity: 0.6 }),
    sleeve([-130, 170], [-60, 60], [-108, 156, 62], [-52, 22, 40]),
    cuff([-70, 16], [-34, 28]),
  );

const armAtPad = (): string =>
  group(
    sleeve([60, 170], [100, 70], [74, 62, 60], [104, 140, 58]),
    stroke(line([146, 82], [170, 122]), honey300, 6) + stroke(line([170, 122], [174, 128]), ink, 3),
    hand('pinch', skin, [132, 104], 8),
    sleeve([100, 170], [120, 90], [98, 146, 56], [134, 104, 36]),
    cuff([124, 92], [146, 117]),
  );

export const callerAtWindow = (): string =>
  stand(1168, 556, 2.2, 'left', group(bust(caller, 4, [0.75, -0.55]), armAtPad(), handset(), armAtEar()));
