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
import { cast } from '../../figures/cast.ts';
import { cloths } from '../../figures/people-colours.ts';
import { bed } from '../../props/bedside.ts';
import { mug, teapot } from '../../props/crockery.ts';
import { frame, tableLamp } from '../../props/furniture.ts';
import { suitcase } from '../../props/luggage.ts';
import { fronds, pot } from '../../props/plants.ts';
import { glazes } from './glazes.ts';
import { handInHand } from './seated-together.ts';
import { overACrossword } from './together.ts';

const crossword = (): string => {
  const black = new Set([1, 7, 8, 13, 16, 18, 22, 27, 29]);
  return group(
    fill(shape([-150, -26], [120, -30], [160, 46], [-180, 48]), paper) +
      stroke(shape([-150, -26], [120, -30], [160, 46], [-180, 48]), mix(sea300, pine700, 0.3), 2, {
        opacity: 0.6,
      }),
    ...Array.from({ length: 30 }, (_, i) => {
      const [column, row] = [i % 6, Math.floor(i / 6)];
      const [x, y, w] = [-136 - row * 5 + column * (20 + row * 1.2), -18 + row * 12, 18 + row];
      return fill(box(x, y, w, 10), black.has(i) ? pine800 : mix(sea300, paper, 0.5));
    }),
    ...[0, 1, 2, 3].map((row) =>
      stroke(
        line([14 + row * 3, -14 + row * 15], [(row % 2 ? 88 : 102) + row * 8, -15 + row * 15]),
        mix(pine700, sea300, 0.4),
        4,
        { opacity: 0.6 },
      ),
    ),
  );
};

const teaForTwo = (): string =>
  stillLife(
    stage('blush', 278),
    thrownWindow(
      [
        [60, 10],
        [300, 26],
        [300, 232],
        [60, 222],
      ],
      [2, 2],
      mix(honey300, paper, 0.5),
      0.6,
    ),
    overACrossword(
      278,
      castShadows([322, 312, 110], [330, 384, 220], [60, 384, 50], [562, 378, 50]) +
        place(322, 314, teapot(glazes.pine), 0.66) +
        place(326, 364, crossword(), 0.7),
    ),
    place(60, 388, mug(glazes.clay, blush100), 0.84),
    place(562, 380, mug(glazes.sea, pine700), [-0.84, 0.84]),
  );

const twoChairs = (): string =>
  stillLife(
    stage('honey', 308),
    place(
      266,
      40,
      frame(
        140,
        104,
        glazes.wood.body,
        paper,
        fill(box(18, 18, 104, 68), sea300) +
          fill(shape([18, 86], [60, 50], [84, 70], [122, 44], [122, 86]), pine700) +
          fill(disc(52, 40, 11), honey300),
      ),
      0.77,
    ),
    castShadows([176, 372, 220], [466, 372, 220]),
    handInHand(184, 456, 376, [
      { ...cast.winston, top: cloths.sea },
      { ...cast.june, bottoms: cloths.umber },
    ]),
    place(586, 376, pot(70, 58, clay500, clay700), 0.9) +
      place(586, 326, fronds(7, 96, 11, { leaf: pine700, shaded: pine800, lit: sea300 })),
  );

const aRoomOfTheirOwn = (): string =>
  stillLife(
    stage('sea', 312),
    thrownWindow(
      [
        [330, 20],
        [560, 38],
        [560, 220],
        [330, 206],
      ],
      [2, 2],
      mix(honey300, paper, 0.5),
      0.6,
    ),
    castShadows([356, 374, 430], [88, 374, 110], [170, 384, 60]),
    place(
      392,
      376,
      bed(
        glazes.wood,
        { body: paper, shaded: mix(sea300, pine700, 0.3), lit: paper },
        { body: mix(honey300, clay500, 0.15), shaded: mix(clay500, clay700, 0.4), lit: paper },
      ),
      1.04,
    ),
    glow([86, 150], 150, honey300, 0.4),
    place(
      92,
      374,
      group(
        form(box(-64, -112, 128, 112, 6), mix(sea300, pine700, 0.55), pine800, [74, 0], [-30, -100], 0.7) +
          fill(box(-72, -122, 144, 15, 4), mix(sea300, paper, 0.2)),
        stroke(line([-50, -58], [50, -58]), pine800, 4) +
          fill(disc(0, -84, 6), honey300) +
          fill(disc(0, -30, 6), honey300),
        place(
          -22,
          -120,
          tableLamp(glazes.clay, mix(honey300, paper, 0.4), mix(honey300, paper, 0.2), 0.7),
          0.66,
        ),
        group(
          fill(box(26, -176, 34, 56, 7), pine950) +
            fill(box(30, -170, 26, 42, 3), sea100) +
            fill(disc(43, -149, 8), pine700) +
            stroke(curve([38, -150], [42, -145], [48, -154]), paper, 3),
        ),
      ),
    ),
    place(540, 386, suitcase(glazes.clay, clay700, paper), 0.98),
  );

export const liveInCare = [teaForTwo, twoChairs, aRoomOfTheirOwn] as const;
