import { bargate } from '../drawing/bargate.ts';
import { chance, repeat } from '../drawing/chance.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  ink,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, type Point, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { sash, thrownWindow, wall } from '../drawing/room.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { cloudBank, gull } from '../drawing/sky.ts';
import { skyline } from '../drawing/skyline.ts';
import { spire } from '../drawing/southampton.ts';
import { mug, steam, teapot } from '../things/crockery.ts';
import { fronds, pot, roundTree } from '../things/plants.ts';
import { openNotebook, pencil, spectacles } from '../things/stationery.ts';

const VIEW = { x: 300, y: 70, width: 880, height: 440 } as const;
const DESK = 640;
const leafy = { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.25) };
const wood = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.4),
  lit: mix(honey300, paper, 0.45),
};
const inShade = mix(clay500, pine700, 0.5);

const town = (): string => {
  const foot = VIEW.y + VIEW.height;
  const far = {
    face: mix(mix(pine700, sea300, 0.72), blush100, 0.35),
    lit: mix(blush100, honey300, 0.3),
    lamp: honey300,
  };
  const near = {
    face: mix(mix(clay500, sea300, 0.45), blush100, 0.25),
    lit: mix(blush100, honey300, 0.4),
    lamp: honey300,
  };
  const roof = (x: number, width: number, height: number, seed: number): string => {
    const roll = chance(seed);
    const ridgeY = foot - height;
    return (
      form(
        shape(
          [x, foot],
          [x, ridgeY + 40],
          [x + width * 0.14, ridgeY],
          [x + width * 0.86, ridgeY],
          [x + width, ridgeY + 40],
          [x + width, foot],
        ),
        mix(clay700, sea300, roll.between(0.2, 0.45)),
        mix(clay700, pine800, 0.4),
        [x + width, foot],
        [x + width * 0.2, ridgeY],
        0.7,
      ) +
      fill(box(x + width * 0.2, ridgeY - 26, 24, 34), mix(clay500, sea300, 0.3)) +
      fill(box(x + width * 0.2 + 3, ridgeY - 38, 7, 13), near.lit) +
      fill(box(x + width * 0.2 + 14, ridgeY - 38, 7, 13), near.lit)
    );
  };
  return group(
    fill(
      box(VIEW.x, VIEW.y, VIEW.width, VIEW.height),
      along(
        [0, VIEW.y],
        [0, foot],
        [0, mix(sea300, sea100, 0.3)],
        [0.5, mix(sea100, blush100, 0.5)],
        [1, mix(honey300, blush100, 0.4)],
      ),
    ),
    glow([430, 330], 460, mix(honey300, blush100, 0.35), 0.85),
    fill(disc(440, 322, 30), mix(paper, honey300, 0.2)),
    cloudBank(5, 900, 156, 420, 30, [mix(sea100, paper, 0.5), paper]),
    cloudBank(8, 520, 210, 260, 16, [mix(blush100, paper, 0.4), mix(blush100, clay500, 0.2)]),
    fill(
      ridge(foot, [290, 392], [480, 380], [700, 388], [900, 372], [1190, 386]),
      mix(sea300, blush100, 0.35),
    ),
    place(0, 432, skyline(21, 290, 1190, [24, 60], far)),
    place(430, 446, spire(0, { ...far, face: mix(pine700, sea300, 0.6) }), 1.15),
    place(0, 476, skyline(14, 290, 1190, [18, 48], near)),
    place(1060, 500, roundTree(5, 210, leafy, clay700, -1)),
    place(520, 500, roundTree(8, 150, leafy, clay700, -1)),
    place(
      770,
      506,
      bargate({
        face: mix(paper, honey300, 0.2),
        shaded: mix(clay500, sea300, 0.5),
        lit: paper,
        arch: mix(pine700, sea300, 0.25),
      }),
      1.02,
    ),
    roof(270, 210, 76, 3),
    roof(950, 250, 64, 6),
    place(640, 190, gull(0.6, paper), 0.7, -8),
    place(700, 214, gull(-0.4, paper), 0.5),
  );
};

const wallBoard = (): string => {
  const tones = [clay500, honey300, sea300, pine700, blush100] as const;
  const roll = chance(52);
  return group(
    shadow(0.3, soft(3, fill(box(1286, 138, 250, 300), inShade))),
    form(
      box(1272, 122, 250, 300, 4),
      mix(honey300, clay500, 0.35),
      wood.shaded,
      [1540, 430],
      [1300, 140],
      0.4,
    ),
    fill(box(1282, 132, 230, 280), mix(paper, sea100, 0.4)),
    ...Array.from({ length: 5 }, (_, row) =>
      repeat(5, (column) =>
        roll.between(0, 1) < 0.8
          ? fill(
              box(
                1296 + column * 42,
                164 + row * 48,
                roll.between(0, 1) < 0.25 && column < 4 ? 76 : 34,
                30,
                4,
              ),
              roll.pick(tones),
              0.9,
            )
          : '',
      ),
    ),
    ...[0, 1, 2, 3, 4].map((column) => fill(box(1302 + column * 42, 144, 22, 8, 3), pine800)),
    ...[0, 1, 2, 3, 4].map((row) => stroke(line([1290, 203 + row * 48], [1504, 203 + row * 48]), sea300, 2)),
  );
};

const shelf = (): string =>
  group(
    form(box(40, 330, 220, 14, 3), wood.body, wood.shaded, [0, 350], [180, 330], 0.6),
    ...[
      [56, 92, pine700],
      [80, 78, clay500],
      [102, 96, sea300],
      [126, 84, honey300],
      [150, 90, pine800],
    ].map(
      ([x, height, tone]) =>
        fill(box(Number(x), 330 - Number(height), 21, Number(height), 2), String(tone)) +
        fill(box(Number(x) + 5, 330 - Number(height) * 0.8, 11, 9), paper, 0.7),
    ),
    place(222, 330, pot(58, 50, clay500, clay700) + place(0, -44, fronds(6, 96, 13, leafy))),
    ...[0, 1, 2].map((i) =>
      place(
        60 + i * 66,
        396 + (i % 2) * 12,
        fill(
          box(0, 0, 54, 66, 2),
          [blush100, mix(sea100, paper, 0.5), mix(honey300, paper, 0.4)][i] ?? paper,
        ) +
          stroke(line([10, 18], [44, 18]), pine700, 3, { opacity: 0.5 }) +
          stroke(line([10, 30], [40, 30]), pine700, 3, { opacity: 0.5 }) +
          stroke(line([10, 42], [34, 42]), pine700, 3, { opacity: 0.5 }) +
          fill(disc(27, 3, 5), clay500),
        1,
        [-4, 3, -2][i] ?? 0,
      ),
    ),
  );

const ROADS: readonly (readonly Point[])[] = [
  [
    [-10, 0.3],
    [160, 0.12],
    [268, 0.06],
    [420, 0.1],
    [760, 0.3],
  ],
  [
    [268, 0.06],
    [300, -0.1],
  ],
  [
    [400, 0.1],
    [480, 0.36],
    [640, 0.5],
  ],
];

/** The map on the desk: Southampton Water between the Forest and the Itchen, the Solent and the Island below. */
const map = (): string => {
  const skew = (x: number, y: number): Point => [
    420 + x * 1.02 + (0.5 - y) * (x - 380) * 0.24,
    690 + y * 196,
  ];
  const on = (...points: Point[]): Point[] => points.map(([x, y]) => skew(x, y));
  const edge = shape(skew(0, 0), skew(760, 0), skew(760, 1), skew(0, 1));
  const land = mix(honey300, paper, 0.55);
  const water = mix(sea300, sea100, 0.2);
  const solent = blob(
    ...on(
      [-20, 0.62],
      [90, 0.58],
      [220, 0.66],
      [330, 0.6],
      [356, 0.5],
      [318, 0.36],
      [276, 0.22],
      [268, 0.1],
      [288, 0.08],
      [306, 0.22],
      [352, 0.34],
      [398, 0.5],
      [470, 0.62],
      [560, 0.6],
      [660, 0.7],
      [800, 0.66],
      [800, 1.1],
      [-20, 1.1],
    ),
  );
  const island = blob(
    ...on(
      [210, 0.86],
      [280, 0.78],
      [350, 0.76],
      [430, 0.8],
      [500, 0.88],
      [440, 0.97],
      [340, 1.0],
      [260, 0.95],
    ),
  );
  const pin = (x: number, y: number, tone: string): string => {
    const [px, py] = skew(x, y);
    return (
      shadow(0.4, stroke(line([px, py], [px + 14, py + 4]), pine950, 3)) +
      stroke(line([px, py], [px, py - 20]), pine800, 2) +
      fill(disc(px, py - 23, 7), tone) +
      fill(disc(px - 2, py - 25, 2.4), paper)
    );
  };
  return group(
    shadow(0.35, soft(4, fill(shape([430, 700], [1200, 700], [1300, 898], [420, 898]), wood.shaded))),
    fill(edge, land),
    inside(
      edge,
      fill(solent, water),
      stroke(solent, mix(pine700, sea300, 0.4), 3),
      fill(island, land),
      stroke(island, mix(pine700, sea300, 0.4), 3),
      stroke(curve(...on([268, 0.1], [240, 0.04], [214, -0.1])), water, 8),
      stroke(curve(...on([292, 0.1], [330, 0.02], [350, -0.1])), water, 8),
      fill(
        blob(...on([60, 0.2], [170, 0.16], [226, 0.32], [196, 0.5], [90, 0.5], [30, 0.36])),
        mix(sea300, pine700, 0.3),
        0.5,
      ),
      ...ROADS.map((road) => stroke(curve(...on(...road)), clay500, 3, { opacity: 0.75 })),
      ...[190, 380, 570].map((x) => stroke(line(skew(x, 0), skew(x, 1)), inShade, 2, { opacity: 0.25 })),
      stroke(line(skew(0, 0.5), skew(760, 0.5)), inShade, 2, { opacity: 0.25 }),
    ),
    stroke(edge, mix(paper, honey300, 0.2), 3),
    shade(edge, inShade, skew(760, 1), skew(500, 0.4), 0.35),
    pin(270, 0.12, clay500),
    pin(330, 0.16, clay500),
    pin(236, 0.2, honey300),
    pin(408, 0.3, pine700),
    pin(140, 0.3, pine700),
    pin(520, 0.34, clay500),
    pin(430, 0.14, honey300),
  );
};

const desk = (moment: number): string =>
  group(
    fill(
      box(-10, DESK, 1620, 280),
      along([0, DESK], [0, 900], [0, mix(wood.body, paper, 0.12)], [1, mix(wood.body, wood.shaded, 0.45)]),
    ),
    shade(box(-10, DESK, 1620, 280), wood.shaded, [1760, 860], [900, 740], 0.6),
    stroke(line([-10, DESK + 2], [1610, DESK + 2]), wood.lit, 5),
    ...[680, 742, 820].map((y, i) =>
      stroke(curve([-10, y], [500, y + 6 - i * 4], [1100, y - 4], [1610, y + 4]), wood.shaded, 2, {
        opacity: 0.2,
      }),
    ),
    map(),
    shadow(
      0.35,
      soft(
        4,
        fill(blob([250, 742], [420, 748], [520, 764], [380, 772], [240, 760]), wood.shaded),
        fill(blob([1250, 720], [1400, 724], [1500, 740], [1360, 746]), wood.shaded),
      ),
    ),
    place(236, 742, steam(130, paper, moment, 0.6)),
    place(210, 756, teapot({ body: pine700, shaded: pine950, lit: sea300 }), [-1.1, 1.1]),
    place(360, 690, steam(110, paper, moment, 0.6)),
    place(
      368,
      800,
      mug({ body: clay500, shaded: clay700, lit: mix(blush100, honey300, 0.4) }, blush100),
      1.15,
    ),
    place(
      1290,
      716,
      mug({ body: mix(paper, sea100, 0.4), shaded: mix(sea300, pine700, 0.3), lit: paper }, sea300),
      1.05,
    ),
    place(1290, 650, steam(100, paper, moment, 0.6)),
    shadow(0.3, soft(4, fill(shape([1340, 850], [1560, 830], [1600, 880], [1350, 896]), wood.shaded))),
    place(
      1420,
      826,
      openNotebook({ cover: pine700, page: paper, pageShade: inShade, writing: pine700, ribbon: clay500 }),
      0.62,
    ),
    pencil([1412, 876], [1530, 788], honey300, clay500, ink),
    place(120, 862, spectacles(ink), 0.94),
  );

export const about = (moment: number): string =>
  sheet({
    ...SCENE,
    parts: [
      wall(0, DESK, {
        colour: along(
          [0, 0],
          [1600, 0],
          [0, mix(sea100, sea300, 0.35)],
          [0.5, mix(sea100, paper, 0.3)],
          [1, mix(sea300, sea100, 0.3)],
        ),
        shaded: mix(pine700, sea300, 0.3),
        from: [1760, 200],
        to: [1040, 420],
      }),
      shade(box(-10, -10, 1620, 130), mix(pine700, sea300, 0.3), [0, -20], [0, 110], 0.6),
      shade(box(-10, 0, 700, 640), mix(pine700, sea300, 0.3), [-160, 700], [260, 420], 0.6),
      shelf(),
      wallBoard(),
      sash({ ...VIEW, columns: 4, rows: 2, frame: paper, frameShade: mix(pine700, sea300, 0.4) }, town()),
      form(box(262, 520, 956, 24, 4), paper, mix(pine700, sea300, 0.3), [1260, 540], [500, 520], 0.5),
      shadow(0.25, fill(box(272, 544, 936, 14), pine800)),
      place(
        340,
        520,
        pot(64, 56, mix(sea300, pine700, 0.4), pine800) + place(0, -50, fronds(12, 84, 11, leafy)),
      ),
      place(
        1120,
        520,
        group(
          form(box(-40, -18, 80, 18, 2), clay500, clay700, [40, 0], [-30, 0], 0.5),
          form(box(-34, -34, 72, 16, 2), pine700, pine950, [40, -20], [-30, -30], 0.5),
          form(box(-38, -48, 70, 14, 2), honey300, clay500, [40, -40], [-30, -50], 0.4),
        ),
      ),
      desk(moment),
      thrownWindow(
        [
          [560, 660],
          [1000, 660],
          [1240, 906],
          [700, 906],
        ],
        [4, 2],
        mix(honey300, paper, 0.4),
        0.28,
      ),
      glow([430, 330], 900, mix(honey300, blush100, 0.3), 0.3),
    ],
  });
