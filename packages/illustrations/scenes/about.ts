import { canvas, SCENE } from '../drawing/canvas.ts';
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
import { blob, box, curve, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { sash, thrownWindow, wall } from '../drawing/room.ts';
import { mug, steam, teapot } from '../props/crockery.ts';
import { fronds, pot } from '../props/plants.ts';
import { openNotebook, pencil, spectacles } from '../props/stationery.ts';
import { map, shelf, wallBoard } from './map-desk.ts';
import { armsOverMap, planners } from './over-the-map.ts';
import { DESK, inShade, leafy, town, VIEW, wood } from './town-window.ts';

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
  canvas({
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
      planners(),
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
      armsOverMap(),
      glow([430, 330], 900, mix(honey300, blush100, 0.3), 0.3),
    ],
  });
