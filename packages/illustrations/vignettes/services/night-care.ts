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
import { blob, box, curve, disc, line, onward } from '../../drawing/outline.ts';
import { fill, group, place, stroke } from '../../drawing/paint.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { cast } from '../../figures/cast.ts';
import { cloths } from '../../figures/people-colours.ts';
import { alarmClock, nightWindow } from '../../props/bedside.ts';
import { steam, teapot } from '../../props/crockery.ts';
import { tableLamp } from '../../props/furniture.ts';
import { glazes } from './glazes.ts';
import { handInHand, handInTheNight } from './seated-together.ts';
import { teaInTheNight } from './together.ts';

const window = (width: number, height: number): string =>
  nightWindow(
    width,
    height,
    mix(sea300, pine700, 0.45),
    [pine950, mix(pine700, sea300, 0.25)],
    mix(paper, honey300, 0.3),
  );

const awakeTogether = (): string =>
  stillLife(
    stage('night', 316),
    place(252, 38, window(108, 104)),
    glow([590, 190], 260, honey300, 0.5),
    castShadows([166, 372, 220], [446, 372, 220], [590, 376, 80]),
    handInHand(168, 440, 376, [
      { ...cast.arthur, top: cloths.honey, bottoms: cloths.sea, shoes: cloths.red },
      cast.amara,
    ]),
    place(
      588,
      376,
      group(
        stroke(line([0, -110], [0, 0]), glazes.wood.body, 13) +
          stroke(line([-32, -2], [32, -2]), glazes.wood.body, 9),
        fill(box(-46, -124, 92, 15, 7), glazes.wood.body),
        place(0, -122, tableLamp(glazes.sea, mix(honey300, paper, 0.4), mix(honey300, paper, 0.2), 0.9), 0.5),
      ),
    ),
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

const quilt = { body: mix(clay500, pine700, 0.15), shaded: mix(clay700, pine950, 0.3), lit: blush100 };

const turnedDown = (): string =>
  group(
    form(
      `${curve([236, 262], [290, 226], [380, 214], [520, 222], [650, 236])}L650 356${onward([650, 356], [440, 362], [240, 352])}Z`,
      quilt.body,
      quilt.shaded,
      [400, 380],
      [400, 220],
      0.8,
    ),
    form(
      blob([228, 268], [262, 236], [304, 222], [318, 232], [288, 258], [276, 350], [236, 350]),
      paper,
      mix(sea300, pine700, 0.4),
      [260, 360],
      [270, 240],
      0.5,
    ),
    ...[0, 34, 68].map((y) =>
      stroke(curve([330, 262 + y], [470, 252 + y], [650, 268 + y]), quilt.lit, 5, { opacity: 0.5 }),
    ),
  );

const bedside = (): string =>
  stillLife(
    withoutGrain(stage('night', 330)),
    place(214, 40, window(128, 112)),
    glow([74, 150], 330, honey300, 0.55),
    castShadows([380, 384, 500], [70, 384, 110]),
    place(
      66,
      384,
      group(
        form(box(-58, -132, 116, 132, 6), glazes.wood.body, glazes.wood.shaded, [70, 0], [-30, -110], 0.7),
        fill(box(-66, -142, 132, 15, 4), glazes.wood.lit, 0.8) +
          stroke(line([-46, -70], [46, -70]), glazes.wood.shaded, 4) +
          fill(disc(0, -98, 6), honey300) +
          fill(disc(0, -36, 6), honey300),
        place(
          0,
          -140,
          tableLamp(glazes.sea, mix(honey300, paper, 0.4), mix(honey300, paper, 0.2), 0.7),
          0.56,
        ),
      ),
    ),
    form(
      box(128, 176, 26, 210, [13, 13, 3, 3]),
      glazes.wood.body,
      glazes.wood.shaded,
      [160, 380],
      [128, 200],
      0.7,
    ),
    fill(box(150, 336, 500, 34), glazes.wood.shaded),
    form(box(150, 276, 500, 66, 12), sea100, pine700, [400, 350], [400, 280], 0.7),
    form(
      blob([152, 272], [156, 228], [186, 212], [240, 230], [262, 262], [240, 286], [176, 290]),
      paper,
      mix(sea300, pine700, 0.4),
      [240, 300],
      [180, 220],
      0.6,
    ),
    handInTheNight(turnedDown()),
  );

export const nightCare = [awakeTogether, teaAtFour, bedside] as const;
