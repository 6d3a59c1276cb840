import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { around, faint, fill, group, place, stroke } from '../drawing/paint.ts';
import { flatCap, hungCoat, hungScarf } from '../props/clothes.ts';
import { wellies } from '../props/luggage.ts';
import { FLOOR, MIDDLE, onFloor, timber, timberShade } from './hallway.ts';

export const light = (): string => {
  const quad = (a1: number, a2: number, n1: number, n2: number, tone: string, opacity: number): string =>
    fill(
      shape(onFloor(a1, n1), onFloor(a2, n1), onFloor(a2 * 1.02, n2), onFloor(a1 * 1.02, n2)),
      tone,
      opacity,
    );
  return group(
    faint(
      0.95,
      soft(
        4,
        quad(-0.2, 0.2, 0.04, 0.92, mix(honey300, paper, 0.45), 0.55),
        quad(-0.19, -0.06, 0.12, 0.5, paper, 0.4),
        quad(-0.04, 0.08, 0.12, 0.5, honey300, 0.5),
        quad(0.1, 0.19, 0.12, 0.5, blush100, 0.45),
        quad(-0.19, 0.19, 0.58, 0.86, sea300, 0.35),
        quad(-0.42, -0.33, 0.04, 0.8, mix(sea100, honey300, 0.3), 0.42),
        quad(0.33, 0.42, 0.04, 0.8, mix(sea100, honey300, 0.3), 0.42),
      ),
    ),
    fill(
      box(-10, FLOOR, 1620, 220),
      around(
        [MIDDLE, FLOOR],
        520,
        [
          [0, honey300, 0.42],
          [1, honey300, 0],
        ],
        0.4,
      ),
    ),
  );
};

export const mat = (): string =>
  form(
    shape(onFloor(-0.2, 0.03), onFloor(0.2, 0.03), onFloor(0.2, 0.2), onFloor(-0.2, 0.2)),
    mix(clay700, pine950, 0.35),
    pine950,
    [MIDDLE, FLOOR + 60],
    [MIDDLE, FLOOR],
    0.5,
  ) +
  stroke(
    shape(onFloor(-0.185, 0.055), onFloor(0.185, 0.055), onFloor(0.187, 0.17), onFloor(-0.187, 0.17)),
    honey300,
    2.5,
    { opacity: 0.6 },
  );

export const coats = (): string => {
  const hook = (x: number): string =>
    stroke(curve([x, 222], [x, 240], [x + 12, 240], [x + 14, 228]), honey300, 5) +
    fill(disc(x, 218, 6), honey300);
  return group(
    form(box(96, 198, 424, 40, 5), timber, timberShade, [90, 240], [480, 200], 0.7) +
      stroke(line([98, 200], [518, 200]), mix(honey300, paper, 0.4), 3),
    ...[140, 240, 340, 470].map(hook),
    place(
      150,
      240,
      hungCoat({ body: mix(pine800, pine700, 0.3), shaded: pine950, lit: sea300 }, 300, honey300),
      [-1, 1],
    ),
    place(252, 240, hungCoat({ body: clay500, shaded: clay700, lit: blush100 }, 266, blush100), [-0.98, 1]),
    place(352, 238, hungScarf({ body: honey300, shaded: clay500, lit: paper }, paper, 236), [-1, 1]),
    place(478, 226, flatCap({ body: mix(pine700, sea300, 0.35), shaded: pine800, lit: sea100 }), [-0.9, 0.9]),
  );
};

export const bench = (): string =>
  group(
    shadow(0.45, soft(4, fill(shape([80, 772], [470, 772], [420, 806], [0, 806]), pine950))),
    form(
      shape([96, 640], [112, 640], [112, 780], [98, 780]),
      timber,
      timberShade,
      [90, 700],
      [116, 640],
      0.7,
    ),
    form(
      shape([446, 640], [462, 640], [462, 780], [448, 780]),
      timber,
      timberShade,
      [440, 780],
      [466, 640],
      0.6,
    ),
    form(box(80, 616, 400, 24, 4), timber, timberShade, [80, 650], [460, 610], 0.7) +
      stroke(line([82, 618], [478, 618]), mix(honey300, paper, 0.4), 4),
    fill(box(100, 706, 356, 12), timberShade),
    place(
      180,
      704,
      wellies({ body: mix(pine700, pine800, 0.3), shaded: pine950, lit: sea300 }),
      [-0.52, 0.52],
    ),
    place(
      300,
      706,
      blob([-40, 0], [-42, -20], [-10, -34], [30, -16], [44, -4], [40, 0])
        ? fill(blob([-40, 0], [-42, -20], [-10, -34], [30, -16], [44, -4], [40, 0]), clay700) +
            stroke(line([-40, -2], [42, -2]), pine950, 5)
        : '',
    ),
  );
