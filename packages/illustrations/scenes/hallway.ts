import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { shade, shadow } from '../drawing/light.ts';
import { box, line, type Point, shape } from '../drawing/outline.ts';
import { along, fill, group, stroke } from '../drawing/paint.ts';

export const FLOOR = 690;

export const DOOR = { x: 640, width: 330, top: 150 } as const;

export const MIDDLE = DOOR.x + DOOR.width / 2;

const plaster = mix(sea300, paper, 0.42);

export const plasterShade = mix(pine700, sea300, 0.25);

export const timber = mix(clay500, honey300, 0.5);

export const timberShade = mix(clay700, pine950, 0.45);

export const room = (): string =>
  group(
    fill(
      box(-10, -10, 1620, 700),
      along(
        [0, 0],
        [1600, 0],
        [0, mix(plaster, pine700, 0.2)],
        [0.5, mix(plaster, honey300, 0.16)],
        [1, mix(plaster, pine700, 0.22)],
      ),
    ),
    shade(box(-10, -10, 1620, 700), plasterShade, [-60, 100], [560, 400], 0.75),
    shade(box(-10, -10, 1620, 700), plasterShade, [1660, 100], [1040, 400], 0.75),
    shade(box(-10, -10, 1620, 160), plasterShade, [0, -10], [0, 150], 0.5),
    fill(box(-10, 470, 1620, 220), mix(pine700, sea300, 0.22)),
    shade(box(-10, 470, 1620, 220), pine950, [-100, 600], [560, 560], 0.7),
    shade(box(-10, 470, 1620, 220), pine950, [1700, 600], [1040, 560], 0.7),
    ...Array.from({ length: 42 }, (_, i) =>
      stroke(line([i * 40 - 20, 484], [i * 40 - 20, 668]), pine950, 2, { opacity: 0.22 }),
    ),
    fill(box(-10, 462, 1620, 14), mix(pine700, sea300, 0.45)) +
      stroke(line([-10, 463], [1610, 463]), sea100, 2.5, { opacity: 0.6 }),
    fill(box(-10, 664, 1620, 28), mix(pine700, sea300, 0.4)) +
      stroke(line([-10, 665], [1610, 665]), sea100, 2.5, { opacity: 0.5 }),
  );

/** A point of the floor: across from -1 to 1, nearness from 0 (the wall) to 1 (the canvas's foot). */
export const onFloor = (across: number, near: number): Point => [
  MIDDLE + across * (620 + near * 760),
  FLOOR + near * near * 60 + near * 160,
];

export const floor = (): string => {
  const tiles: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = -12; column < 12; column += 1) {
      const [n1, n2] = [row / 6, (row + 1) / 6];
      const [a1, a2] = [column / 12, (column + 1) / 12];
      const tone =
        (row + column) % 2 === 0
          ? mix(blush100, honey300, 0.28)
          : mix(mix(clay500, pine700, 0.28), blush100, 0.16);
      tiles.push(fill(shape(onFloor(a1, n1), onFloor(a2, n1), onFloor(a2, n2), onFloor(a1, n2)), tone));
    }
  }
  const ground = box(-10, FLOOR, 1620, 220);
  return group(
    fill(ground, clay700),
    ...tiles,
    shade(ground, mix(clay700, pine950, 0.6), [-160, 800], [560, 760], 0.85),
    shade(ground, mix(clay700, pine950, 0.6), [1760, 800], [1050, 760], 0.85),
    shadow(
      0.3,
      fill(box(-10, FLOOR, 1620, 24), along([0, FLOOR], [0, FLOOR + 24], [0, pine950], [1, pine950, 0])),
    ),
  );
};
