import { STRIP } from '../drawing/canvas.ts';
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
import { glow } from '../drawing/light.ts';
import { box, curve, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { glitter } from '../drawing/water.ts';
import { evening, night, noon, QUARTER, throughTheDay } from './all-day.ts';

const SHORE = 262;

const sky = (): string =>
  group(
    fill(
      box(0, 40, STRIP.width, SHORE - 40),
      throughTheDay(
        mix(sea300, blush100, 0.5),
        mix(sea300, sea100, 0.6),
        mix(sea100, sea300, 0.35),
        mix(honey300, clay500, 0.3),
        mix(clay500, blush100, 0.3),
        mix(clay500, pine700, 0.4),
      ),
    ),
    fill(
      box(0, 130, night, SHORE - 130),
      along([0, 130], [0, SHORE], [0, blush100, 0], [1, mix(blush100, honey300, 0.5), 0.8]),
      0.8,
    ),
    glow([212, SHORE - 14], 260, honey300, 1),
    fill(disc(212, SHORE - 10, 36), mix(honey300, paper, 0.65)),
    glow([evening + 330, SHORE - 26], 330, clay500, 0.75),
    fill(disc(evening + 330, SHORE - 26, 40), mix(honey300, paper, 0.2)),
  );

const water = (): string =>
  group(
    fill(
      box(0, SHORE, STRIP.width, 130),
      throughTheDay(
        mix(sea300, honey300, 0.25),
        mix(sea300, pine700, 0.16),
        mix(sea300, pine700, 0.26),
        mix(clay500, pine700, 0.36),
        mix(clay500, pine700, 0.5),
        pine950,
      ),
    ),
    fill(
      ridge(
        SHORE + 3,
        [0, SHORE - 14],
        [300, SHORE - 24],
        [640, SHORE - 12],
        [1000, SHORE - 26],
        [1300, SHORE - 12],
        [1560, SHORE - 22],
        [2304, SHORE - 16],
      ),
      throughTheDay(
        mix(sea300, pine700, 0.4),
        mix(sea300, pine700, 0.42),
        mix(pine700, sea300, 0.4),
        mix(clay700, pine700, 0.5),
        pine950,
        pine950,
      ),
    ),
    glitter({
      seed: 4,
      count: 34,
      x: 212,
      from: SHORE + 6,
      to: 372,
      spread: [20, 110],
      colour: mix(honey300, paper, 0.5),
      moment: 0,
    }),
    glitter({
      seed: 9,
      count: 40,
      x: evening + 330,
      from: SHORE + 6,
      to: 372,
      spread: [24, 120],
      colour: honey300,
      moment: 0,
    }),
    ...[noon + 70, noon + 150, noon + 230, noon + 372, noon + 470].map((x, i) =>
      stroke(line([x, SHORE + 26 + (i % 3) * 26], [x + 46, SHORE + 26 + (i % 3) * 26]), paper, 3, {
        opacity: 0.55,
      }),
    ),
  );

const boat = (x: number, y: number, scale: number, sail: string, hull: string): string =>
  place(
    x,
    y,
    fill(shape([2, -6], [2, -66], [38, -8]), sail) +
      fill(shape([-3, -6], [-3, -54], [-26, -8]), mix(sail, sea300, 0.3)) +
      fill(curve([-30, -4], [-22, 8], [24, 8], [36, -4]), hull),
    scale,
  );

/** What all windows look on to: the sun comes up in the first, sets in the third, and the moon is in the last. */
export const view = (): string =>
  group(
    sky(),
    water(),
    boat(noon + 240, SHORE + 16, 0.8, paper, clay500),
    boat(noon + 330, SHORE + 3, 0.4, clay500, pine800),
    boat(evening + 232, SHORE + 8, 0.52, mix(paper, honey300, 0.4), pine950),
    fill(
      box(night, 40, QUARTER, 220),
      along([0, 40], [0, SHORE], [0, pine950], [1, mix(pine700, pine950, 0.3)]),
    ),
    fill(box(night, SHORE, QUARTER, 130), mix(pine950, pine700, 0.25)),
    fill(ridge(SHORE + 3, [night, SHORE - 18], [night + 200, SHORE - 12]), pine950),
    ...[30, 52, 74].map((x) => fill(disc(night + 36 + x, SHORE - 5, 2.4), honey300)),
    fill(disc(night + 126, 128, 24), mix(honey300, paper, 0.5)),
    glow([night + 126, 128], 110, mix(honey300, paper, 0.5), 0.4),
    glitter({
      seed: 3,
      count: 22,
      x: night + 126,
      from: SHORE + 6,
      to: 360,
      spread: [10, 40],
      colour: mix(honey300, paper, 0.4),
      moment: 0,
    }),
  );
