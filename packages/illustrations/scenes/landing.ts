import { chance, repeat } from '../drawing/chance.ts';
import {
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
import { form, glow, shade } from '../drawing/light.ts';
import { box, curve, disc, line, lineThenCurve, ridge } from '../drawing/outline.ts';
import { along, around, fill, group, stroke } from '../drawing/paint.ts';
import { boards, sash, thrownWindow } from '../drawing/room.ts';

export const FLOOR = 716;

export const LAMP = { x: 1006, y: 420 } as const;

const night = mix(pine800, pine950, 0.3);

const deep = mix(pine950, pine800, 0.15);

export const timber = {
  body: mix(clay700, pine950, 0.25),
  shaded: pine950,
  lit: mix(clay500, honey300, 0.5),
};

const moonlit = mix(sea300, paper, 0.3);

export const room = (): string =>
  group(
    fill(
      box(-10, -10, 1620, FLOOR + 10),
      along([0, 0], [1600, 0], [0, mix(night, pine700, 0.55)], [0.5, night], [1, deep]),
    ),
    fill(
      box(-10, -10, 1620, FLOOR + 10),
      around([LAMP.x, LAMP.y], 720, [
        [0, honey300, 0.78],
        [0.25, mix(honey300, clay500, 0.35), 0.56],
        [0.6, clay700, 0.22],
        [1, pine950, 0],
      ]),
    ),
    shade(box(-10, -10, 1620, FLOOR), pine950, [1700, 60], [1220, 320], 0.6),
    shade(box(-10, -10, 1620, 260), pine950, [0, -20], [0, 220], 0.7),
    ...Array.from({ length: 28 }, (_, i) =>
      stroke(line([i * 62 - 20, 0], [i * 62 - 20, 560]), pine950, 2, { opacity: 0.1 }),
    ),
    fill(box(-10, 556, 1620, 12), mix(pine700, pine950, 0.3), 0.8),
    fill(box(-10, FLOOR - 40, 1620, 42), mix(pine700, pine950, 0.45)) +
      stroke(line([-10, FLOOR - 40], [1610, FLOOR - 40]), sea300, 2, { opacity: 0.35 }),
    boards(
      FLOOR,
      906,
      along([0, FLOOR], [0, 900], [0, mix(clay700, pine950, 0.55)], [1, mix(pine950, clay700, 0.12)]),
      pine950,
      [800, 260],
    ),
    fill(
      box(-10, FLOOR, 1620, 200),
      around(
        [LAMP.x, 760],
        560,
        [
          [0, honey300, 0.5],
          [0.5, clay500, 0.2],
          [1, clay500, 0],
        ],
        0.36,
      ),
    ),
  );

const moonView = (x: number, y: number, width: number, height: number): string => {
  const roll = chance(8);
  const roofs = `M${x} ${y + height}L${x} ${y + height * 0.78}L${x + 44} ${y + height * 0.68}L${x + 92} ${y + height * 0.78}L${x + 120} ${y + height * 0.78}L${x + 120} ${y + height * 0.7}L${x + 136} ${y + height * 0.7}L${x + 136} ${y + height * 0.76}L${x + 190} ${y + height * 0.66}L${x + width} ${y + height * 0.8}L${x + width} ${y + height}Z`;
  return group(
    fill(
      box(x, y, width, height),
      along(
        [0, y],
        [0, y + height],
        [0, mix(pine800, pine950, 0.2)],
        [0.6, mix(pine700, sea300, 0.2)],
        [1, mix(sea300, pine700, 0.35)],
      ),
    ),
    repeat(24, () =>
      fill(
        disc(roll.between(x, x + width), roll.between(y, y + height * 0.6), roll.between(0.9, 2.1)),
        paper,
        roll.between(0.4, 0.95),
      ),
    ),
    glow([x + 70, y + 120], 150, sea100, 0.75),
    fill(disc(x + 70, y + 120, 45), mix(paper, honey300, 0.12)),
    fill(disc(x + 58, y + 108, 9), sea300, 0.45) +
      fill(disc(x + 84, y + 132, 12, 10), sea300, 0.4) +
      fill(disc(x + 80, y + 100, 5), sea300, 0.4),
    fill(
      ridge(
        y + height,
        [x, y + height * 0.6],
        [x + 80, y + height * 0.55],
        [x + 170, y + height * 0.6],
        [x + width, y + height * 0.54],
      ),
      mix(pine800, sea300, 0.2),
    ),
    fill(roofs, pine950),
    fill(box(x + 62, y + height * 0.86, 15, 20), honey300, 0.9),
    fill(box(x + 206, y + height * 0.84, 13, 18), honey300, 0.55),
  );
};

export const window = (): string => {
  const curtain = (x: number, d: -1 | 1): string => {
    const cloth = `${curve([x, 64], [x + d * 8, 260], [x - d * 8, 600])}${lineThenCurve([x + d * 74, 606], [x + d * 62, 300], [x + d * 82, 64])}Z`;
    return (
      form(cloth, mix(pine700, sea300, 0.2), pine950, [x - d * 10, 400], [x + d * 90, 300], 0.8) +
      [20, 40, 60]
        .map((fold) =>
          stroke(
            curve([x + d * fold, 70], [x + d * (fold + 4), 300], [x + d * (fold - 6), 598]),
            pine950,
            3,
            { opacity: 0.4 },
          ),
        )
        .join('') +
      stroke(curve([x + d * 80, 70], [x + d * 62, 300], [x + d * 72, 590]), moonlit, 3, { opacity: 0.6 })
    );
  };
  return group(
    glow([320, 300], 380, sea300, 0.4),
    sash(
      {
        x: 190,
        y: 104,
        width: 270,
        height: 400,
        columns: 2,
        rows: 2,
        frame: mix(sea300, pine700, 0.35),
        frameShade: pine950,
      },
      moonView(190, 104, 270, 400),
    ),
    form(box(150, 516, 350, 18, 3), mix(sea300, pine700, 0.4), pine950, [150, 540], [330, 516], 0.5),
    stroke(line([104, 62], [546, 62]), timber.body, 8),
    curtain(112, 1),
    curtain(540, -1),
    thrownWindow(
      [
        [300, FLOOR + 26],
        [560, FLOOR + 26],
        [760, 890],
        [440, 890],
      ],
      [2, 2],
      moonlit,
      0.34,
      0.1,
    ),
  );
};
