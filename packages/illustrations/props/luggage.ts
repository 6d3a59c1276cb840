import { chance, repeat } from '../drawing/chance.ts';
import { clay500, honey300, mix, paper, pine700 } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { blob, box, curve, disc, line, onward, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';
import { leaf } from './plants.ts';

/** A small suitcase standing on y 0, 150 wide, with straps and a label. */
export const suitcase = ({ body, shaded, lit }: Glaze, strap: string, label: string): string =>
  group(
    stroke(curve([-26, -112], [-22, -136], [22, -136], [26, -112]), strap, 8),
    form(box(-78, -112, 156, 108, 12), body, shaded, [84, 0], [-40, -70], 0.8),
    fill(box(-50, -112, 15, 108), strap) + fill(box(35, -112, 15, 108), strap),
    fill(box(-52, -64, 19, 15, 3), lit) + fill(box(33, -64, 19, 15, 3), lit),
    stroke(line([-70, -108], [-70, -14]), lit, 3, { opacity: 0.5 }),
    stroke(line([16, -110], [20, -84]), strap, 2) +
      fill(box(8, -86, 26, 34, 3), label) +
      stroke(line([13, -74], [29, -74]), shaded, 2) +
      stroke(line([13, -66], [25, -66]), shaded, 2),
    fill(box(-68, -5, 18, 6, 2), shaded) + fill(box(50, -5, 18, 6, 2), shaded),
  );

/** Flowers wrapped in paper, lying with their heads up to the right of the origin. */
export const bouquet = (
  wrap: string,
  wrapShade: string,
  green: string,
  blooms: readonly [string, string, string],
): string => {
  const roll = chance(63);
  return group(
    repeat(16, () =>
      place(roll.between(-26, 26), -96 + roll.between(-14, 14), leaf(34, 15, roll.between(-150, -30), green)),
    ),
    repeat(15, () => {
      const [x, y, r] = [roll.between(-40, 40), -112 + roll.between(-32, 22), roll.between(10, 16)];
      const tone = roll.pick(blooms);
      return fill(disc(x, y, r), tone) + fill(disc(x - r * 0.2, y - r * 0.2, r * 0.5), blooms[2], 0.6);
    }),
    form(
      blob([-48, -92], [-10, -76], [10, -80], [50, -94], [20, -20], [14, 6], [-12, 6], [-18, -20]),
      wrap,
      wrapShade,
      [50, -40],
      [-20, -60],
      0.7,
    ),
    stroke(line([-16, -22], [18, -22]), blooms[0], 6),
  );
};

/** A canvas shopping bag standing on y 0, 130 wide, with its groceries. */
export const shoppingBag = (
  { body, shaded, lit }: Glaze,
  handle: string,
  green: string,
  bread: string,
): string =>
  group(
    stroke(curve([-34, -118], [-30, -176], [26, -178], [30, -118]), handle, 7),
    place(
      26,
      -116,
      repeat(6, (i) => leaf(76 - i * 3, 15, -112 + i * 11, i % 2 ? green : shaded)),
    ),
    form(
      blob([-46, -112], [-60, -172], [-46, -196], [-30, -184], [-18, -112]),
      bread,
      shaded,
      [-20, -110],
      [-56, -180],
      0.5,
    ) +
      stroke(line([-54, -168], [-36, -160]), lit, 3, { opacity: 0.7 }) +
      stroke(line([-52, -148], [-33, -140]), lit, 3, { opacity: 0.7 }),
    form(shape([-66, -124], [64, -126], [58, 0], [-58, 0]), body, shaded, [76, 0], [-40, -60], 0.8),
    stroke(curve([-44, -122], [-40, -180], [14, -182], [18, -122]), handle, 7),
    fill(box(-50, -128, 14, 24), handle) + fill(box(11, -128, 14, 24), handle),
    stroke(curve([-50, -100], [-44, -50], [-46, -10]), lit, 3, { opacity: 0.5 }),
  );

/** A ring of keys hung from a nail at the origin. */
export const keys = (ring: string, metal: string, fob: string): string => {
  const key = (turn: number, tone: string): string =>
    place(
      0,
      26,
      stroke(disc(0, 12, 9), tone, 5) +
        stroke(line([0, 22], [0, 62]), tone, 5) +
        stroke(line([0, 48], [10, 48]), tone, 4) +
        stroke(line([0, 58], [8, 58]), tone, 4),
      1,
      turn,
    );
  return group(
    stroke(disc(0, 14, 13), ring, 3),
    key(16, metal),
    key(-8, ring),
    place(
      0,
      26,
      stroke(line([0, 0], [0, 10]), ring, 2) + fill(box(-11, 10, 22, 36, [11, 11, 4, 11]), fob),
      1,
      42,
    ),
  );
};

/** A pair of wellington boots, 120 wide. */
export const wellies = ({ body, shaded, lit }: Glaze): string => {
  const boot = (x: number): string =>
    form(
      `${curve([x - 22, -124], [x - 20, -60], [x - 24, -4])}L${x + 48} -4${onward([x + 48, -4], [x + 44, -26], [x + 18, -36])}L${x + 16} -124Z`,
      body,
      shaded,
      [x + 50, 0],
      [x - 20, -60],
      0.75,
    ) +
    fill(disc(x - 3, -124, 19, 5), shaded) +
    stroke(line([x - 21, -104], [x + 15, -104]), lit, 5, { opacity: 0.7 }) +
    fill(box(x - 26, -6, 76, 7, 2), shaded) +
    stroke(line([x - 17, -94], [x - 16, -30]), lit, 3, { opacity: 0.5 });
  return group(boot(24), boot(-28));
};

/** Full, and hanging from the hand of somebody who comes in with it. */
export const carriedShopping = (scale: number): string =>
  place(
    30,
    -186,
    shoppingBag(
      { body: mix(paper, honey300, 0.3), shaded: mix(clay500, honey300, 0.4), lit: paper },
      clay500,
      mix(pine700, honey300, 0.25),
      mix(clay500, honey300, 0.6),
    ),
    scale,
  );
