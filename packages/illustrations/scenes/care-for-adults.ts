import { canvas, SCENE } from '../drawing/canvas.ts';
import {
  blush100,
  clay500,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea300,
} from '../drawing/colour.ts';
import { type Layer, partsAt } from '../drawing/layers.ts';
import { form, glow, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { thrownWindow } from '../drawing/room.ts';
import { jar, kettle, mug, plate, steam } from '../props/crockery.ts';
import { clock } from '../props/furniture.ts';
import { behindTable, overTable } from './kitchen-people.ts';
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
    form(box(660, y, 236, 15, 3), wood.body, wood.shaded, [950, y + 20], [720, y], 0.6) +
    shadow(0.22, fill(shape([666, y + 15], [896, y + 15], [910, y + 40], [686, y + 40]), wallShade));
  return group(
    shelf(196),
    shelf(356),
    place(722, 196, plate(46, china, mix(pine700, sea300, 0.4))),
    place(822, 196, plate(52, { ...china, body: blush100 }, clay500)),
    place(708, 356, jar(84, greenware, wood.body)),
    place(778, 356, jar(66, greenware, wood.body)),
    place(846, 356, jar(52, greenware, wood.body)),
    ...[712, 786].map(
      (x, i) =>
        stroke(curve([x, 372], [x + 4, 384], [x - 3, 388]), pine800, 4) +
        place(x - 4, 442, mug([clayware, china][i] ?? china), 0.92, 10),
    ),
  );
};

const pills = (): string =>
  group(
    form(box(0, -26, 168, 26, 5), sea300, pine700, [180, 0], [40, 0], 0.5),
    ...Array.from({ length: 7 }, (_, i) =>
      fill(box(4 + i * 23.4, -30, 20, 10, 3), i < 3 ? mix(paper, sea300, 0.2) : mix(honey300, paper, 0.2)),
    ),
  );

/** A plain table from the side, its top at 624. */
const table = (): string => {
  const leg = (x: number): string =>
    form(
      shape([x - 17, 650], [x + 17, 650], [x + 9, 872], [x - 11, 872]),
      wood.body,
      wood.shaded,
      [x + 20, 0],
      [x - 12, 0],
      0.8,
    );
  return group(
    leg(966),
    leg(1520),
    fill(box(944, 650, 600, 26), wood.shaded),
    form(box(918, 624, 660, 28, 4), wood.body, wood.shaded, [1600, 660], [1020, 618], 0.5),
    stroke(line([922, 626], [1574, 626]), wood.lit, 4),
    shadow(0.35, soft(3, fill(shape([1040, 628], [1150, 628], [1200, 640], [1070, 640]), wood.shaded))),
    place(1072, 625, mug(clayware, blush100)),
    place(1336, 624, pills()),
  );
};

/** The kitchen, with the steam of its kettle and of the tea apart. */
export const kitchen: readonly Layer[] = [
  {
    still: [
      room(),
      place(-130, 0, dresser()),
      thrownWindow(
        [
          [1006, 96],
          [1272, 140],
          [1272, 540],
          [1006, 496],
        ],
        [2, 2],
        mix(honey300, paper, 0.4),
        0.62,
      ),
      shadow(0.3, soft(3, fill(disc(1438, 262, 60), wallShade))),
      place(1420, 240, clock(62, china, pine800, 8, 10)),
      place(
        -130,
        0,
        group(
          tiles(),
          window(),
          cupboards(),
          shadow(0.3, soft(4, fill(shape([700, 590], [780, 590], [850, 602], [730, 602]), wood.shaded))),
          place(690, 592, kettle(clayware, pine950), 0.62),
          place(506, 590, jar(90, creamware, wood.body)),
          place(440, 590, jar(66, creamware, wood.body)),
          place(572, 590, mug({ body: honey300, shaded: clay500, lit: paper }), [-1, 1]),
        ),
      ),
      behindTable(),
      table(),
      overTable(),
      glow([210, 270], 900, honey300, 0.28),
    ].join(''),
  },
  {
    moving: (moment) =>
      place(622, 526, steam(120, paper, moment, 0.75)) + place(1072, 560, steam(120, paper, moment, 0.7)),
  },
];

export const careForAdults = (moment: number): string =>
  canvas({ ...SCENE, parts: partsAt(kitchen, moment) });
