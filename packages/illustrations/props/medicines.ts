import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, shade } from '../drawing/light.ts';
import { box, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, stroke } from '../drawing/paint.ts';

/** A chemist's paper bag on y 0, 190 wide and 274 tall. */
export const paperBag = (): string =>
  group(
    form(
      shape(
        [-96, -262],
        [-80, -274],
        [-62, -262],
        [-44, -274],
        [-26, -262],
        [-8, -274],
        [10, -262],
        [28, -274],
        [46, -262],
        [64, -274],
        [84, -262],
        [92, 0],
        [-92, 0],
      ),
      mix(paper, honey300, 0.22),
      mix(clay500, pine700, 0.4),
      [120, 0],
      [-50, -180],
      0.7,
    ),
    stroke(line([-70, -250], [-66, -8]), mix(clay500, pine700, 0.4), 3, { opacity: 0.25 }),
    fill(box(-20, -190, 40, 112, 4), pine700) + fill(box(-56, -154, 112, 40, 4), pine700),
    shade(box(-92, -60, 184, 60), mix(clay500, pine700, 0.4), [0, 10], [0, -60], 0.4),
    stroke(line([-86, -246], [-84, -20]), paper, 4, { opacity: 0.8 }),
  );

/** A box for the tablets of a week, one lid up, 308 wide, from x 0 and on y 0. */
export const weekBox = (): string =>
  group(
    form(box(0, -50, 300, 50, 8), sea300, pine700, [320, 10], [60, -40], 0.6),
    ...Array.from({ length: 7 }, (_, i) => {
      const x = 8 + i * 41.2;
      const open = i === 2;
      return group(
        fill(box(x, -58, 37, 22, 5), open ? mix(pine700, sea300, 0.4) : mix(paper, sea100, 0.4)),
        open
          ? form(
              shape([x, -58], [x + 37, -58], [x + 33, -96], [x + 4, -96]),
              mix(paper, sea100, 0.4),
              pine700,
              [x + 40, -50],
              [x, -96],
              0.4,
            ) +
              fill(disc(x + 12, -52, 7, 5), clay500) +
              fill(disc(x + 25, -50, 7, 5), honey300)
          : fill(disc(x + 18, -50, 6, 3), sea300),
      );
    }),
    stroke(line([6, -30], [294, -30]), paper, 3, { opacity: 0.5 }),
  );

/** A bottle of tablets on y 0, 92 wide and 178 tall. */
export const pillBottle = (): string =>
  group(
    form(box(-46, -150, 92, 150, 14), mix(honey300, clay500, 0.45), clay700, [60, 0], [-30, -90], 0.8),
    fill(box(-36, -178, 72, 34, 6), paper),
    ...[-26, -14, -2, 10, 22].map((x) => stroke(line([x, -174], [x, -150]), sea300, 3)),
    fill(box(-46, -112, 92, 70), paper),
    fill(box(-34, -98, 40, 9, 3), pine700),
    ...[-78, -64].map((y) => stroke(line([-32, y], [30, y]), pine700, 4, { opacity: 0.5 })),
    stroke(line([-36, -136], [-36, -10]), blush100, 4, { opacity: 0.7 }),
  );

/** A glass of water on y 0, 72 wide and 127 tall. */
export const tumbler = (): string =>
  group(
    fill(shape([-36, -120], [36, -120], [30, 0], [-30, 0]), mix(sea100, paper, 0.5), 0.75),
    fill(
      shape([-34, -82], [34, -82], [30, 0], [-30, 0]),
      along([0, -82], [0, 0], [0, mix(sea300, paper, 0.3)], [1, sea300]),
      0.9,
    ),
    fill(disc(0, -82, 34, 6), paper, 0.7),
    stroke(disc(0, -120, 36, 7), paper, 3),
    stroke(line([-26, -112], [-22, -10]), paper, 5, { opacity: 0.8 }),
  );
