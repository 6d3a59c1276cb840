import { chance, repeat } from '../drawing/chance.ts';
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
import { brickwork, houseWindow, roofFace } from '../drawing/houses.ts';
import { form, glow, shade } from '../drawing/light.ts';
import { blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { cloudBank, wash } from '../drawing/sky.ts';
import { poplar, roundTree } from '../props/greenery.ts';
import { fronds, leaf, pot } from '../props/plants.ts';

export const GROUND = 772;

export const leafy = { leaf: mix(pine700, sea300, 0.22), shaded: pine800, lit: mix(honey300, sea300, 0.15) };

export const brick = mix(clay500, clay700, 0.25);

export const brickTones = [mix(clay700, pine800, 0.2), mix(clay500, blush100, 0.3), clay700] as const;

export const stone = mix(paper, blush100, 0.5);

export const inShade = mix(clay700, pine950, 0.55);

const glass = along(
  [-60, -200],
  [60, 0],
  [0, mix(sea300, paper, 0.25)],
  [0.45, mix(sea300, pine700, 0.5)],
  [1, mix(pine700, pine800, 0.5)],
);

export const panes = {
  frame: mix(paper, sea100, 0.3),
  frameShade: pine800,
  glass,
  sill: stone,
  brick: stone,
};

export const backdrop = (): string =>
  group(
    wash(
      1600,
      0,
      GROUND,
      [0, mix(sea300, sea100, 0.1)],
      [0.5, mix(sea100, paper, 0.3)],
      [1, mix(blush100, honey300, 0.3)],
    ),
    glow([1560, 260], 760, honey300, 0.6),
    cloudBank(8, 180, 150, 420, 46, [mix(sea100, paper, 0.7), paper]),
    cloudBank(5, 1450, 210, 420, 40, [mix(blush100, paper, 0.5), paper]),
    place(
      90,
      GROUND,
      roundTree(23, 560, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.2) }, mix(pine800, clay700, 0.4), 1),
    ),
    brickwork(
      91,
      1390,
      330,
      230,
      460,
      mix(brick, sea300, 0.25),
      [mix(brick, sea300, 0.4), mix(clay700, sea300, 0.3)],
      0.8,
    ),
    roofFace(
      4,
      [
        [1400, 220],
        [1660, 220],
        [1660, 336],
        [1372, 336],
      ],
      mix(pine800, sea300, 0.35),
      pine800,
      sea300,
    ),
    place(1530, 560, houseWindow(90, 140, { ...panes, brick: mix(stone, sea300, 0.3) })),
    place(1490, GROUND, poplar(6, 400, leafy, mix(pine800, clay700, 0.4), 1)),
  );

const guitar = (): string =>
  group(
    fill(
      blob([-24, 0], [-28, -26], [-16, -44], [-14, -60], [14, -60], [16, -44], [28, -26], [24, 0]),
      mix(honey300, clay500, 0.35),
    ) +
      fill(disc(0, -36, 8), inShade) +
      stroke(line([0, -44], [4, -128]), mix(clay700, pine800, 0.3), 6) +
      fill(box(-3, -142, 14, 16, 3), inShade),
  );

export const netCurtain = (width: number, height: number, cloth: string): string =>
  fill(
    `${curve([-width / 2 - 2, -height], [-width * 0.28, -height * 0.55], [-width * 0.4, 4])}L${-width / 2 - 4} 4Z`,
    cloth,
    0.95,
  ) +
  fill(
    `${curve([width / 2 + 2, -height], [width * 0.28, -height * 0.55], [width * 0.4, 4])}L${width / 2 + 4} 4Z`,
    cloth,
    0.95,
  );

export const trailing = (width: number): string => {
  const roll = chance(19);
  return repeat(44, () =>
    place(
      roll.between(-width / 2, width / 2),
      -roll.between(0, 46),
      leaf(
        roll.between(12, 22),
        10,
        roll.between(-160, -20),
        roll.pick([leafy.lit, mix(leafy.lit, sea300, 0.5), mix(sea300, paper, 0.2)]),
      ),
    ),
  );
};

export const lamp = (): string =>
  group(
    fill(box(-3, -54, 6, 54), honey300),
    fill(shape([-14, -86], [14, -86], [26, -50], [-26, -50]), paper),
    glow([0, -66], 70, honey300, 0.8),
  );

export const upstairs = (): string =>
  group(
    place(
      476,
      356,
      houseWindow(128, 166, panes, netCurtain(128, 170, mix(honey300, paper, 0.2)) + place(10, 0, lamp())),
    ),
    place(
      800,
      352,
      houseWindow(
        104,
        158,
        panes,
        fill(box(-60, -160, 120, 74), mix(sea300, paper, 0.5)) +
          place(
            -20,
            2,
            pot(34, 30, clay500, clay700) +
              place(0, -28, fronds(3, 56, 9, { leaf: leafy.lit, shaded: sea300, lit: honey300 })),
          ),
      ),
    ),
    place(
      1124,
      356,
      houseWindow(128, 166, panes, netCurtain(128, 170, clay500) + place(-14, 4, guitar(), 0.9, 8)),
    ),
  );

export const bay = (x: number, contents: string): string => {
  const side = (d: -1 | 1): string =>
    fill(
      shape([d * 92, -222], [d * 142, -210], [d * 142, 14], [d * 92, 14]),
      mix(panes.frame, inShade, d < 0 ? 0.35 : 0.08),
    ) +
    fill(shape([d * 102, -208], [d * 132, -200], [d * 132, 0], [d * 102, 0]), glass) +
    fill(shape([d * 102, -108], [d * 132, -104], [d * 132, -96], [d * 102, -100]), panes.frame);
  return place(
    x,
    626,
    group(
      fill(box(-150, 14, 300, 134), brick),
      brickwork(x, -150, 14, 300, 134, brick, brickTones, 1.2),
      shade(box(-150, 14, 58, 134), inShade, [-160, 0], [-90, 0], 0.8),
      shade(box(-150, 14, 300, 134), inShade, [0, 14], [0, 60], 0.5),
      side(-1),
      side(1),
      fill(box(-96, -224, 192, 240), panes.frame),
      fill(box(-86, -210, 172, 210), glass),
      inside(
        box(-86, -210, 172, 210),
        contents,
        shade(box(-86, -210, 172, 210), pine950, [0, -210], [0, -170], 0.5),
      ),
      fill(box(-86, -112, 172, 9), panes.frame) + fill(box(-4, -210, 8, 210), panes.frame),
      fill(box(-158, 0, 316, 17, 2), stone),
      form(
        shape([-164, -222], [164, -222], [132, -262], [-132, -262]),
        mix(pine800, pine700, 0.4),
        pine950,
        [-160, -220],
        [60, -260],
        0.7,
      ) + stroke(line([-158, -223], [158, -223]), stone, 9),
    ),
  );
};
