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
import { brickwork, chimney, frontDoor, roofFace } from '../drawing/houses.ts';
import { form, glow, shade, shadow } from '../drawing/light.ts';
import { box, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { cloudBank, gull, mist, wash } from '../drawing/sky.ts';
import { skyline } from '../drawing/skyline.ts';
import { clockTower } from '../drawing/southampton.ts';
import { roundTree } from '../props/greenery.ts';

export const FOOT = 772;

export const SUN = { x: 250, y: 430 } as const;

const brick = mix(clay500, clay700, 0.45);

export const inShade = mix(pine800, clay700, 0.3);

export const leafy = { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.2) };

export const street = (): string => {
  const far = {
    face: mix(mix(pine700, sea300, 0.75), blush100, 0.3),
    lit: mix(blush100, honey300, 0.4),
    lamp: honey300,
  };
  const row = (x: number, y: number, scale: number, tone: number): string =>
    place(
      x,
      y,
      group(
        ...[0, 1, 2].map((i) =>
          place(i * 96 + 20, -150, chimney(26, 30, mix(brick, sea300, tone), inShade, blush100, 2)),
        ),
        form(
          shape([0, -100], [14, -150], [300, -150], [300, -100]),
          mix(mix(pine800, clay700, 0.3), sea300, tone),
          pine800,
          [300, -100],
          [40, -150],
          0.5,
        ),
        form(box(4, -102, 296, 104), mix(brick, sea300, tone), inShade, [300, 0], [40, -80], 0.6),
        ...[0, 1, 2].map(
          (i) =>
            fill(box(i * 98 + 22, -86, 24, 32), mix(honey300, sea300, i === 1 ? 0.1 : 0.6)) +
            fill(box(i * 98 + 62, -86, 24, 32), mix(sea300, pine700, 0.3)) +
            fill(
              box(i * 98 + 24, -40, 22, 42),
              mix([pine700, honey300, clay500][i] ?? pine700, sea300, tone),
            ) +
            fill(box(i * 98 + 58, -40, 32, 30), mix(sea300, pine700, 0.3)),
        ),
      ),
      scale,
    );
  return group(
    wash(
      1600,
      0,
      660,
      [0, mix(sea300, pine700, 0.3)],
      [0.3, mix(sea300, sea100, 0.4)],
      [0.55, mix(sea100, blush100, 0.6)],
      [0.74, mix(blush100, clay500, 0.16)],
      [1, mix(honey300, blush100, 0.3)],
    ),
    glow([SUN.x, SUN.y], 640, mix(honey300, blush100, 0.35), 0.95),
    glow([SUN.x, SUN.y], 150, paper, 0.9),
    fill(disc(SUN.x, SUN.y, 42), mix(paper, honey300, 0.2)),
    cloudBank(6, 620, 118, 560, 32, [mix(sea300, pine700, 0.15), mix(blush100, sea100, 0.5)]),
    cloudBank(9, 330, 250, 420, 24, [mix(sea100, blush100, 0.7), mix(blush100, clay500, 0.3)]),
    place(0, 566, skyline(61, -20, 700, [24, 70], far)),
    place(
      450,
      566,
      clockTower(0, { ...far, face: mix(sea100, sea300, 0.5) }, mix(pine700, sea300, 0.4), paper),
      1.15,
    ),
    fill(ridge(660, [-20, 560], [160, 548], [380, 566], [720, 556]), mix(sea300, blush100, 0.4)),
    mist(300, 580, 900, 90, mix(honey300, blush100, 0.5), 0.9),
    place(-30, 640, roundTree(5, 250, leafy, mix(clay700, pine800, 0.4), -1)),
    row(330, 644, 0.92, 0.35),
    row(90, 648, 0.8, 0.5),
    place(210, 330, gull(0.5, mix(pine700, sea300, 0.5)), 0.6, -6),
    place(286, 300, gull(-0.3, mix(pine700, sea300, 0.5)), 0.46),
    fill(
      box(-10, 636, 760, 140),
      along([0, 0], [740, 0], [0, mix(honey300, blush100, 0.45)], [1, mix(clay500, pine700, 0.45)]),
    ),
  );
};

export const house = (): string =>
  group(
    brickwork(
      7,
      620,
      60,
      1000,
      FOOT - 60,
      along([620, 0], [1600, 0], [0, mix(brick, honey300, 0.28)], [1, brick]),
      [mix(clay700, pine800, 0.2), mix(clay500, honey300, 0.3), clay700],
      1.25,
    ),
    shade(box(620, 60, 1000, FOOT), inShade, [1800, 300], [840, 420], 0.7),
    roofFace(
      3,
      [
        [590, -30],
        [1640, -30],
        [1640, 66],
        [574, 66],
      ],
      mix(pine800, pine950, 0.3),
      pine950,
      clay500,
    ),
    shadow(0.4, fill(box(620, 66, 1000, 44), inShade)),
    fill(box(574, 60, 1060, 15, 3), mix(paper, blush100, 0.5)),
    stroke(line([576, 62], [1610, 62]), paper, 3),
    fill(box(632, 74, 13, 690), mix(pine800, pine700, 0.5)),
    stroke(line([633, 76], [633, 760]), honey300, 2.5, { opacity: 0.8 }),
    place(
      1366,
      FOOT,
      frontDoor({
        leaf: pine700,
        shaded: pine950,
        lit: sea300,
        frame: mix(paper, blush100, 0.4),
        glass: along([0, -290], [0, -150], [0, honey300], [1, mix(honey300, clay500, 0.3)]),
        brass: honey300,
      }),
      [1.9, 2.1],
    ),
    glow([1366, 260], 260, honey300, 0.4),
    form(
      box(1216, FOOT - 10, 300, 26, 3),
      mix(blush100, sea300, 0.3),
      inShade,
      [1480, FOOT],
      [1280, FOOT],
      0.6,
    ),
    fill(box(1530, 440, 40, 26, 3), pine950),
    stroke(line([1538, 453], [1562, 453]), honey300, 5),
    ...[
      [790, 210],
      [1040, 210],
    ].map(
      ([x = 0, y = 0]) =>
        fill(
          shape([x - 12, y - 14], [x - 20, y - 44], [x + 180, y - 44], [x + 172, y - 14]),
          mix(blush100, clay500, 0.3),
        ) +
        fill(box(x - 10, y - 14, 180, 200), mix(paper, blush100, 0.4)) +
        fill(
          box(x, y - 4, 160, 180),
          along(
            [x, y],
            [x + 160, y + 180],
            [0, mix(honey300, paper, 0.3)],
            [0.3, mix(sea300, honey300, 0.3)],
            [1, mix(pine700, sea300, 0.3)],
          ),
        ) +
        fill(box(x + 77, y - 4, 7, 180), mix(paper, blush100, 0.4)) +
        fill(box(x, y + 82, 160, 9), mix(paper, blush100, 0.4)) +
        fill(box(x - 20, y + 184, 200, 16, 2), mix(blush100, paper, 0.4)) +
        shadow(0.35, fill(box(x - 14, y + 200, 190, 10), inShade)),
    ),
  );
