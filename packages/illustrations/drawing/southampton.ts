import { chance, repeat } from './chance.ts';
import { shade } from './light.ts';
import { box, curve, disc, line, type Point, shape } from './outline.ts';
import { along, fill, group, place, stroke } from './paint.ts';

/** Colours of a distant thing: its face in shadow, its sunlit edge, its lamps; the share of windows that are awake, and the light in a ship's cabins. */
export type Haze = { face: string; lit: string; lamp: string; awake?: number; cabins?: string };

/** A slab of a building standing on y 0, lit along one edge, with a few windows awake. */
export const block = (
  x: number,
  width: number,
  height: number,
  { face, lit, lamp, awake: share = 0.1 }: Haze,
  seed: number,
): string => {
  const roll = chance(seed);
  const body = box(x, -height, width, height);
  const floors = Math.floor((height - 10) / 13);
  const bays = Math.floor((width - 8) / 10);
  const awake = repeat(floors * bays, (index) => {
    const across = x + 6 + (index % bays) * 10;
    const up = -height + 9 + Math.floor(index / bays) * 13;
    const chanceOf = roll.between(0, 1);
    if (chanceOf < 0.5) return '';
    return fill(box(across, up, 4, 6), chanceOf > 1 - share ? lamp : lit, chanceOf > 1 - share ? 0.95 : 0.22);
  });
  return fill(body, face) + shade(body, lit, [x + width, 0], [x + width * 0.35, 0], 0.75) + awake;
};

/** The Civic Centre's clock tower: a slim white shaft with a stepped green cap. */
export const clockTower = (x: number, { face, lit }: Haze, cap: string, clock: string): string => {
  const shaft = shape([x - 11, 0], [x - 9.5, -122], [x + 9.5, -122], [x + 11, 0]);
  const belfry = box(x - 8, -142, 16, 20);
  const roof = shape([x - 9, -142], [x - 3, -166], [x, -182], [x + 3, -166], [x + 9, -142]);
  return [
    fill(shaft, face),
    shade(shaft, lit, [x + 10, 0], [x - 6, 0], 0.95),
    fill(belfry, face),
    shade(belfry, lit, [x + 9, 0], [x - 4, 0], 0.9),
    fill(box(x - 11, -125, 22, 4), lit),
    fill(box(x - 4.5, -139, 3, 14), cap, 0.7) + fill(box(x + 1.5, -139, 3, 14), cap, 0.7),
    fill(roof, cap),
    fill(disc(x, -106, 6.5), lit) +
      fill(disc(x, -106, 5), clock) +
      stroke(line([x, -110], [x, -106], [x + 3, -105]), cap, 1.2),
  ].join('');
};

/** St Michael's: a squat tower and a needle of a spire. */
export const spire = (x: number, { face, lit }: Haze): string => {
  const needle = shape([x - 11, -52], [x - 1, -150], [x + 1, -150], [x + 11, -52]);
  return (
    fill(box(x - 13, -54, 26, 54), face) +
    fill(needle, face) +
    shade(needle, lit, [x + 9, -50], [x - 2, -54], 0.8) +
    fill(shape([x - 44, 0], [x - 44, -22], [x - 30, -40], [x - 13, -40], [x - 13, 0]), face)
  );
};

const girders = (colour: string, width: number, ...spans: (readonly Point[])[]): string =>
  spans.map((span) => stroke(line(...span), colour, width, { cap: 'butt' })).join('');

/** A ship-to-shore crane on its quay; `raised` when it has no ship to serve. */
export const quayCrane = (colour: string, raised: boolean): string =>
  group(
    girders(
      colour,
      6,
      [
        [-26, 0],
        [-22, -118],
      ],
      [
        [34, 0],
        [30, -118],
      ],
      [
        [-34, -118],
        [84, -118],
      ],
    ),
    girders(
      colour,
      4,
      [
        [-25, -44],
        [33, -44],
      ],
      [
        [-24, -44],
        [32, -84],
      ],
      [
        [32, -44],
        [-23, -84],
      ],
      [
        [-23, -84],
        [32, -84],
      ],
    ),
    girders(
      colour,
      4.5,
      [
        [-22, -118],
        [-6, -192],
        [30, -118],
      ],
      [
        [-6, -192],
        [82, -118],
      ],
    ),
    raised
      ? girders(colour, 5, [
          [-30, -120],
          [-72, -258],
        ]) +
          girders(colour, 2, [
            [-6, -192],
            [-64, -232],
          ])
      : girders(colour, 6, [
          [-30, -118],
          [-150, -118],
        ]) +
          girders(
            colour,
            2,
            [
              [-6, -192],
              [-146, -120],
            ],
            [
              [-6, -192],
              [-86, -120],
            ],
          ),
    fill(box(44, -134, 30, 16, 2), colour),
    raised
      ? ''
      : fill(box(-96, -116, 16, 10, 2), colour) +
          girders(colour, 1.4, [
            [-88, -106],
            [-88, -70],
          ]),
  );

const deckWindows = (x: number, y: number, width: number, colour: string, opacity: number): string =>
  stroke(line([x, y], [x + width, y]), colour, 3, { cap: 'butt', dash: '5 4', opacity });

/** A liner at her berth, bow to the left, waterline at y 0, 470 long. */
export const liner = ({ face, lit, lamp, cabins }: Haze, hull: string, funnel: string): string => {
  const deck = (x: number, y: number, width: number, opacity: number): string =>
    deckWindows(x, y, width, cabins ?? hull, cabins ? 0.95 : opacity);
  const side = `${curve([0, -40], [10, -22], [30, 0])}L448 0L466 -34L430 -40Z`;
  const decks = shape(
    [64, -40],
    [82, -76],
    [118, -78],
    [126, -94],
    [400, -94],
    [408, -76],
    [436, -72],
    [444, -40],
  );
  const top = shape([140, -94], [150, -108], [372, -108], [380, -94]);
  const stack = shape([296, -108], [304, -140], [338, -144], [346, -108]);
  return group(
    fill(side, hull),
    stroke(line([8, -36], [440, -37]), lit, 2.4, { opacity: 0.7 }),
    fill(decks, along([0, -94], [0, -40], [0, face], [1, face])),
    fill(top, face),
    shade(decks, lit, [452, 0], [210, 0], 0.85),
    shade(top, lit, [384, 0], [240, 0], 0.8),
    deck(100, -50, 330, 0.35),
    deck(106, -61, 322, 0.28),
    deck(128, -86, 262, 0.3),
    deck(158, -101, 206, 0.25),
    stroke(line([104, -72], [416, -72]), hull, 4, { dash: '13 8', opacity: 0.45, cap: 'butt' }),
    [
      [123, -61],
      [186, -50],
      [213, -50],
      [258, -61],
      [339, -61],
      [357, -50],
      [289, -86],
      [164, -86],
    ]
      .map(([x = 0, y = 0]) => fill(box(x, y - 2, 5, 4), lamp))
      .join(''),
    fill(stack, funnel),
    shade(stack, lamp, [348, 0], [318, 0], 0.7),
    fill(shape([299, -120], [301, -130], [342, -132], [344, -120]), face, 0.85),
    stroke(line([176, -108], [176, -142]), hull, 2.4) + stroke(line([168, -126], [184, -126]), hull, 2),
    stroke(line([236, -108], [236, -124]), hull, 2),
  );
};

/** A yacht on her mooring with bare mast, keel at y 0. */
export const yacht = (hull: string, line1: string, mast: string): string =>
  group(
    fill(`${curve([-52, -17], [-40, -4], [-20, 3], [36, 3])}L48 -15Z`, hull),
    stroke(line([-50, -14], [47, -12]), line1, 2.5),
    fill(shape([-16, -17], [-8, -27], [22, -26], [28, -16]), hull),
    fill(box(-4, -24, 8, 4, 1), mast, 0.7) + fill(box(8, -24, 8, 4, 1), mast, 0.7),
    stroke(line([0, -26], [0, -172]), mast, 3),
    stroke(line([2, -34], [40, -32]), mast, 4.5),
    stroke(line([-50, -18], [0, -170], [46, -16]), mast, 0.9, { opacity: 0.7 }),
    stroke(line([-12, -112], [12, -112]), mast, 1.6),
  );

export const afloat = (x: number, y: number, part: string, scale: number, lift: number): string =>
  place(x, y + lift, part, scale, lift * 0.35);
