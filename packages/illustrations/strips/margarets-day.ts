import { canvas, STRIP } from '../drawing/canvas.ts';
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
import { box, curve, disc, sewn } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { bed } from '../props/bedside.ts';
import { mug } from '../props/crockery.ts';
import { sideChair, tableLamp } from '../props/furniture.ts';
import { soupBowl } from '../props/kitchen.ts';
import { fronds, pot } from '../props/plants.ts';
import { evening, FEET, morning, night, noon } from './all-day.ts';
import { curtain, rail, room, table, windowAt, wood } from './flat.ts';
import {
  hotWaterForTheNight,
  openingCurtains,
  readingThePost,
  tomorrowsClothes,
} from './two-through-a-day.ts';

const china = { body: mix(sea300, pine700, 0.2), shaded: pine700, lit: sea100 };

const lunch = (): string => {
  const x = noon + 288;
  return group(
    place(noon + 128, FEET, sideChair(wood), 0.72),
    place(noon + 450, FEET, sideChair(wood), [-0.72, 0.72]),
    readingThePost(noon),
    table(x),
    place(x - 54, 410, soupBowl(china, mix(honey300, clay500, 0.35), pine700), 0.24),
    place(x + 54, 410, soupBowl(china, mix(honey300, clay500, 0.35), pine700), 0.24),
    place(x, 408, mug({ body: clay500, shaded: clay700, lit: honey300 }, blush100), 0.5),
  );
};

const chairWithClothes = (x: number): string =>
  group(
    shadow(0.3, soft(5, fill(disc(x, FEET - 24, 74, 8), pine950))),
    place(x - 4, FEET - 24, sideChair(wood), 0.66),
    form(
      sewn(
        [
          [x - 46, 448],
          [x - 52, 500],
          [x - 64, 548],
        ],
        [
          [x - 64, 548],
          [x, 556],
          [x + 70, 546],
        ],
        [
          [x + 70, 546],
          [x + 58, 500],
          [x + 54, 448],
        ],
      ),
      clay500,
      clay700,
      [x + 70, 560],
      [x - 20, 440],
      0.8,
    ),
    ...[-24, 4, 30].map((fold) =>
      stroke(curve([x + fold, 462], [x + fold * 1.15, 505], [x + fold * 1.3, 544]), clay700, 3, {
        opacity: 0.5,
      }),
    ),
  );

const bedroom = (): string => {
  const x = night + 326;
  return group(
    place(x, 556, form(box(-62, -104, 124, 104, 4), wood.body, wood.shaded, [70, 0], [-60, -90], 0.8)),
    place(
      x,
      452,
      tableLamp({ body: pine700, shaded: pine950, lit: sea300 }, mix(honey300, paper, 0.3), honey300, 1),
      0.9,
    ),
    place(
      night + 214,
      FEET - 8,
      bed(
        wood,
        { body: mix(paper, sea100, 0.5), shaded: mix(sea300, pine700, 0.4), lit: paper },
        { body: mix(pine700, sea300, 0.2), shaded: pine950, lit: sea300 },
      ),
      [0.94, 1.26],
    ),
  );
};

const plant = (x: number, tall: number): string =>
  place(
    x,
    FEET - 40,
    pot(64, 62, clay500, clay700) +
      place(
        0,
        -56,
        fronds(8, tall, 12, { leaf: pine700, shaded: pine800, lit: mix(pine700, honey300, 0.4) }),
      ),
  );

export const margaretsDay = (): string =>
  canvas({
    ...STRIP,
    parts: [
      room(),
      ...[morning, noon, evening].map((x) => windowAt(x + 40, 496) + rail(x + 14, 548)),
      windowAt(night + 36, 160),
      ...[noon, evening].map((x) => curtain(x + 18, 44) + curtain(x + 514, 44)),
      curtain(morning + 322, 226, 34),
      openingCurtains(morning),
      plant(noon - 34, 104),
      lunch(),
      chairWithClothes(evening + 288),
      tomorrowsClothes(evening),
      bedroom(),
      shade(box(night - 200, -20, 800, 700), pine950, [STRIP.width + 60, 700], [night + 40, 200], 0.6),
      glow([night + 326, 280], 330, honey300, 0.4),
      hotWaterForTheNight(night),
      glow([night + 326, 280], 420, honey300, 0.22),
    ],
  });
