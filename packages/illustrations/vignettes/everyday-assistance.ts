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
import { form, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { sash } from '../drawing/room.ts';
import { corner, vignette } from '../drawing/vignette.ts';
import { steam, teacup } from '../props/crockery.ts';
import { gardenView } from '../props/garden-view.ts';
import { breakfast } from './at-table.ts';

const inShade = mix(clay700, pine950, 0.45);

const toast = (x: number): string =>
  form(
    `M${x - 40} 0L${x - 44} -70Q${x - 52} -104 ${x - 24} -108Q${x} -118 ${x + 24} -108Q${x + 52} -104 ${x + 44} -70L${x + 40} 0Z`,
    mix(honey300, clay500, 0.25),
    clay700,
    [x + 50, 0],
    [x - 26, -80],
    0.7,
  ) +
  stroke(
    `M${x - 34} -4L${x - 37} -68Q${x - 42} -96 ${x - 20} -100Q${x} -108 ${x + 20} -100Q${x + 42} -96 ${x + 37} -68L${x + 34} -4`,
    mix(clay500, clay700, 0.4),
    5,
    { opacity: 0.7 },
  );

const rack = (): string =>
  group(
    toast(-34),
    stroke('M-62 0L-62 -70Q-36 -104 -8 -70L-8 0', mix(sea100, sea300, 0.5), 6),
    toast(6),
    stroke('M-22 0L-22 -70Q4 -104 32 -70L32 0', mix(sea100, sea300, 0.5), 6),
    toast(46),
    stroke('M18 0L18 -70Q44 -104 72 -70L72 0', mix(sea100, sea300, 0.5), 6),
    stroke(line([-84, -2], [92, -2]), mix(sea300, pine700, 0.3), 7),
  );

const egg = (): string =>
  group(
    form(
      `M-20 0Q-26 -8 -10 -16L-10 -30Q-40 -42 -40 -70L40 -70Q40 -42 10 -30L10 -16Q26 -8 20 0Z`,
      mix(paper, sea100, 0.4),
      mix(pine700, sea300, 0.4),
      [44, 0],
      [-20, -40],
      0.7,
    ),
    stroke(line([-38, -60], [38, -60]), clay500, 6),
    form(
      `M-34 -70Q-36 -128 0 -134Q36 -128 34 -70Z`,
      mix(blush100, clay500, 0.12),
      mix(clay500, clay700, 0.3),
      [44, -70],
      [-16, -110],
      0.6,
    ),
    stroke(curve([-22, -84], [-20, -110], [-6, -124]), paper, 5, { opacity: 0.8 }),
  );

export const everydayAssistance = (): string =>
  vignette(
    corner({
      wall: mix(honey300, paper, 0.5),
      wallShade: mix(clay500, honey300, 0.4),
      lit: paper,
      table: mix(sea300, paper, 0.4),
      tableShade: mix(pine700, sea300, 0.4),
      edge: 430,
    }),
    sash(
      {
        x: 110,
        y: 50,
        width: 420,
        height: 262,
        columns: 2,
        rows: 1,
        frame: paper,
        frameShade: mix(clay500, pine700, 0.4),
      },
      gardenView({ x: 110, y: 50, width: 420, height: 262 }),
    ),
    form(box(80, 320, 480, 18, 3), paper, mix(clay500, pine700, 0.4), [600, 340], [120, 320], 0.4),
    place(-32, -10, breakfast(400), 1.1),
    place(
      132,
      228,
      group(
        shadow(0.35, soft(7, fill(shape([80, 520], [560, 520], [640, 590], [130, 600]), pine950))),
        form(
          shape([76, 452], [560, 452], [606, 560], [34, 560]),
          mix(clay500, honey300, 0.42),
          clay700,
          [640, 570],
          [180, 460],
          0.6,
        ),
        form(
          shape([34, 560], [606, 560], [600, 582], [42, 582]),
          mix(clay700, clay500, 0.3),
          pine950,
          [620, 590],
          [200, 560],
          0.6,
        ),
        stroke(line([80, 454], [558, 454]), mix(honey300, paper, 0.4), 4) +
          stroke(line([38, 560], [602, 560]), mix(honey300, paper, 0.4), 5),
        fill(box(44, 496, 44, 14, 7), inShade, 0.6) + fill(box(556, 496, 40, 14, 7), inShade, 0.6),
        fill(shape([120, 470], [250, 470], [240, 544], [92, 544]), paper) +
          stroke(line([106, 508], [246, 508]), sea300, 3) +
          shade(shape([120, 470], [250, 470], [240, 544], [92, 544]), inShade, [260, 550], [120, 480], 0.3),
        shadow(
          0.3,
          soft(
            4,
            fill(blob([160, 512], [250, 506], [330, 516], [230, 528]), inShade),
            fill(blob([360, 500], [480, 494], [560, 504], [450, 516]), inShade),
          ),
        ),
        place(188, 512, egg(), 0.56),
        stroke(line([250, 536], [318, 526]), mix(sea300, pine700, 0.4), 7) +
          fill(disc(328, 524, 16, 9), mix(sea300, pine700, 0.3)),
        place(334, 496, rack(), 0.64),
        place(478, 462, steam(80, paper, 0, 0.8)),
        place(
          478,
          528,
          teacup(
            { body: mix(paper, sea100, 0.3), shaded: mix(pine700, sea300, 0.3), lit: paper },
            mix(clay700, honey300, 0.3),
          ),
          0.84,
        ),
      ),
      0.6,
    ),
  );
