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
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { mug, steam } from '../props/crockery.ts';
import { armchair, armchairArm, clock, frame, tableLamp } from '../props/furniture.ts';
import { bedroomDoor } from './bedroom-door.ts';
import { LAMP, room, timber, window } from './landing.ts';
import { watching } from './night-watch.ts';

const tableLeg = (x: number): string =>
  fill(shape([x - 8, 600], [x + 8, 600], [x + 5, 808], [x - 6, 808]), mix(timber.body, timber.shaded, 0.3));

const sideTable = (moment: number): string =>
  group(
    shadow(0.5, soft(5, fill(blob([864, 806], [1000, 796], [1130, 806], [1040, 826], [920, 826]), pine950))),
    tableLeg(908) + tableLeg(1096),
    form(box(890, 604, 224, 50, 3), timber.body, timber.shaded, [0, 670], [0, 590], 0.8),
    fill(disc(LAMP.x - 4, 628, 6), honey300),
    form(
      box(876, 590, 252, 17, 5),
      mix(timber.body, clay500, 0.45),
      timber.shaded,
      [1150, 600],
      [1010, 590],
      0.7,
    ),
    stroke(line([880, 592], [1124, 592]), honey300, 4),
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
    place(
      -50,
      0,
      fill(shape([948, 532], [984, 532], [981, 590], [951, 590]), mix(sea100, honey300, 0.3), 0.7) +
        fill(shape([949, 552], [983, 552], [981, 590], [951, 590]), sea300, 0.7),
    ),
    place(1096, 532, steam(110, paper, moment, 0.45)),
    place(1088, 590, mug({ body: clay500, shaded: clay700, lit: honey300 }, blush100), [-0.86, 0.86]),
  );

const CHAIR = 1372;

const cushions = { body: mix(pine700, sea300, 0.25), shaded: pine950, lit: honey300 };

const BLANKET = sewn(
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
);

/** Over his lap and his knees, and down to the shins. */
const blanket = (): string =>
  group(
    repeat(11, (i) => stroke(line([1158 + i * 10, 772 + i * 0.6], [1156 + i * 10, 792 + i]), clay700, 3)),
    form(BLANKET, clay500, clay700, [1320, 760], [1210, 590], 0.75),
    inside(
      BLANKET,
      ...[742, 700, 658].map((y) =>
        stroke(curve([1140, y - 4], [1212, y + 6], [1330, y - 6]), honey300, 4, { opacity: 0.8 }),
      ),
      stroke(curve([1226, 604], [1206, 660], [1208, 790]), clay700, 3, { opacity: 0.5 }),
      stroke(curve([1262, 616], [1244, 670], [1246, 790]), clay700, 3, { opacity: 0.5 }),
    ),
  );

const chair = (): string =>
  group(
    shadow(
      0.5,
      soft(6, fill(blob([1190, 850], [1370, 838], [1560, 850], [1450, 876], [1250, 876]), pine950)),
    ),
    place(CHAIR, 850, armchair(cushions, timber.shaded), [-1.16, 1.16]),
    watching(
      CHAIR - 8,
      850,
      place(CHAIR - 1400, 0, blanket()),
      place(CHAIR, 850, armchairArm(cushions), [-1.16, 1.16]),
    ),
  );

export const nightCare = (moment: number): string =>
  canvas({
    ...SCENE,
    parts: [
      room(),
      place(-44, 0, window()),
      place(-40, 0, bedroomDoor()),
      place(
        924,
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
        1080,
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
        1286,
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
