import { chance, repeat } from '../drawing/chance.ts';
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
import { form, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, type Point, shape } from '../drawing/outline.ts';
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { fronds, pot } from '../props/plants.ts';
import { inShade, leafy, wood } from './town-window.ts';

export const wallBoard = (): string => {
  const tones = [clay500, honey300, sea300, pine700, blush100] as const;
  const roll = chance(52);
  return group(
    shadow(0.3, soft(3, fill(box(1286, 138, 250, 300), inShade))),
    form(
      box(1272, 122, 250, 300, 4),
      mix(honey300, clay500, 0.35),
      wood.shaded,
      [1540, 430],
      [1300, 140],
      0.4,
    ),
    fill(box(1282, 132, 230, 280), mix(paper, sea100, 0.4)),
    ...Array.from({ length: 5 }, (_, row) =>
      repeat(5, (column) =>
        roll.between(0, 1) < 0.8
          ? fill(
              box(
                1296 + column * 42,
                164 + row * 48,
                roll.between(0, 1) < 0.25 && column < 4 ? 76 : 34,
                30,
                4,
              ),
              roll.pick(tones),
              0.9,
            )
          : '',
      ),
    ),
    ...[0, 1, 2, 3, 4].map((column) => fill(box(1302 + column * 42, 144, 22, 8, 3), pine800)),
    ...[0, 1, 2, 3, 4].map((row) => stroke(line([1290, 203 + row * 48], [1504, 203 + row * 48]), sea300, 2)),
  );
};

export const shelf = (): string =>
  group(
    form(box(40, 330, 220, 14, 3), wood.body, wood.shaded, [0, 350], [180, 330], 0.6),
    ...[
      [56, 92, pine700],
      [80, 78, clay500],
      [102, 96, sea300],
      [126, 84, honey300],
      [150, 90, pine800],
    ].map(
      ([x, height, tone]) =>
        fill(box(Number(x), 330 - Number(height), 21, Number(height), 2), String(tone)) +
        fill(box(Number(x) + 5, 330 - Number(height) * 0.8, 11, 9), paper, 0.7),
    ),
    place(222, 330, pot(58, 50, clay500, clay700) + place(0, -44, fronds(6, 96, 13, leafy))),
    ...[0, 1, 2].map((i) =>
      place(
        60 + i * 66,
        396 + (i % 2) * 12,
        fill(
          box(0, 0, 54, 66, 2),
          [blush100, mix(sea100, paper, 0.5), mix(honey300, paper, 0.4)][i] ?? paper,
        ) +
          stroke(line([10, 18], [44, 18]), pine700, 3, { opacity: 0.5 }) +
          stroke(line([10, 30], [40, 30]), pine700, 3, { opacity: 0.5 }) +
          stroke(line([10, 42], [34, 42]), pine700, 3, { opacity: 0.5 }) +
          fill(disc(27, 3, 5), clay500),
        1,
        [-4, 3, -2][i] ?? 0,
      ),
    ),
  );

const ROADS: readonly (readonly Point[])[] = [
  [
    [-10, 0.3],
    [160, 0.12],
    [268, 0.06],
    [420, 0.1],
    [760, 0.3],
  ],
  [
    [268, 0.06],
    [300, -0.1],
  ],
  [
    [400, 0.1],
    [480, 0.36],
    [640, 0.5],
  ],
];

/** The map on the desk: Southampton Water between the Forest and the Itchen, the Solent and the Island below. */
export const map = (): string => {
  const skew = (x: number, y: number): Point => [
    420 + x * 1.02 + (0.5 - y) * (x - 380) * 0.24,
    690 + y * 196,
  ];
  const on = (...points: Point[]): Point[] => points.map(([x, y]) => skew(x, y));
  const edge = shape(skew(0, 0), skew(760, 0), skew(760, 1), skew(0, 1));
  const land = mix(honey300, paper, 0.55);
  const water = mix(sea300, sea100, 0.2);
  const solent = blob(
    ...on(
      [-20, 0.62],
      [90, 0.58],
      [220, 0.66],
      [330, 0.6],
      [356, 0.5],
      [318, 0.36],
      [276, 0.22],
      [268, 0.1],
      [288, 0.08],
      [306, 0.22],
      [352, 0.34],
      [398, 0.5],
      [470, 0.62],
      [560, 0.6],
      [660, 0.7],
      [800, 0.66],
      [800, 1.1],
      [-20, 1.1],
    ),
  );
  const island = blob(
    ...on(
      [210, 0.86],
      [280, 0.78],
      [350, 0.76],
      [430, 0.8],
      [500, 0.88],
      [440, 0.97],
      [340, 1.0],
      [260, 0.95],
    ),
  );
  const pin = (x: number, y: number, tone: string): string => {
    const [px, py] = skew(x, y);
    return (
      shadow(0.4, stroke(line([px, py], [px + 14, py + 4]), pine950, 3)) +
      stroke(line([px, py], [px, py - 20]), pine800, 2) +
      fill(disc(px, py - 23, 7), tone) +
      fill(disc(px - 2, py - 25, 2.4), paper)
    );
  };
  return group(
    shadow(0.35, soft(4, fill(shape([430, 700], [1200, 700], [1300, 898], [420, 898]), wood.shaded))),
    fill(edge, land),
    inside(
      edge,
      fill(solent, water),
      stroke(solent, mix(pine700, sea300, 0.4), 3),
      fill(island, land),
      stroke(island, mix(pine700, sea300, 0.4), 3),
      stroke(curve(...on([268, 0.1], [240, 0.04], [214, -0.1])), water, 8),
      stroke(curve(...on([292, 0.1], [330, 0.02], [350, -0.1])), water, 8),
      fill(
        blob(...on([60, 0.2], [170, 0.16], [226, 0.32], [196, 0.5], [90, 0.5], [30, 0.36])),
        mix(sea300, pine700, 0.3),
        0.5,
      ),
      ...ROADS.map((road) => stroke(curve(...on(...road)), clay500, 3, { opacity: 0.75 })),
      ...[190, 380, 570].map((x) => stroke(line(skew(x, 0), skew(x, 1)), inShade, 2, { opacity: 0.25 })),
      stroke(line(skew(0, 0.5), skew(760, 0.5)), inShade, 2, { opacity: 0.25 }),
    ),
    stroke(edge, mix(paper, honey300, 0.2), 3),
    shade(edge, inShade, skew(760, 1), skew(500, 0.4), 0.35),
    pin(270, 0.12, clay500),
    pin(330, 0.16, clay500),
    pin(236, 0.2, honey300),
    pin(408, 0.3, pine700),
    pin(140, 0.3, pine700),
    pin(520, 0.34, clay500),
    pin(430, 0.14, honey300),
  );
};
