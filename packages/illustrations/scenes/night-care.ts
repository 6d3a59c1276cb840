import { canvas, SCENE } from '../drawing/canvas.ts';
import { repeat } from '../drawing/chance.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, ridge, sewn, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { profile } from '../figures/head.ts';
import { slippers } from '../props/clothes.ts';
import { mug, steam } from '../props/crockery.ts';
import { armchair, armchairArm, clock, frame, tableLamp } from '../props/furniture.ts';
import { FLOOR, LAMP, room, timber, window } from './landing.ts';
import { watching } from './night-watch.ts';

const linen = { body: mix(paper, honey300, 0.22), shaded: mix(sea300, pine700, 0.45) };
const quilt = { body: mix(clay500, honey300, 0.25), shaded: mix(clay700, pine950, 0.35) };

const inBed = (): string =>
  group(
    form(
      blob([644, 622], [648, 584], [690, 570], [748, 584], [766, 618], [748, 644], [690, 648], [652, 644]),
      linen.body,
      linen.shaded,
      [650, 650],
      [710, 590],
      0.6,
    ),
    place(
      732,
      608,
      profile({ ...cast.arthur.face, asleep: true, glasses: '' }, [0, 0], 0, [0.4, -0.8]),
      0.82,
      -82,
    ),
    form(
      blob([742, 600], [776, 566], [826, 556], [884, 566], [884, 736], [728, 736], [722, 660], [728, 616]),
      quilt.body,
      quilt.shaded,
      [760, 740],
      [790, 570],
      0.75,
    ),
    stroke(curve([776, 580], [768, 630], [774, 730]), honey300, 4, { opacity: 0.6 }) +
      stroke(curve([812, 568], [806, 630], [810, 730]), honey300, 4, { opacity: 0.6 }),
  );

const sleeper = (): string =>
  group(
    form(box(628, 410, 22, 304, [10, 10, 0, 0]), timber.body, timber.shaded, [626, 700], [652, 520], 0.7),
    form(box(640, 556, 240, 52, 4), linen.body, linen.shaded, [700, 616], [760, 546], 0.7),
    fill(box(640, 604, 240, 40), timber.body) + fill(box(646, 640, 14, 74), timber.shaded),
    place(0, -84, inBed()),
  );

const bedroomDoor = (): string =>
  group(
    fill(box(610, 60, 270, FLOOR - 60), mix(pine700, sea300, 0.12)),
    stroke(box(610, 60, 270, FLOOR - 60), mix(sea300, pine700, 0.4), 4, { opacity: 0.6 }),
    inside(
      box(632, 82, 226, FLOOR - 82),
      fill(
        box(632, 82, 226, FLOOR - 82),
        along([632, 0], [858, 0], [0, mix(clay700, pine950, 0.5)], [1, mix(clay500, pine950, 0.4)]),
      ),
      glow([700, 470], 260, honey300, 0.6),
      sleeper(),
    ),
    form(
      shape([822, 82], [858, 82], [858, FLOOR], [822, FLOOR + 26]),
      mix(pine700, sea300, 0.2),
      pine950,
      [860, 500],
      [818, 400],
      0.7,
    ),
    stroke(line([823, 84], [823, FLOOR + 24]), honey300, 3, { opacity: 0.8 }),
    fill(disc(830, 440, 6, 9), honey300),
    fill(shape([632, FLOOR], [822, FLOOR], [800, FLOOR + 80], [540, FLOOR + 80]), honey300, 0.26),
    place(596, 800, slippers({ body: clay500, shaded: clay700, lit: blush100 }, paper), [-0.96, 0.96]),
  );

const sideTable = (moment: number): string =>
  group(
    shadow(0.5, soft(5, fill(blob([900, 806], [1060, 796], [1220, 806], [1120, 826], [960, 826]), pine950))),
    form(
      shape([950, 600], [966, 600], [958, 808], [946, 808]),
      timber.body,
      timber.shaded,
      [940, 800],
      [970, 620],
      0.8,
    ),
    form(
      shape([1150, 600], [1166, 600], [1170, 808], [1158, 808]),
      timber.body,
      timber.shaded,
      [1176, 800],
      [1150, 620],
      0.8,
    ),
    form(box(936, 604, 244, 50, 3), timber.body, timber.shaded, [0, 670], [0, 590], 0.8),
    fill(disc(1058, 628, 6), honey300),
    form(
      box(920, 590, 276, 17, 5),
      mix(timber.body, clay500, 0.45),
      timber.shaded,
      [1220, 600],
      [1060, 590],
      0.7,
    ),
    stroke(line([924, 592], [1192, 592]), honey300, 4),
    place(
      LAMP.x,
      590,
      tableLamp(
        { body: pine700, shaded: pine950, lit: sea300 },
        mix(honey300, paper, 0.3),
        mix(honey300, paper, 0.15),
        1,
      ),
    ),
    fill(shape([948, 532], [984, 532], [981, 590], [951, 590]), mix(sea100, honey300, 0.3), 0.7) +
      fill(shape([949, 552], [983, 552], [981, 590], [951, 590]), sea300, 0.7) +
      stroke(line([953, 536], [955, 584]), paper, 3, { opacity: 0.8 }),
    place(1158, 532, steam(110, paper, moment, 0.45)),
    place(1150, 590, mug({ body: clay500, shaded: clay700, lit: honey300 }, blush100), [-0.86, 0.86]),
  );

const cushions = { body: mix(pine700, sea300, 0.25), shaded: pine950, lit: honey300 };

/** Over his lap and his knees, and down to the shins. */
const blanket = (): string =>
  group(
    repeat(11, (i) => stroke(line([1158 + i * 10, 772 + i * 0.6], [1156 + i * 10, 792 + i]), clay700, 3)),
    form(
      sewn(
        [
          [1396, 604],
          [1330, 574],
          [1250, 570],
          [1194, 590],
          [1164, 640],
          [1152, 770],
        ],
        [
          [1152, 770],
          [1184, 782],
          [1222, 776],
          [1266, 784],
        ],
        [
          [1266, 784],
          [1274, 730],
          [1306, 690],
          [1360, 676],
          [1402, 652],
        ],
      ),
      clay500,
      clay700,
      [1320, 760],
      [1210, 590],
      0.75,
    ),
    ...[0, 1, 2].map((row) =>
      stroke(
        curve([1158 - row, 742 - row * 42], [1212, 748 - row * 42], [1274 + row * 20, 736 - row * 34]),
        honey300,
        4,
        { opacity: 0.8 },
      ),
    ),
    stroke(curve([1226, 604], [1206, 660], [1208, 760]), clay700, 3, { opacity: 0.5 }) +
      stroke(curve([1262, 616], [1244, 670], [1246, 764]), clay700, 3, { opacity: 0.5 }),
  );

const chair = (): string =>
  group(
    shadow(
      0.5,
      soft(6, fill(blob([1220, 850], [1400, 838], [1590, 850], [1480, 876], [1280, 876]), pine950)),
    ),
    place(1400, 850, armchair(cushions, timber.shaded), [-1.16, 1.16]),
    watching(),
    place(1400, 850, armchairArm(cushions), [-1.16, 1.16]),
    blanket(),
  );

export const nightCare = (moment: number): string =>
  canvas({
    ...SCENE,
    parts: [
      room(),
      window(),
      bedroomDoor(),
      place(
        964,
        150,
        frame(
          120,
          150,
          timber.body,
          mix(paper, honey300, 0.4),
          fill(box(22, 22, 76, 106), mix(sea300, honey300, 0.4)) +
            fill(ridge(128, [22, 92], [50, 78], [98, 96]), mix(pine700, sea300, 0.3)) +
            fill(disc(76, 52, 10), paper),
        ),
      ),
      place(
        1120,
        176,
        frame(
          104,
          84,
          timber.body,
          mix(paper, honey300, 0.4),
          fill(box(20, 20, 64, 44), mix(clay500, honey300, 0.4)) +
            fill(ridge(64, [20, 52], [52, 40], [84, 54]), clay700),
        ),
      ),
      place(
        1336,
        150,
        clock(
          52,
          { body: mix(paper, honey300, 0.3), shaded: mix(clay700, pine950, 0.3), lit: paper },
          pine950,
          2,
          50,
        ),
      ),
      sideTable(moment),
      chair(),
      inside(box(0, 0, 1600, 900), glow([LAMP.x, LAMP.y], 560, honey300, 0.3)),
      shade(box(-10, -10, 1620, 920), pine950, [-60, 930], [360, 640], 0.7),
    ],
  });
