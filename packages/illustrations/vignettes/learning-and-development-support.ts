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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, disc, line, ridge, shape } from '../drawing/outline.ts';
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { corner, vignette } from '../drawing/vignette.ts';
import { painting } from './at-table.ts';

const book = (y: number, left: number, width: number, height: number, tone: string, dark: string): string =>
  form(
    box(left, y - height, width, height, [5, 3, 3, 5]),
    tone,
    dark,
    [left + width + 20, y],
    [left + 30, y - height],
    0.6,
  ) +
  fill(box(left + width - 20, y - height + 6, 20, height - 12), mix(paper, honey300, 0.2)) +
  stroke(line([left + 24, y - height + 2], [left + 24, y - 2]), honey300, 4, { opacity: 0.8 }) +
  stroke(line([left + 6, y - height + 2], [left + width - 4, y - height + 2]), paper, 2.5, { opacity: 0.5 });

const easel = (): string => {
  const view = box(18, 18, 204, 156);
  return group(
    stroke(line([40, 190], [10, 330]), mix(clay700, honey300, 0.3), 12) +
      stroke(line([200, 190], [230, 330]), mix(clay700, honey300, 0.3), 12),
    form(box(0, 0, 240, 192, 4), paper, mix(clay500, pine700, 0.4), [270, 200], [40, 20], 0.35),
    inside(
      view,
      fill(view, mix(sea300, sea100, 0.3)),
      glow([160, 76], 120, honey300, 0.9),
      fill(disc(160, 84, 20), mix(honey300, paper, 0.3)),
      fill(ridge(180, [10, 118], [80, 96], [150, 116], [230, 94]), mix(sea300, pine700, 0.35)),
      fill(ridge(180, [10, 146], [100, 130], [230, 142]), mix(clay500, honey300, 0.4)),
      place(70, 128, fill(disc(0, -18, 20), pine700) + stroke(line([0, -6], [0, 12]), clay700, 4)),
    ),
    form(box(-20, 192, 280, 18, 4), mix(clay500, honey300, 0.45), clay700, [270, 210], [20, 192], 0.5),
  );
};

export const learningAndDevelopmentSupport = (): string =>
  vignette(
    corner({
      wall: mix(blush100, honey300, 0.25),
      wallShade: mix(clay500, pine700, 0.45),
      lit: paper,
      table: mix(pine700, sea300, 0.35),
      tableShade: pine800,
      edge: 476,
    }),
    shadow(
      0.3,
      soft(6, fill(shape([90, 120], [350, 120], [380, 330], [110, 330]), mix(clay500, pine700, 0.4))),
    ),
    place(24, 110, easel()),
    place(-64, -14, painting(446), 1.1),
    place(
      196,
      518,
      group(
        form(
          shape([-52, -100], [52, -100], [46, 0], [-46, 0]),
          mix(sea300, paper, 0.25),
          pine700,
          [60, 0],
          [-30, -60],
          0.7,
        ),
        ...[
          [-30, -196, clay500],
          [-8, -214, honey300],
          [16, -190, pine700],
          [34, -204, clay700],
        ].map(
          ([x = 0, y = 0, tone]) =>
            stroke(line([Number(x) * 0.5, -90], [Number(x), Number(y)]), mix(honey300, clay500, 0.4), 8) +
            fill(
              blob(
                [Number(x) - 9, Number(y) + 4],
                [Number(x), Number(y) - 30],
                [Number(x) + 9, Number(y) + 4],
              ),
              String(tone),
            ),
        ),
        fill(shape([-52, -100], [52, -100], [51, -84], [-51, -84]), mix(sea300, paper, 0.5)),
        stroke(line([-38, -90], [-34, -10]), paper, 5, { opacity: 0.7 }),
      ),
      0.5,
    ),
    place(
      150,
      262,
      group(
        shadow(
          0.45,
          soft(
            6,
            fill(shape([330, 540], [600, 540], [660, 580], [380, 580]), pine950),
            fill(shape([50, 452], [140, 452], [210, 470], [110, 470]), pine950),
          ),
        ),
        book(566, 372, 236, 44, clay500, clay700),
        book(524, 396, 196, 38, honey300, clay500),
        place(
          196,
          590,
          group(
            shadow(0.4, soft(5, fill(shape([-130, 0], [150, -10], [190, 28], [-100, 36]), pine950))),
            form(
              blob(
                [-140, -6],
                [-120, -38],
                [-30, -52],
                [70, -48],
                [138, -22],
                [120, 14],
                [40, 20],
                [10, 6],
                [-30, 26],
                [-110, 22],
              ),
              mix(clay500, honey300, 0.5),
              clay700,
              [150, 20],
              [-80, -40],
              0.5,
            ),
            fill(disc(30, 0, 20, 9), pine800),
            ...[
              [-92, -14, clay500],
              [-48, -32, honey300],
              [4, -34, sea300],
              [56, -28, pine700],
              [98, -8, paper],
            ].map(
              ([x = 0, y = 0, tone]) =>
                fill(disc(Number(x), Number(y), 21, 10), String(tone)) +
                fill(disc(Number(x) - 5, Number(y) - 3, 7, 3), paper, 0.5),
            ),
          ),
        ),
        stroke(line([340, 606], [520, 588]), mix(honey300, clay500, 0.4), 10) +
          stroke(line([318, 608], [344, 606]), mix(sea100, sea300, 0.5), 12) +
          fill(blob([284, 610], [318, 600], [320, 616]), clay500),
      ),
      0.56,
    ),
    shade(box(-10, 476, 660, 174), pine950, [700, 700], [320, 500], 0.5),
    glow([40, 40], 480, honey300, 0.2),
  );
