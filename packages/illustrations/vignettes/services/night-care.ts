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
} from '../../drawing/colour.ts';
import { form, glow, withoutGrain } from '../../drawing/light.ts';
import { box, curve, disc, line, onward } from '../../drawing/outline.ts';
import { fill, group, place, stroke } from '../../drawing/paint.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { alarmClock, bed, nightWindow } from '../../props/bedside.ts';
import { mug, steam, teapot } from '../../props/crockery.ts';
import { armchair, tableLamp } from '../../props/furniture.ts';
import { leaf } from '../../props/plants.ts';
import { glazes } from './glazes.ts';
import { teaInTheNight } from './together.ts';

const window = (width: number, height: number): string =>
  nightWindow(
    width,
    height,
    mix(sea300, pine700, 0.45),
    [pine950, mix(pine700, sea300, 0.25)],
    mix(paper, honey300, 0.3),
  );

const throwOver = (): string =>
  group(
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(line([-126 + i * 13, -176], [-127 + i * 13, -150]), clay500, 5),
    ),
    form(
      `${curve([-137, -320], [-122, -372], [-84, -398], [-44, -380], [-22, -320])}L-16 -170${onward([-16, -170], [-70, -166], [-134, -174])}Z`,
      clay500,
      clay700,
      [-10, -150],
      [-120, -340],
      0.75,
    ),
    ...[-318, -276, -234].map((y) => stroke(curve([-134, y], [-80, y + 12], [-22, y + 4]), honey300, 6)),
    stroke(curve([-128, -330], [-112, -370], [-82, -388]), blush100, 4, { opacity: 0.7 }),
  );

const chairByTheWindow = (): string =>
  stillLife(
    stage('night', 316),
    place(60, 52, window(176, 196)),
    glow([510, 150], 300, honey300, 0.5),
    castShadows([316, 372, 240], [516, 368, 150]),
    place(
      330,
      374,
      armchair({ body: mix(sea300, pine700, 0.35), shaded: pine950, lit: sea300 }, pine950) + throwOver(),
      0.82,
    ),
    place(
      522,
      372,
      group(
        stroke(line([0, -110], [0, 0]), glazes.wood.shaded, 13) +
          stroke(line([-38, -2], [38, -2]), glazes.wood.shaded, 9),
        form(box(-72, -124, 144, 17, 8), glazes.wood.body, glazes.wood.shaded, [80, -100], [-30, -124], 0.6),
        place(
          -14,
          -122,
          tableLamp(glazes.sea, mix(honey300, paper, 0.4), mix(honey300, paper, 0.2), 0.9),
          0.72,
        ),
        place(44, -122, mug(glazes.clay, blush100), 0.74),
      ),
    ),
    place(566, 200, steam(56, paper, 0.4, 0.7)),
  );

const teaAtFour = (): string =>
  stillLife(
    withoutGrain(stage('night', 296)),
    place(250, 30, window(150, 118)),
    glow([420, 250], 320, honey300, 0.34),
    teaInTheNight(296),
    castShadows([80, 380, 110], [560, 376, 70]),
    place(84, 384, teapot({ body: sea300, shaded: pine700, lit: paper }), 0.62),
    place(326, 290, steam(70, paper, 0.5, 0.8)),
    place(
      560,
      376,
      alarmClock(
        { body: clay500, shaded: clay700, lit: blush100 },
        { body: mix(paper, honey300, 0.2), shaded: sea300, lit: paper },
        4,
        0,
      ),
      0.54,
    ),
  );

const bedsideLight = (): string =>
  stillLife(
    stage('night', 316),
    place(390, 48, window(190, 156)),
    glow([108, 214], 260, honey300, 0.55),
    castShadows([390, 372, 420], [106, 372, 110]),
    place(
      402,
      376,
      bed(
        glazes.wood,
        { body: sea100, shaded: pine700, lit: paper },
        { body: mix(clay500, pine700, 0.15), shaded: mix(clay700, pine950, 0.3), lit: blush100 },
      ),
      0.98,
    ),
    place(
      100,
      376,
      group(
        form(box(-62, -118, 124, 118, 6), glazes.wood.body, glazes.wood.shaded, [70, 0], [-30, -100], 0.7),
        fill(box(-70, -126, 140, 14, 4), glazes.wood.lit, 0.8) +
          stroke(line([-50, -62], [50, -62]), glazes.wood.shaded, 4) +
          fill(disc(0, -88, 6), honey300) +
          fill(disc(0, -36, 6), honey300),
        fill(box(-46, -196, 58, 70, 12), mix(honey300, paper, 0.35), 0.85) +
          fill(`${curve([-17, -182], [-26, -160], [-17, -146], [-8, -160])}Z`, paper) +
          fill(box(-24, -150, 14, 24, 3), mix(paper, honey300, 0.3)) +
          stroke(line([-46, -192], [12, -192]), paper, 5, { opacity: 0.8 }),
        place(
          42,
          -126,
          stroke(curve([0, -40], [4, -74], [-2, -104]), pine700, 5) +
            leaf(34, 14, -40, sea300) +
            fill(disc(-2, -112, 19, 17), clay500) +
            fill(disc(-7, -117, 8), blush100, 0.8) +
            form(
              curve([-13, -52], [-19, -20], [-12, 0], [12, 0], [19, -20], [13, -52]),
              sea300,
              pine700,
              [20, 0],
              [-10, -40],
            ),
        ),
      ),
    ),
  );

export const nightCare = [chairByTheWindow, teaAtFour, bedsideLight] as const;
