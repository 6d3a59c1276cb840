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
} from '../../drawing/colour.ts';
import { form, glow } from '../../drawing/light.ts';
import { box, curve, disc, line, shape } from '../../drawing/outline.ts';
import { fill, group, place, stroke } from '../../drawing/paint.ts';
import { thrownWindow } from '../../drawing/room.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { alarmClock, hotWaterBottle } from '../../props/bedside.ts';
import { hungScarf } from '../../props/clothes.ts';
import { steam } from '../../props/crockery.ts';
import { tableLamp } from '../../props/furniture.ts';
import { eggInCup, toastRack } from '../../props/kitchen.ts';
import { keys, shoppingBag } from '../../props/luggage.ts';
import { spectacles } from '../../props/stationery.ts';
import { glazes } from './glazes.ts';
import { morningTea } from './together.ts';

const breakfast = (): string =>
  stillLife(
    stage('honey', 286),
    thrownWindow(
      [
        [60, 24],
        [300, 10],
        [300, 222],
        [60, 244],
      ],
      [2, 2],
      mix(paper, honey300, 0.2),
      0.7,
    ),
    castShadows([70, 378, 50], [546, 378, 90]),
    morningTea(286),
    place(70, 380, eggInCup(glazes.sea, mix(blush100, clay500, 0.25), mix(clay500, clay700, 0.3)), 0.54),
    place(542, 378, toastRack(glazes.crust, glazes.steel.body), 0.6),
    place(322, 282, steam(80, paper, 0.3, 0.9)),
  );

const bedtime = (): string =>
  stillLife(
    stage('night', 300),
    glow([236, 170], 330, honey300, 0.5),
    fill(shape([70, 302], [430, 302], [520, 400], [0, 400]), honey300, 0.22),
    castShadows([240, 352, 90], [398, 356, 130], [530, 350, 140]),
    place(232, 350, tableLamp(glazes.sea, mix(honey300, paper, 0.4), mix(honey300, paper, 0.2), 0.95), 1.16),
    place(
      398,
      356,
      alarmClock(
        { body: clay500, shaded: clay700, lit: blush100 },
        { body: paper, shaded: sea300, lit: paper },
        9,
        30,
      ),
      0.94,
    ),
    place(530, 354, hotWaterBottle(glazes.clay, pine950), 1.02, 6),
    place(
      96,
      352,
      group(
        form(box(-66, -32, 140, 32, [4, 4, 4, 4]), pine700, pine950, [80, 0], [-40, -30]) +
          fill(box(66, -28, 10, 24), mix(paper, honey300, 0.2)),
        form(box(-58, -58, 122, 26, 4), mix(honey300, clay500, 0.3), clay700, [70, -30], [-40, -56]) +
          fill(box(56, -55, 8, 20), paper),
      ),
    ),
    place(92, 288, spectacles(sea300), 0.62),
  );

const peg = (x: number): string =>
  fill(box(x - 5, 78, 10, 26, 4), glazes.wood.shaded) + fill(disc(x, 78, 11), glazes.wood.lit);

const hallShelf = (): string =>
  stillLife(
    stage('blush', 308),
    form(box(60, 58, 520, 34, 6), glazes.wood.body, glazes.wood.shaded, [600, 100], [200, 50], 0.7),
    [120, 320, 520].map(peg).join(''),
    castShadows([232, 364, 170], [430, 366, 130]),
    place(120, 94, hungScarf(glazes.pine, honey300, 196), 1.1),
    place(520, 92, keys(glazes.steel.shaded, mix(honey300, clay500, 0.2), clay500), 1.35),
    place(270, 366, shoppingBag(glazes.sea, pine800, pine700, mix(honey300, clay500, 0.45)), 1.4),
    place(
      436,
      366,
      group(
        form(
          box(-42, -146, 84, 146, [6, 6, 4, 4]),
          paper,
          mix(sea300, pine700, 0.3),
          [50, 0],
          [-30, -100],
          0.7,
        ),
        fill(shape([-42, -146], [42, -146], [26, -186], [-26, -186]), mix(paper, sea100, 0.5)) +
          fill(box(-28, -200, 56, 16, 3), mix(sea300, pine700, 0.2)),
        fill(`${curve([-42, -52], [-14, -74], [14, -50], [42, -70])}L42 0L-42 0Z`, sea300) +
          fill(disc(0, -106, 20), clay500) +
          fill(disc(-5, -111, 8), blush100, 0.8),
        stroke(line([-34, -138], [-34, -12]), paper, 5),
      ),
      0.94,
    ),
    place(
      548,
      370,
      group(
        form(disc(0, -28, 30, 28), clay500, clay700, [30, 0], [-12, -40]) +
          stroke(curve([0, -54], [2, -66], [12, -70]), pine800, 4) +
          fill(disc(-10, -40, 8, 6), blush100, 0.7),
      ),
      1,
    ),
    place(
      492,
      374,
      group(
        form(disc(0, -26, 27, 26), mix(honey300, clay500, 0.15), clay500, [28, 0], [-12, -40]) +
          stroke(curve([0, -50], [-2, -60], [6, -66]), pine800, 4),
      ),
      1,
    ),
  );

export const homeCare = [breakfast, bedtime, hallShelf] as const;
