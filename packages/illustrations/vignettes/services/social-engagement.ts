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
import { box, disc, line, ridge, shape } from '../../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../../drawing/paint.ts';
import { cloudBank, gull, wash } from '../../drawing/sky.ts';
import { afloat, yacht } from '../../drawing/southampton.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { glitter } from '../../drawing/water.ts';
import { flatCap } from '../../props/clothes.ts';
import { teacup } from '../../props/crockery.ts';
import { bouquet } from '../../props/luggage.ts';
import { ukulele } from '../../props/pastimes.ts';
import { glazes } from './glazes.ts';
import { handOnShoulder, onTheBench } from './on-the-bench.ts';
import { drawingACard } from './together.ts';

const songSheet = (): string =>
  group(
    form(
      shape([-84, -208], [84, -208], [90, 0], [-90, 0]),
      paper,
      mix(sea300, pine700, 0.25),
      [110, 10],
      [-40, -190],
      0.4,
    ),
    ...[-170, -112, -54].map((y, row) =>
      group(
        ...[0, 9, 18, 27].map((gap) =>
          stroke(line([-66, y + gap], [66, y + gap]), mix(pine700, sea300, 0.4), 2, { opacity: 0.7 }),
        ),
        ...[-48, -18, 14, 46].map((x, i) => {
          const head = y + ((i * 2 + row) % 4) * 9;
          return (
            fill(disc(x, head, 8, 6), i === row ? clay500 : pine800) +
            stroke(line([x + 7, head - 2], [x + 7, head - 30]), i === row ? clay500 : pine800, 3)
          );
        }),
      ),
    ),
  );

const ticket = (): string =>
  group(
    form(shape([-74, -20], [70, -26], [84, 18], [-66, 26]), honey300, clay500, [90, 30], [-50, -20], 0.5),
    fill(box(-44, -12, 66, 22, 6), pine700) +
      fill(box(-38, -8, 14, 10, 2), sea100) +
      fill(box(-20, -8, 14, 10, 2), sea100) +
      fill(box(-2, -8, 14, 10, 2), sea100),
    fill(disc(-30, 11, 6), pine950) + fill(disc(8, 11, 6), pine950),
    stroke(line([42, -20], [52, 18]), paper, 3, { dash: '5 6' }),
  );

const songsAndTicket = (): string =>
  stillLife(
    stage('sea', 290),
    castShadows([152, 352, 180], [350, 356, 150], [520, 352, 150], [250, 376, 140]),
    place(152, 352, songSheet(), 1.18, -3),
    place(356, 362, ukulele(glazes.crust, mix(clay700, pine950, 0.45), paper), 1, 8),
    place(530, 286, flatCap(glazes.pine), 1.3),
    place(236, 362, ticket(), 1.04),
  );

const benchByTheWater = (): string =>
  stillLife(
    wash(
      640,
      0,
      230,
      [0, mix(sea300, sea100, 0.2)],
      [0.6, mix(sea100, blush100, 0.6)],
      [1, mix(honey300, blush100, 0.45)],
    ),
    glow([170, 180], 300, mix(honey300, blush100, 0.3), 0.9),
    cloudBank(2, 40, 60, 210, 22, [mix(sea100, paper, 0.5), mix(blush100, paper, 0.4)]),
    place(540, 70, gull(0.5, mix(pine700, sea300, 0.4)), 1, -6) +
      place(590, 104, gull(-0.4, mix(pine700, sea300, 0.4)), 0.7),
    fill(ridge(232, [-10, 204], [150, 190], [330, 206], [500, 186], [650, 204]), mix(sea300, blush100, 0.3)),
    fill(
      box(-10, 228, 660, 110),
      along(
        [0, 228],
        [0, 330],
        [0, mix(honey300, blush100, 0.5)],
        [0.4, mix(sea100, sea300, 0.5)],
        [1, mix(sea300, pine700, 0.4)],
      ),
    ),
    glitter({
      seed: 4,
      count: 60,
      x: 170,
      from: 234,
      to: 318,
      spread: [26, 110],
      colour: mix(paper, honey300, 0.3),
      moment: 0,
    }),
    afloat(556, 262, yacht(mix(paper, sea300, 0.2), clay500, mix(pine800, sea300, 0.3)), 0.86, 0),
    fill(
      ridge(410, [-10, 330], [160, 322], [330, 328], [500, 320], [650, 330]),
      along([0, 320], [0, 400], [0, mix(pine700, sea300, 0.35)], [1, pine800]),
    ),
    onTheBench(
      place(
        182,
        286,
        bouquet(paper, mix(sea300, pine700, 0.3), pine700, [clay500, honey300, blush100]),
        0.85,
        -16,
      ),
    ),
    handOnShoulder(),
  );

const aGameOfCards = (): string =>
  stillLife(
    stage('honey', 284),
    castShadows([70, 380, 70]),
    drawingACard(284),
    place(
      70,
      382,
      teacup({ body: paper, shaded: mix(sea300, pine700, 0.4), lit: paper }, mix(clay500, clay700, 0.5)),
      0.74,
    ),
  );

export const socialEngagement = [songsAndTicket, benchByTheWater, aGameOfCards] as const;
