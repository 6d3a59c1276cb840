import {
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  sea100,
  sea300,
} from '../../drawing/colour.ts';
import { form, shade } from '../../drawing/light.ts';
import { arc, box, disc, line } from '../../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../../drawing/paint.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { walkingFrame } from '../../props/bedside.ts';
import { slippers } from '../../props/clothes.ts';
import { sideChair } from '../../props/furniture.ts';
import { loaf, milkBottle } from '../../props/kitchen.ts';
import { shoppingBag } from '../../props/luggage.ts';
import { paperBag, pillBottle } from '../../props/medicines.ts';
import { towel } from '../../props/washing.ts';
import { glazes } from './glazes.ts';
import { outOfTheRain } from './together.ts';

const rainyWindow = (): string =>
  place(
    74,
    -8,
    group(
      fill(box(150, 24, 190, 200, 4), paper) +
        fill(
          box(162, 36, 166, 176),
          along([0, 36], [0, 212], [0, mix(sea300, pine700, 0.45)], [1, mix(sea300, sea100, 0.3)]),
        ),
      inside(
        box(162, 36, 166, 176),
        ...Array.from({ length: 26 }, (_, i) => {
          const [x, y] = [156 + ((i * 37) % 180), 30 + ((i * 61) % 170)];
          return stroke(line([x, y], [x - 7, y + 22]), paper, 2.6, { opacity: 0.7 });
        }),
      ),
      fill(box(240, 36, 10, 176), paper) + fill(box(162, 118, 166, 9), paper),
    ),
  );

const shoppingAndRain = (): string =>
  stillLife(
    stage('sea', 284),
    rainyWindow(),
    castShadows([52, 378, 50], [322, 370, 150]),
    outOfTheRain(
      284,
      place(322, 374, shoppingBag(glazes.honey, pine800, pine700, mix(honey300, clay500, 0.45)), 1.04),
    ),
    place(52, 382, milkBottle(paper, mix(sea100, paper, 0.5), mix(pine700, sea300, 0.4), clay500), 0.56),
    place(524, 384, loaf(glazes.crust, mix(honey300, paper, 0.6)), 0.44),
  );

const list = (): string =>
  group(
    form(box(-74, -220, 148, 220, 8), glazes.wood.body, glazes.wood.shaded, [90, 0], [-40, -180], 0.7),
    fill(box(-60, -200, 120, 188, 2), paper),
    form(box(-30, -230, 60, 24, 6), glazes.steel.body, glazes.steel.shaded, [30, -200], [-20, -230], 0.7),
    ...[-166, -128, -90, -52].map(
      (y, i) =>
        stroke(box(-48, y - 12, 20, 20, 3), pine700, 3.5) +
        stroke(line([-16, y - 2], [i % 2 ? 34 : 48, y - 2]), mix(pine700, sea300, 0.3), 5) +
        (i < 3 ? stroke(line([-46, y - 3], [-38, y + 5], [-24, y - 14]), clay500, 5.5) : ''),
    ),
    shade(box(-60, -200, 120, 188), sea300, [70, 0], [0, -120], 0.5),
  );

const listAndTablets = (): string =>
  stillLife(
    stage('honey', 288),
    castShadows([128, 352, 220], [320, 346, 150], [450, 352, 92], [556, 348, 160]),
    place(540, 342, paperBag(), 0.92),
    place(318, 346, list(), 1.06, -3),
    place(438, 360, pillBottle(), 0.84),
    place(136, 356, towel(glazes.linen, clay500), 0.9),
    place(140, 309, towel(glazes.rose, paper), 0.84),
    place(
      138,
      262,
      group(
        form(
          box(-52, -58, 104, 58, [26, 30, 22, 24]),
          mix(honey300, paper, 0.15),
          mix(honey300, clay500, 0.6),
          [60, 0],
          [-30, -50],
          0.7,
        ),
        ...[
          [-26, -38, 6],
          [4, -24, 5],
          [24, -42, 4],
          [-10, -14, 4],
          [34, -20, 5],
        ].map(([x = 0, y = 0, r = 0]) => fill(disc(x, y, r, r * 0.8), mix(honey300, clay500, 0.4), 0.7)),
      ),
    ),
  );

const calendar = (): string =>
  group(
    form(box(-80, 0, 160, 178, 6), paper, mix(sea300, pine700, 0.2), [100, 180], [-20, 40], 0.5),
    fill(box(-80, 0, 160, 42, [6, 6, 0, 0]), clay500),
    ...[-46, 0, 46].map((x) => stroke(line([x, -10], [x, 12]), pine800, 6)),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        fill(box(-66 + column * 28, 56 + row * 29, 18, 17, 3), mix(sea300, paper, 0.35)),
      ),
    ),
    stroke(arc(27, 93, 21, 20, -30, 312), clay700, 6),
  );

const frameAndCalendar = (): string =>
  stillLife(
    stage('blush', 296),
    place(448, 26, calendar(), 0.98),
    castShadows([222, 372, 230], [528, 368, 130], [400, 386, 120]),
    place(528, 366, sideChair(glazes.pine), [-0.74, 0.64]),
    place(226, 372, walkingFrame(mix(sea300, pine700, 0.3), paper, pine800, pine800), 1.28),
    place(400, 386, slippers(glazes.clay, paper), 0.92),
  );

export const afterHospitalCare = [shoppingAndRain, listAndTablets, frameAndCalendar] as const;
