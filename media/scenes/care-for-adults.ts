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
import { type Layer, partsAt } from '../drawing/layers.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { sash, skirting, thrownWindow, wall } from '../drawing/room.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { gardenView } from '../drawing/views.ts';
import { cardiganOnChair } from '../things/clothes.ts';
import { jar, kettle, mug, plate, steam, teapot } from '../things/crockery.ts';
import { chairBack, clock } from '../things/furniture.ts';
import { geranium, pot } from '../things/plants.ts';
import { spectacles } from '../things/stationery.ts';

const WORKTOP = 588;
const FLOOR = 800;

const china = { body: mix(paper, sea100, 0.4), shaded: mix(sea300, pine700, 0.3), lit: paper };
const creamware = { body: mix(blush100, paper, 0.4), shaded: mix(clay500, blush100, 0.3), lit: paper };
const clayware = { body: clay500, shaded: clay700, lit: mix(blush100, honey300, 0.3) };
const greenware = { body: pine700, shaded: pine950, lit: sea300 };
const wood = {
  body: mix(clay500, honey300, 0.55),
  shaded: mix(clay700, pine950, 0.35),
  lit: mix(honey300, paper, 0.4),
};
const wallShade = mix(clay500, pine700, 0.45);

const room = (): string =>
  group(
    wall(0, FLOOR, {
      colour: along([0, 0], [1600, 0], [0, mix(blush100, paper, 0.3)], [1, mix(blush100, clay500, 0.16)]),
      shaded: wallShade,
      from: [1700, -100],
      to: [880, 560],
    }),
    shade(box(-10, 0, 1620, 150), wallShade, [0, -10], [0, 150], 0.45),
    fill(
      box(-10, FLOOR, 1620, 110),
      along([0, FLOOR], [0, 900], [0, mix(sea300, pine700, 0.35)], [1, mix(pine700, sea300, 0.25)]),
    ),
    ...Array.from({ length: 17 }, (_, i) =>
      stroke(line([i * 130 - 300 + 60, 906], [i * 104 - 30, FLOOR]), pine800, 2, { opacity: 0.35 }),
    ),
    stroke(line([-10, 842], [1610, 842]), pine800, 2, { opacity: 0.3 }),
    skirting(FLOOR, 36, mix(paper, blush100, 0.5), wallShade),
  );

const tiles = (): string =>
  group(
    fill(box(-10, 486, 930, 104), mix(sea100, paper, 0.35)),
    ...Array.from({ length: 18 }, (_, i) =>
      stroke(line([i * 52 - 6, 486], [i * 52 - 6, 590]), sea300, 2, { opacity: 0.7 }),
    ),
    stroke(line([-10, 538], [920, 538]), sea300, 2, { opacity: 0.7 }),
    stroke(line([-10, 486], [920, 486]), sea300, 4),
    shade(box(-10, 486, 930, 104), pine700, [1000, 600], [560, 520], 0.35),
  );

const cupboards = (): string =>
  group(
    fill(box(-10, WORKTOP + 22, 930, 172), pine700),
    shade(box(-10, WORKTOP + 22, 930, 172), pine950, [0, WORKTOP + 10], [0, WORKTOP + 140], 0.8),
    ...[20, 244, 468, 692].map(
      (x) =>
        stroke(box(x, WORKTOP + 44, 202, 136, 4), mix(pine700, sea300, 0.25), 4) +
        stroke(line([x + 92, WORKTOP + 66], [x + 112, WORKTOP + 66]), honey300, 6),
    ),
    fill(box(-10, 782, 930, 18), pine950),
    form(
      box(-10, WORKTOP, 940, 24, [0, 5, 5, 0]),
      mix(wood.body, paper, 0.2),
      wood.shaded,
      [1000, WORKTOP + 40],
      [300, WORKTOP],
      0.6,
    ),
    stroke(line([-10, WORKTOP + 2], [928, WORKTOP + 2]), wood.lit, 4),
  );

const window = (): string => {
  const view = { x: 130, y: 92, width: 480, height: 356 };
  const curtain = (x: number, lean: number): string => {
    const cloth = `${curve([x, 58], [x + 6, 200], [x + lean * 0.4, 330], [x + lean, 440])}L${x + lean + 66} 444${curve([x + lean + 66, 444], [x + 76, 300], [x + 92, 58]).replace(/^M[^C]*/, '')}Z`;
    return (
      form(cloth, mix(clay500, blush100, 0.45), clay700, [x + 120, 0], [x - 20, 0], 0.5) +
      [22, 46, 70]
        .map((fold) =>
          stroke(
            curve([x + fold, 62], [x + fold + 2, 220], [x + fold * 0.6 + lean * 0.8 + 6, 440]),
            clay700,
            2.4,
            { opacity: 0.35 },
          ),
        )
        .join('')
    );
  };
  return group(
    sash(
      { ...view, columns: 2, rows: 2, frame: paper, frameShade: mix(wallShade, paper, 0.3) },
      gardenView(view),
    ),
    form(box(96, 458, 548, 22, 4), paper, wallShade, [700, 480], [300, 460], 0.5),
    stroke(line([70, 56], [670, 56]), mix(pine800, clay700, 0.3), 8) +
      fill(disc(66, 56, 9), pine800) +
      fill(disc(674, 56, 9), pine800),
    curtain(72, -8),
    curtain(580, 4),
    place(
      210,
      458,
      pot(70, 62, clay500, clay700) +
        place(
          0,
          -60,
          geranium(
            8,
            92,
            { leaf: pine700, shaded: pine800, lit: mix(pine700, honey300, 0.4) },
            clay500,
            mix(clay500, blush100, 0.5),
          ),
        ),
    ),
    place(
      310,
      458,
      mug({ body: honey300, shaded: clay500, lit: paper }) +
        stroke(line([-8, -60], [-16, -112]), wood.body, 6) +
        stroke(line([6, -60], [14, -104]), sea300, 5) +
        fill(disc(-17, -116, 9, 13), wood.body),
    ),
    place(540, 458, jar(54, china, wood.body), 0.9),
  );
};

const dresser = (): string => {
  const shelf = (y: number): string =>
    form(box(700, y, 420, 15, 3), wood.body, wood.shaded, [1180, y + 20], [820, y], 0.6) +
    shadow(0.22, fill(shape([706, y + 15], [1120, y + 15], [1134, y + 40], [726, y + 40]), wallShade));
  return group(
    shelf(196),
    shelf(356),
    place(762, 196, plate(46, china, mix(pine700, sea300, 0.4))),
    place(862, 196, plate(52, { ...china, body: blush100 }, clay500)),
    place(968, 196, plate(46, china, mix(pine700, sea300, 0.4))),
    place(1062, 196, jar(62, { body: honey300, shaded: clay500, lit: paper }, wood.shaded)),
    place(752, 356, jar(84, greenware, wood.body)),
    place(826, 356, jar(66, greenware, wood.body)),
    place(898, 356, jar(52, greenware, wood.body)),
    place(1010, 356, teapot({ body: mix(blush100, paper, 0.3), shaded: clay500, lit: paper }), 0.72),
    ...[750, 830, 910, 990].map(
      (x, i) =>
        stroke(curve([x, 372], [x + 4, 384], [x - 3, 388]), pine800, 4) +
        place(
          x - 4,
          442,
          mug(
            [
              clayware,
              china,
              { body: sea300, shaded: pine700, lit: sea100 },
              { body: honey300, shaded: clay500, lit: paper },
            ][i] ?? china,
          ),
          0.92,
          10,
        ),
    ),
  );
};

const seat = (): string =>
  chairBack(wood, 4) +
  cardiganOnChair(
    { body: mix(sea300, pine700, 0.42), shaded: mix(pine800, pine700, 0.4), lit: sea100 },
    honey300,
  );

const pills = (): string =>
  group(
    form(box(0, -26, 168, 26, 5), sea300, pine700, [180, 0], [40, 0], 0.5),
    ...Array.from({ length: 7 }, (_, i) =>
      fill(box(4 + i * 23.4, -30, 20, 10, 3), i < 3 ? mix(paper, sea300, 0.2) : mix(honey300, paper, 0.2)),
    ),
  );

const table = (): string =>
  group(
    form(
      shape([1052, 596], [1620, 596], [1620, 626], [1046, 626]),
      wood.body,
      wood.shaded,
      [1620, 640],
      [1150, 590],
      0.5,
    ),
    stroke(line([1052, 598], [1610, 598]), wood.lit, 4),
    fill(box(1078, 626, 540, 30), wood.shaded),
    form(
      shape([1096, 626], [1130, 626], [1122, 850], [1102, 850]),
      wood.body,
      wood.shaded,
      [1132, 0],
      [1100, 0],
      0.7,
    ),
    form(
      shape([1556, 626], [1590, 626], [1584, 850], [1564, 850]),
      wood.body,
      wood.shaded,
      [1590, 0],
      [1560, 0],
      0.9,
    ),
    shadow(0.35, soft(3, fill(shape([1190, 600], [1300, 600], [1380, 612], [1230, 612]), wood.shaded))),
    place(1204, 598, mug(clayware, blush100)),
    place(1286, 597, pills()),
    fill(shape([1480, 590], [1620, 586], [1620, 597], [1470, 598]), paper) +
      stroke(line([1486, 593], [1610, 590]), pine700, 1.6, { opacity: 0.5 }),
    place(1516, 578, spectacles(ink), 0.56),
  );

/** The kitchen, with the steam of its kettle and of the tea apart. */
export const kitchen: readonly Layer[] = [
  {
    still: [
      room(),
      dresser(),
      thrownWindow(
        [
          [1186, 96],
          [1452, 140],
          [1452, 540],
          [1186, 496],
        ],
        [2, 2],
        mix(honey300, paper, 0.4),
        0.62,
      ),
      shadow(0.3, soft(3, fill(disc(1342, 262, 60), wallShade))),
      place(1324, 240, clock(62, china, pine800, 8, 10)),
      tiles(),
      window(),
      cupboards(),
      shadow(0.3, soft(4, fill(shape([720, 590], [860, 590], [960, 604], [780, 604]), wood.shaded))),
      place(690, 592, kettle(clayware, pine950), 1.05),
      place(506, 590, jar(90, creamware, wood.body)),
      place(440, 590, jar(66, creamware, wood.body)),
      place(572, 590, mug({ body: honey300, shaded: clay500, lit: paper }), [-1, 1]),
      place(846, 590, mug(china, sea300)),
      shadow(0.4, soft(5, fill(shape([880, 846], [1120, 850], [1300, 890], [960, 890]), pine950))),
      place(1000, 862, seat()),
      table(),
      glow([340, 270], 900, honey300, 0.28),
    ].join(''),
  },
  {
    moving: (moment) =>
      place(790, 482, steam(190, paper, moment, 0.75)) + place(1204, 534, steam(120, paper, moment, 0.7)),
  },
];

export const careForAdults = (moment: number): string => sheet({ ...SCENE, parts: partsAt(kitchen, moment) });
