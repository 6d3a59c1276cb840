import { STRIP } from '../drawing/canvas.ts';
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
import { box, curve, disc, line, sewn, shape } from '../drawing/outline.ts';
import { fill, group, inside, stroke } from '../drawing/paint.ts';
import { evening, FEET, morning, noon, throughTheDay } from './all-day.ts';
import { view } from './water-all-day.ts';

const FLOOR = 540;

export const wood = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.4),
  lit: mix(honey300, paper, 0.4),
};

/** A wide window with one bar. */
export const windowAt = (x: number, width: number): string => {
  const frame = throughTheDay(
    paper,
    paper,
    paper,
    mix(paper, honey300, 0.4),
    mix(paper, clay500, 0.4),
    mix(clay700, honey300, 0.3),
  );
  const pane = box(x, 52, width, 320);
  return group(
    fill(box(x - 14, 38, width + 28, 348, 4), frame),
    inside(pane, view()),
    fill(box(x + width / 2 - 4, 52, 8, 320), frame),
    shadow(0.2, fill(box(x, 52, width, 10), pine950)),
    fill(box(x - 28, 380, width + 56, 16, 3), frame),
    shadow(0.25, fill(box(x - 22, 396, width + 44, 8), clay700)),
  );
};

export const room = (): string =>
  group(
    fill(
      box(-20, -20, STRIP.width + 40, FLOOR + 20),
      throughTheDay(
        mix(blush100, clay500, 0.2),
        mix(blush100, honey300, 0.2),
        mix(blush100, paper, 0.3),
        mix(honey300, clay500, 0.32),
        mix(mix(clay500, clay700, 0.5), pine950, 0.16),
        mix(clay700, pine950, 0.42),
      ),
    ),
    shade(box(-20, -20, STRIP.width + 40, 150), mix(clay500, clay700, 0.4), [0, -30], [0, 130], 0.4),
    fill(
      box(-20, FLOOR, STRIP.width + 40, 140),
      throughTheDay(
        wood.body,
        wood.body,
        mix(wood.body, paper, 0.16),
        mix(wood.body, clay500, 0.4),
        mix(clay700, pine950, 0.2),
        mix(clay700, pine950, 0.6),
      ),
    ),
    ...Array.from({ length: 26 }, (_, i) =>
      stroke(line([i * 96 - 40, FLOOR], [i * 106 - 170, 650]), wood.shaded, 2, { opacity: 0.35 }),
    ),
    fill(
      box(-20, FLOOR - 28, STRIP.width + 40, 28),
      throughTheDay(
        mix(paper, blush100, 0.4),
        paper,
        paper,
        mix(paper, honey300, 0.5),
        mix(clay500, clay700, 0.4),
        mix(clay700, pine950, 0.4),
      ),
    ),
    ...[
      [morning + 70, 0.5],
      [noon + 110, 0.6],
      [evening + 150, 0.45],
    ].map(([x = 0, strength = 0]) =>
      fill(
        shape([x, FLOOR + 6], [x + 190, FLOOR + 6], [x + 270, 640], [x + 20, 640]),
        mix(honey300, paper, 0.4),
        strength,
      ),
    ),
  );

const cloth = {
  body: mix(clay500, honey300, 0.3),
  shaded: mix(clay700, clay500, 0.4),
  lit: mix(honey300, paper, 0.3),
};

/** A curtain from the rail to the floor, gathered at the waist where a hand holds it. */
export const curtain = (x: number, width: number, pull = 0): string => {
  const outline = sewn(
    [
      [x, 34],
      [x + pull * 0.5, 160],
      [x - pull, 290],
      [x - pull * 0.2, 420],
      [x + 6, 528],
    ],
    [
      [x + 6, 528],
      [x + width / 2, 534],
      [x + width, 528],
    ],
    [
      [x + width, 528],
      [x + width - 6, 280],
      [x + width, 34],
    ],
  );
  return group(
    form(outline, cloth.body, cloth.shaded, [x + width + 20, 400], [x + width * 0.2, 200], 0.8),
    inside(
      outline,
      ...Array.from({ length: Math.round(width / 24) }, (_, i) => {
        const fold = x + 14 + i * 24;
        return stroke(
          curve([fold, 40], [fold + pull * 0.3, 160], [fold - pull * 0.5, 300], [fold + 4, 534]),
          i % 2 ? cloth.lit : cloth.shaded,
          4,
          { opacity: 0.4 },
        );
      }),
    ),
  );
};

export const rail = (x: number, width: number): string =>
  stroke(line([x, 30], [x + width, 30]), wood.shaded, 9) +
  fill(disc(x, 30, 9), wood.shaded) +
  fill(disc(x + width, 30, 9), wood.shaded);

export const table = (x: number): string => {
  const linen = { body: paper, shaded: mix(sea300, pine700, 0.15) };
  return group(
    shadow(0.3, soft(5, fill(disc(x, FEET, 100, 9), pine950))),
    ...[-70, 70].map((leg) =>
      fill(
        shape([x + leg - 8, 420], [x + leg + 8, 420], [x + leg * 1.1 + 5, FEET], [x + leg * 1.1 - 5, FEET]),
        wood.shaded,
      ),
    ),
    form(
      sewn(
        [
          [x - 112, 402],
          [x - 118, 440],
          [x - 106, 470],
        ],
        [
          [x - 106, 470],
          [x - 50, 458],
          [x, 472],
          [x + 50, 458],
          [x + 106, 470],
        ],
        [
          [x + 106, 470],
          [x + 118, 440],
          [x + 112, 402],
        ],
      ),
      linen.body,
      linen.shaded,
      [x + 110, 480],
      [x - 40, 410],
      0.7,
    ),
    fill(disc(x, 403, 113, 12), mix(paper, sea100, 0.4)),
    stroke(curve([x - 104, 456], [x - 50, 446], [x, 458], [x + 50, 446], [x + 104, 456]), clay500, 5, {
      opacity: 0.8,
    }),
  );
};
