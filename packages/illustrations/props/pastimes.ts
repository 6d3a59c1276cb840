import { form, shade } from '../drawing/light.ts';
import { arc, blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { fill, group, inside, type Paint, place, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';

/** Headphones standing on their pads on y 0, 190 wide and 200 tall. */
export const headphones = ({ body, shaded, lit }: Glaze, pads: string): string =>
  group(
    stroke(arc(0, -86, 78, 100, 184, 356), shaded, 22),
    stroke(arc(0, -86, 78, 100, 200, 340), body, 13) +
      stroke(arc(0, -88, 78, 104, 214, 262), lit, 4, { opacity: 0.8 }),
    ...[-1, 1].map((side) =>
      group(
        form(
          box(side * 74 - 34, -96, 68, 96, 30),
          pads,
          shaded,
          [side * 74 + 40, 0],
          [side * 74 - 20, -90],
          0.6,
        ),
        form(
          box(side * 88 - 24, -90, 48, 84, 22),
          body,
          shaded,
          [side * 88 + 30, 0],
          [side * 88 - 20, -80],
          0.8,
        ),
      ),
    ),
    stroke(line([-98, -70], [-98, -32]), lit, 5, { opacity: 0.8 }),
  );

/** A ukulele standing on y 0, 150 wide and 330 tall, seen from the front. */
export const ukulele = ({ body, shaded, lit }: Glaze, dark: string, strings: string): string =>
  group(
    form(box(-15, -300, 30, 190, 4), dark, shaded, [22, -120], [-14, -280], 0.5),
    form(shape([-22, -330], [22, -330], [16, -288], [-16, -288]), body, shaded, [26, -290], [-20, -330], 0.6),
    ...[-318, -302].flatMap((y) => [fill(disc(-27, y, 6), strings), fill(disc(27, y, 6), strings)]),
    form(
      blob(
        [-74, -50],
        [-62, -104],
        [-46, -126],
        [-52, -168],
        [0, -186],
        [52, -168],
        [46, -126],
        [62, -104],
        [74, -50],
        [48, -6],
        [0, 0],
        [-48, -6],
      ),
      body,
      shaded,
      [86, 0],
      [-40, -140],
      0.85,
    ),
    fill(disc(0, -112, 24), dark) + stroke(disc(0, -112, 28), lit, 3.5),
    fill(box(-30, -50, 60, 11, 4), dark),
    ...[-9, -3, 3, 9].map((x) => stroke(line([x, -300], [x * 1.3, -48]), strings, 1.8)),
    ...[-270, -244, -220, -198].map((y) => stroke(line([-14, y], [14, y]), strings, 2, { opacity: 0.7 })),
    stroke(curve([-62, -50], [-52, -94], [-40, -116]), lit, 6, { opacity: 0.8 }),
  );

/** A playing card, its foot at the origin, 74 wide and 104 tall. */
export const playingCard = (face: string, edge: string, sign: string): string =>
  group(
    fill(box(-37, -104, 74, 104, 9), face) + stroke(box(-37, -104, 74, 104, 9), edge, 2, { opacity: 0.5 }),
    fill(
      `${curve([0, -34], [-22, -56], [-16, -74], [0, -64])}L0 -64${curve([0, -64], [16, -74], [22, -56], [0, -34]).replace(/^M[^C]*/, '')}Z`,
      sign,
    ),
    fill(disc(-25, -92, 5), sign) + fill(disc(25, -12, 5), sign),
  );

/** A glass jar on y 0, 100 wide and 150 tall, filled so high with coins; the label's sign is drawn around its own middle. */
export const coinJar = (
  height: number,
  coins: readonly [string, string],
  glass: Paint,
  edge: string,
  label: string,
  sign: string,
): string =>
  group(
    fill(box(-50, -132, 100, 132, 16), glass, 0.65),
    inside(
      box(-46, -128, 92, 125, 13),
      ...Array.from({ length: Math.ceil(height / 13) }, (_, row) =>
        [-34, -8, 20, 42]
          .map(
            (x, i) =>
              fill(disc(x + ((row * 7) % 11) - 6, -8 - row * 13 - (i % 2) * 3, 21, 9), coins[1]) +
              fill(disc(x + ((row * 7) % 11) - 6, -11 - row * 13 - (i % 2) * 3, 21, 9), coins[0]),
          )
          .join(''),
      ),
    ),
    fill(box(-52, -150, 104, 22, 6), edge),
    fill(box(-32, -92, 64, 54, 5), label) + place(0, -65, sign),
    stroke(line([-40, -116], [-40, -18]), label, 5, { opacity: 0.8 }),
    shade(box(-50, -132, 100, 132, 16), edge, [70, 0], [0, -80], 0.4),
  );

/** A cycling helmet on y 0, 210 wide and 130 tall, its front to the right. */
export const helmet = ({ body, shaded, lit }: Glaze, strap: string): string =>
  group(
    stroke(curve([-66, -30], [-30, -10], [16, -4]), strap, 7) +
      stroke(curve([58, -34], [46, -12], [16, -4]), strap, 7),
    form(
      `${curve([-104, -40], [-96, -100], [-30, -132], [44, -122], [96, -74], [108, -36])}L100 -28${curve([100, -28], [30, -38], [-40, -34], [-100, -28]).replace(/^M[^C]*/, '')}Z`,
      body,
      shaded,
      [110, -10],
      [-40, -130],
      0.8,
    ),
    ...[-62, -8, 46].map((x) =>
      fill(blob([x - 24, -62], [x - 4, -100 + Math.abs(x) * 0.2], [x + 26, -88], [x + 16, -60]), shaded),
    ),
    stroke(curve([-94, -58], [-82, -94], [-28, -122]), lit, 6, { opacity: 0.85 }),
  );

/** A cardboard box on y 0, so wide and high, taped. */
export const carton = (width: number, height: number, { body, shaded, lit }: Glaze, tape: string): string =>
  group(
    form(
      box(-width / 2, -height, width, height, 3),
      body,
      shaded,
      [width * 0.62, 10],
      [-width * 0.3, -height],
      0.75,
    ),
    fill(box(-14, -height, 28, height * 0.42), tape, 0.75),
    stroke(line([-width / 2 + 3, -height + 2], [width / 2 - 3, -height + 2]), lit, 4, { opacity: 0.8 }),
    stroke(line([-width * 0.36, -height * 0.2], [-width * 0.14, -height * 0.2]), shaded, 5, { opacity: 0.7 }),
    stroke(line([-width * 0.36, -height * 0.32], [-width * 0.2, -height * 0.32]), shaded, 5, {
      opacity: 0.7,
    }),
  );

/** A satchel on y 0, 190 wide and 150 tall. */
export const satchel = ({ body, shaded, lit }: Glaze, brass: string): string =>
  group(
    stroke(curve([-70, -120], [-46, -210], [46, -210], [70, -120]), shaded, 11),
    form(box(-95, -140, 190, 140, [16, 16, 20, 20]), body, shaded, [110, 10], [-50, -120], 0.8),
    form(box(-100, -146, 200, 84, [18, 18, 26, 26]), body, shaded, [60, -50], [-40, -150], 0.55),
    ...[-50, 50].map(
      (x) => fill(box(x - 11, -120, 22, 82, 4), shaded) + fill(box(x - 13, -66, 26, 22, 4), brass),
    ),
    stroke(curve([-92, -126], [-84, -138], [40, -139]), lit, 4, { opacity: 0.7 }),
  );
