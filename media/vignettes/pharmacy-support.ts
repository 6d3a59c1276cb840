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
} from '../drawing/colour.ts';
import { form, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { thrownWindow } from '../drawing/room.ts';
import { corner, vignette } from '../drawing/vignette.ts';
import { clock } from '../props/furniture.ts';

const inShade = mix(clay700, pine950, 0.4);

const paperBag = (): string =>
  group(
    form(
      shape(
        [-96, -262],
        [-80, -274],
        [-62, -262],
        [-44, -274],
        [-26, -262],
        [-8, -274],
        [10, -262],
        [28, -274],
        [46, -262],
        [64, -274],
        [84, -262],
        [92, 0],
        [-92, 0],
      ),
      mix(paper, honey300, 0.22),
      mix(clay500, pine700, 0.4),
      [120, 0],
      [-50, -180],
      0.7,
    ),
    stroke(line([-70, -250], [-66, -8]), mix(clay500, pine700, 0.4), 3, { opacity: 0.25 }),
    fill(box(-20, -190, 40, 112, 4), pine700) + fill(box(-56, -154, 112, 40, 4), pine700),
    shade(box(-92, -60, 184, 60), mix(clay500, pine700, 0.4), [0, 10], [0, -60], 0.4),
    stroke(line([-86, -246], [-84, -20]), paper, 4, { opacity: 0.8 }),
  );

const weekBox = (): string =>
  group(
    form(box(0, -50, 300, 50, 8), sea300, pine700, [320, 10], [60, -40], 0.6),
    ...Array.from({ length: 7 }, (_, i) => {
      const x = 8 + i * 41.2;
      const open = i === 2;
      return group(
        fill(box(x, -58, 37, 22, 5), open ? mix(pine700, sea300, 0.4) : mix(paper, sea100, 0.4)),
        open
          ? form(
              shape([x, -58], [x + 37, -58], [x + 33, -96], [x + 4, -96]),
              mix(paper, sea100, 0.4),
              pine700,
              [x + 40, -50],
              [x, -96],
              0.4,
            ) +
              fill(disc(x + 12, -52, 7, 5), clay500) +
              fill(disc(x + 25, -50, 7, 5), honey300)
          : fill(disc(x + 18, -50, 6, 3), sea300),
      );
    }),
    stroke(line([6, -30], [294, -30]), paper, 3, { opacity: 0.5 }),
  );

export const pharmacySupport = (): string =>
  vignette(
    corner({
      wall: mix(sea100, sea300, 0.45),
      wallShade: mix(pine700, sea300, 0.35),
      lit: mix(sea100, paper, 0.6),
      table: mix(honey300, clay500, 0.42),
      tableShade: mix(clay500, clay700, 0.5),
      edge: 456,
    }),
    thrownWindow(
      [
        [300, 40],
        [540, 76],
        [540, 380],
        [300, 344],
      ],
      [2, 2],
      mix(honey300, paper, 0.5),
      0.5,
    ),
    place(452, 140, clock(56, { body: paper, shaded: mix(pine700, sea300, 0.4), lit: paper }, pine800, 9, 0)),
    shadow(
      0.35,
      soft(
        6,
        fill(blob([180, 500], [330, 492], [470, 506], [340, 524]), inShade),
        fill(blob([270, 584], [440, 576], [620, 590], [480, 608]), inShade),
        fill(blob([440, 498], [520, 492], [620, 500], [520, 514]), inShade),
      ),
    ),
    place(204, 508, paperBag(), 1.06),
    place(
      452,
      500,
      group(
        form(box(-46, -150, 92, 150, 14), mix(honey300, clay500, 0.45), clay700, [60, 0], [-30, -90], 0.8),
        fill(box(-36, -178, 72, 34, 6), paper),
        ...[-26, -14, -2, 10, 22].map((x) => stroke(line([x, -174], [x, -150]), sea300, 3)),
        fill(box(-46, -112, 92, 70), paper),
        fill(box(-34, -98, 40, 9, 3), pine700),
        ...[-78, -64].map((y) => stroke(line([-32, y], [30, y]), pine700, 4, { opacity: 0.5 })),
        stroke(line([-36, -136], [-36, -10]), blush100, 4, { opacity: 0.7 }),
      ),
    ),
    place(
      560,
      500,
      group(
        fill(shape([-36, -120], [36, -120], [30, 0], [-30, 0]), mix(sea100, paper, 0.5), 0.75),
        fill(
          shape([-34, -82], [34, -82], [30, 0], [-30, 0]),
          along([0, -82], [0, 0], [0, mix(sea300, paper, 0.3)], [1, sea300]),
          0.9,
        ),
        fill(disc(0, -82, 34, 6), paper, 0.7),
        stroke(disc(0, -120, 36, 7), paper, 3),
        stroke(line([-26, -112], [-22, -10]), paper, 5, { opacity: 0.8 }),
      ),
    ),
    place(236, 594, weekBox(), 1.12),
    place(
      110,
      590,
      group(
        form(
          blob([-54, -6], [-50, -18], [0, -24], [52, -16], [54, -4], [0, 2]),
          mix(paper, blush100, 0.5),
          mix(clay500, pine700, 0.4),
          [60, 4],
          [-30, -16],
          0.5,
        ),
        stroke(line([-38, -14], [0, -18]), clay500, 4, { opacity: 0.7 }),
        stroke(line([-36, -7], [34, -10]), pine700, 3, { opacity: 0.4 }),
      ),
    ),
  );
