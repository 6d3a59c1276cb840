import { canvas, SCENE } from '../drawing/canvas.ts';
import {
  blush100,
  clay500,
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
import { form, glow, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { thrownWindow } from '../drawing/room.ts';
import { cardiganOnChair } from '../props/clothes.ts';
import { jar, kettle, mug, plate, steam, teapot } from '../props/crockery.ts';
import { chairBack, clock } from '../props/furniture.ts';
import { spectacles } from '../props/stationery.ts';
import {
  china,
  clayware,
  creamware,
  cupboards,
  greenware,
  room,
  tiles,
  wallShade,
  window,
  wood,
} from './kitchen-window.ts';

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

export const careForAdults = (moment: number): string =>
  canvas({ ...SCENE, parts: partsAt(kitchen, moment) });
