import {
  blush100,
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
import { arc, box, curve, disc, line, shape } from '../../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../../drawing/paint.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { walkingFrame } from '../../props/bedside.ts';
import { slippers } from '../../props/clothes.ts';
import { sideChair } from '../../props/furniture.ts';
import { loaf, milkBottle } from '../../props/kitchen.ts';
import { bouquet } from '../../props/luggage.ts';
import { paperBag, pillBottle } from '../../props/medicines.ts';
import { towel } from '../../props/washing.ts';
import { outOfTheRain } from './at-work.ts';
import { glazes } from './glazes.ts';

const doorKey = (metal: string, shaded: string, fob: string): string =>
  group(
    stroke(disc(0, -8, 24, 13), shaded, 10) + stroke(disc(0, -11, 24, 13), metal, 9),
    stroke(line([24, -10], [112, -6]), metal, 10) +
      stroke(line([94, -6], [96, 10]), metal, 9) +
      stroke(line([112, -6], [114, 9]), metal, 9),
    stroke(curve([-22, -8], [-44, 2], [-54, 8]), pine800, 3),
    form(
      shape([-118, -4], [-66, -14], [-52, 6], [-66, 22], [-112, 28]),
      fob,
      clay700,
      [-60, 30],
      [-110, -8],
      0.5,
    ),
  );

const rainyWindow = (): string =>
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
  );

/** A house that is ready; the first nights. */
const breadMilkAndKey = (): string =>
  stillLife(
    stage('sea', 284),
    rainyWindow(),
    outOfTheRain(284),
    castShadows([84, 342, 56], [236, 350, 170], [596, 342, 80], [420, 382, 150]),
    place(84, 344, milkBottle(paper, mix(sea100, paper, 0.5), mix(pine700, sea300, 0.4), clay500), 0.86),
    place(232, 350, loaf(glazes.crust, mix(honey300, paper, 0.6)), 0.76),
    place(
      598,
      344,
      group(
        place(
          0,
          -66,
          bouquet(mix(sea300, pine700, 0.2), pine700, pine700, [clay500, honey300, blush100]),
          1.05,
        ),
        form(
          curve([-44, -110], [-56, -50], [-34, 0], [34, 0], [56, -50], [44, -110]),
          paper,
          mix(sea300, pine700, 0.4),
          [60, 0],
          [-30, -80],
          0.8,
        ),
        stroke(curve([46, -96], [82, -84], [74, -38], [50, -34]), paper, 9),
        stroke(line([-50, -56], [50, -56]), clay500, 7),
      ),
      0.72,
    ),
    place(430, 376, doorKey(honey300, mix(honey300, clay700, 0.5), clay500), 0.7),
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

/** Washing with a plaster cast or a wound; new medicines. */
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

/** Exercises and walking; appointments. */
const frameAndCalendar = (): string =>
  stillLife(
    stage('blush', 296),
    place(448, 26, calendar(), 0.98),
    castShadows([222, 372, 230], [528, 368, 130], [400, 386, 120]),
    place(528, 366, sideChair(glazes.pine), [-0.74, 0.64]),
    place(226, 372, walkingFrame(mix(sea300, pine700, 0.3), paper, pine800, pine800), 1.28),
    place(400, 386, slippers(glazes.clay, paper), 0.92),
  );

export const afterHospitalCare = [breadMilkAndKey, listAndTablets, frameAndCalendar] as const;
