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
import { form } from '../../drawing/light.ts';
import { box, curve, disc, line, ridge, shape } from '../../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../../drawing/paint.ts';
import { thrownWindow } from '../../drawing/room.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { mug } from '../../props/crockery.ts';
import { soupBowl, spoon } from '../../props/kitchen.ts';
import { weekBox } from '../../props/medicines.ts';
import { leaf } from '../../props/plants.ts';
import { hairbrush, handMirror, towel } from '../../props/washing.ts';
import { glazes } from './glazes.ts';
import { aGlassOfWater } from './together.ts';

const towelsAndMirror = (): string =>
  stillLife(
    stage('blush', 292),
    castShadows([236, 352, 230], [440, 356, 90], [470, 380, 130]),
    place(236, 352, towel(glazes.sea, paper)),
    place(242, 301, towel(glazes.linen, clay500), [0.96, 1]),
    place(232, 250, towel(glazes.clay, blush100), [0.9, 0.96]),
    place(
      218,
      200,
      form(
        box(-40, -30, 80, 30, 12),
        mix(honey300, paper, 0.55),
        mix(honey300, clay500, 0.5),
        [44, 4],
        [-20, -30],
        0.7,
      ) + stroke(curve([-26, -22], [0, -25], [24, -22]), paper, 4),
    ),
    place(430, 356, handMirror(glazes.pine, [sea100, mix(sea300, pine700, 0.25)]), 0.66, 9),
    place(476, 380, hairbrush(glazes.wood, pine800), 0.72),
  );

const supperAndTablets = (): string =>
  stillLife(
    stage('sea', 280),
    thrownWindow(
      [
        [214, 20],
        [434, 40],
        [434, 240],
        [214, 222],
      ],
      [2, 2],
      mix(honey300, paper, 0.5),
      0.5,
    ),
    aGlassOfWater(280),
    castShadows([84, 376, 120], [524, 378, 130]),
    place(84, 380, soupBowl(glazes.clay, mix(honey300, clay500, 0.35), pine700), 0.52),
    place(460, 380, weekBox(), 0.42),
    place(196, 388, spoon(glazes.steel.body, paper), 0.5),
  );

const standingFrame = (width: number, height: number, wood: string, picture: string): string =>
  group(
    form(
      box(-width / 2, -height, width, height, 4),
      wood,
      glazes.wood.shaded,
      [width * 0.6, 10],
      [-width * 0.2, -height],
      0.6,
    ),
    fill(box(-width / 2 + 13, -height + 13, width - 26, height - 26), paper),
    picture,
  );

const seaside = (): string =>
  group(
    fill(
      box(-62, -190, 124, 84),
      along([0, -190], [0, -106], [0, mix(honey300, blush100, 0.4)], [1, sea100]),
    ),
    fill(box(-62, -128, 124, 64), mix(sea300, pine700, 0.3)),
    fill(shape([-6, -136], [-6, -182], [30, -138]), paper) +
      fill(shape([-12, -138], [-12, -172], [-34, -138]), clay500),
    fill(curve([-36, -132], [-20, -118], [18, -118], [32, -132]), pine800),
    fill(ridge(-62, [-62, -84], [-10, -92], [62, -80]), mix(honey300, paper, 0.3)),
  );

const wedding = (): string =>
  group(
    fill(box(-42, -140, 84, 112), along([0, -140], [0, -28], [0, sea100], [1, mix(sea300, paper, 0.3)])),
    fill(ridge(-28, [-42, -62], [0, -70], [42, -58]), mix(pine700, sea300, 0.4)),
    fill(disc(-15, -98, 10), mix(clay500, honey300, 0.5)) +
      fill(disc(15, -94, 10), mix(clay500, honey300, 0.5)),
    fill(disc(-15, -102, 11, 8), pine800) + fill(disc(15, -99, 11, 9), clay700),
    fill(box(-30, -86, 30, 58, [12, 6, 0, 0]), pine700) +
      fill(shape([3, -82], [27, -82], [38, -28], [0, -28]), paper),
  );

const photographs = (): string =>
  stillLife(
    stage('honey', 290),
    castShadows([190, 350, 176], [366, 356, 128], [500, 362, 80]),
    place(190, 350, standingFrame(170, 236, glazes.wood.body, seaside()), 1, -2),
    place(366, 356, standingFrame(124, 164, glazes.pine.body, wedding()), 1.06, 3),
    place(
      510,
      362,
      group(
        ...[-112, -98, -84, -70].map((turn, i) =>
          place(0, -96, leaf(90 - i * 6, 22, turn, i % 2 ? pine700 : mix(pine700, sea300, 0.4))),
        ),
        ...(
          [
            [-24, -196, clay500],
            [14, -210, honey300],
            [44, -178, blush100],
            [-46, -160, honey300],
          ] as const
        ).map(
          ([x, y, tone]) =>
            stroke(line([x * 0.2, -96], [x, y]), pine700, 4) +
            fill(disc(x, y, 21), tone) +
            fill(disc(x - 4, y - 4, 9), mix(tone, paper, 0.5)),
        ),
        form(
          curve([-30, -104], [-40, -50], [-26, 0], [26, 0], [40, -50], [30, -104]),
          sea300,
          pine700,
          [44, 0],
          [-20, -80],
          0.8,
        ) + stroke(curve([-24, -92], [-31, -50], [-22, -14]), paper, 5, { opacity: 0.8 }),
      ),
    ),
    place(96, 372, mug(glazes.clay, blush100), 0.9),
  );

export const careForAdults = [towelsAndMirror, supperAndTablets, photographs] as const;
