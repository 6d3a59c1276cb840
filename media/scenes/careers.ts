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
import { brickwork, chimney, frontDoor, roofFace } from '../drawing/houses.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, faint, fill, group, place, stroke } from '../drawing/paint.ts';
import { streetLamp } from '../drawing/quayside.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { cloudBank, gull, mist, wash } from '../drawing/sky.ts';
import { skyline } from '../drawing/skyline.ts';
import { clockTower } from '../drawing/southampton.ts';
import { grass, hedge, leaf, roundTree } from '../things/plants.ts';
import { basket, bicycle } from '../things/vehicles.ts';

const WALL = 640;
const FOOT = 772;
const SUN = { x: 250, y: 430 } as const;
const brick = mix(clay500, clay700, 0.45);
const inShade = mix(pine800, clay700, 0.3);
const leafy = { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.2) };

const street = (): string => {
  const far = {
    face: mix(mix(pine700, sea300, 0.75), blush100, 0.3),
    lit: mix(blush100, honey300, 0.4),
    lamp: honey300,
  };
  const near = {
    face: mix(mix(clay700, sea300, 0.5), blush100, 0.15),
    lit: mix(blush100, honey300, 0.5),
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

const house = (): string =>
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
      [1.3, 1.24],
    ),
    glow([1366, 470], 170, honey300, 0.4),
    form(
      box(1256, FOOT - 10, 220, 26, 3),
      mix(blush100, sea300, 0.3),
      inShade,
      [1480, FOOT],
      [1280, FOOT],
      0.6,
    ),
    fill(box(1476, 520, 40, 26, 3), pine950) + fill(disc(1496, 640, 0.1), ink),
    stroke(line([1484, 533], [1508, 533]), honey300, 5),
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

const pillarBox = (): string =>
  group(
    shadow(0.35, soft(3, fill(shape([-34, 0], [36, 0], [190, 26], [110, 30]), pine950))),
    form(box(-34, -172, 68, 172, 3), clay500, clay700, [42, -60], [-22, -90], 0.85),
    form(
      `M-42 -172L42 -172Q40 -200 0 -204Q-40 -200 -42 -172Z`,
      clay500,
      clay700,
      [46, -170],
      [-24, -196],
      0.7,
    ),
    fill(box(-40, -12, 80, 13, 2), pine950),
    fill(box(-22, -150, 44, 11, 3), pine950),
    fill(box(-18, -116, 36, 30, 2), paper),
    ...[-108, -100, -92].map((y) => stroke(line([-13, y], [13, y]), clay700, 2, { opacity: 0.6 })),
    stroke(line([-28, -164], [-28, -16]), blush100, 4, { opacity: 0.7 }),
  );

const ground = (): string =>
  group(
    fill(
      box(-10, FOOT, 1620, 150),
      along(
        [0, 0],
        [1600, 0],
        [0, mix(honey300, blush100, 0.4)],
        [0.5, mix(blush100, clay500, 0.3)],
        [1, mix(inShade, blush100, 0.35)],
      ),
    ),
    ...[804, 846].map((y) => stroke(line([-10, y], [1610, y]), inShade, 2, { opacity: 0.3 })),
    ...[120, 300, 480, 660, 840, 1020, 1200, 1380, 1540].map((x, i) =>
      stroke(line([x, i % 2 ? 804 : FOOT], [x + 16, i % 2 ? 846 : 804]), inShade, 2, { opacity: 0.3 }),
    ),
    form(box(-10, FOOT - 8, 640, 14), mix(blush100, honey300, 0.4), inShade, [640, FOOT], [200, FOOT], 0.4),
    fill(box(620, FOOT - 8, 1000, 10), inShade, 0.5),
  );

const cycle = bicycle({
  frame: pine700,
  frameShade: pine950,
  metal: mix(sea100, honey300, 0.3),
  tyre: ink,
  leather: mix(clay700, pine950, 0.3),
});

/** The bicycle's own shadow on the wall behind it, sheared away from the low sun. */
const castCycle = (): string =>
  faint(
    0.42,
    `<g transform="translate(1050 792) skewX(-16) scale(1.3 1.24)"><g filter="url(#darken)">${cycle}</g></g><filter id="darken"><feColorMatrix values="0 0 0 0 0.16  0 0 0 0 0.14  0 0 0 0 0.13  0 0 0 1 0"/></filter>`,
  );

/** A knitted hat left in the basket, its bobble showing. */
const woollyHat = (): string =>
  place(
    1166,
    430,
    group(
      form(
        blob([-44, 8], [-40, -28], [-4, -44], [34, -30], [44, 8]),
        clay500,
        clay700,
        [56, 10],
        [-20, -30],
        0.75,
      ),
      ...[-24, -6, 12, 28].map((x) =>
        stroke(curve([x - 2, -36 + Math.abs(x) * 0.4], [x, -14], [x - 1, 6]), clay700, 2.5, { opacity: 0.4 }),
      ),
      form(disc(-4, -52, 15), mix(blush100, honey300, 0.3), clay500, [12, -40], [-8, -58], 0.6),
    ),
  );

const bag = (): string => {
  const canvas = { body: mix(honey300, clay500, 0.3), shaded: clay700, lit: paper };
  return group(
    stroke(curve([-58, -96], [-40, -180], [50, -182], [64, -96]), mix(clay700, pine950, 0.3), 8),
    form(box(-76, -104, 152, 104, [12, 12, 18, 18]), canvas.body, canvas.shaded, [90, 0], [-50, -70], 0.8),
    form(
      `M-80 -108L80 -108L76 -52Q74 -40 60 -40L-60 -40Q-74 -40 -76 -52Z`,
      mix(canvas.body, clay500, 0.2),
      canvas.shaded,
      [90, -40],
      [-50, -100],
      0.7,
    ),
    stroke(curve([-70, -98], [-66, -50]), canvas.lit, 3, { opacity: 0.7 }),
    fill(box(-36, -52, 14, 34, 2), mix(clay700, pine950, 0.3)) +
      fill(box(22, -52, 14, 34, 2), mix(clay700, pine950, 0.3)) +
      fill(box(-38, -34, 18, 12, 2), paper) +
      fill(box(20, -34, 18, 12, 2), paper),
    form(
      box(88, -118, 40, 118, [10, 10, 5, 5]),
      mix(sea300, pine700, 0.35),
      pine950,
      [132, 0],
      [92, -60],
      0.8,
    ) +
      fill(box(92, -138, 32, 24, 5), paper) +
      fill(box(88, -78, 40, 14), honey300) +
      stroke(line([95, -108], [95, -10]), sea100, 3, { opacity: 0.7 }),
  );
};

export const careers = (): string =>
  sheet({
    ...SCENE,
    parts: [
      street(),
      house(),
      ground(),
      place(572, FOOT + 10, streetLamp(pine950, honey300, honey300, 0.5), 1.5),
      place(0, FOOT + 2, hedge(4, -10, 250, 96, leafy)),
      place(0, FOOT + 2, hedge(9, 380, 540, 84, leafy)),
      place(316, FOOT + 26, pillarBox()),
      castCycle(),
      shadow(
        0.42,
        soft(
          4,
          fill(shape([790, 842], [1190, 842], [1520, 876], [1080, 876]), pine950),
          fill(shape([650, 862], [730, 862], [940, 890], [820, 890]), pine950),
        ),
      ),
      place(960, 846, cycle, 1.34),
      stroke(line([1126, 466], [1150, 560]), ink, 5),
      woollyHat(),
      place(1120, 500, basket(mix(honey300, clay500, 0.45), mix(clay700, pine950, 0.4)), 1.1),
      place(0, FOOT + 2, grass(8, 622, 760, 30, [pine800, pine700, mix(honey300, pine700, 0.3)])),
      place(0, FOOT + 2, grass(9, 1170, 1256, 30, [pine800, pine700, mix(honey300, pine700, 0.3)])),
      place(696, 858, bag(), 1.06),
      ...[
        [200, 870, 20],
        [330, 846, -30],
        [470, 880, 60],
        [1300, 862, 10],
        [1420, 884, -40],
      ].map(([x = 0, y = 0, turn = 0]) => place(x, y, leaf(24, 13, turn, mix(honey300, clay500, 0.45)))),
      fill(box(-60, -60, 1, WALL / 640), ink),
      glow([SUN.x, SUN.y], 1100, mix(honey300, blush100, 0.3), 0.35),
    ],
  });
