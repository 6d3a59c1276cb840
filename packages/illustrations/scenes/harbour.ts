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
} from '../drawing/colour.ts';
import { glow, shade } from '../drawing/light.ts';
import { box, disc, ridge } from '../drawing/outline.ts';
import { fill, group, place } from '../drawing/paint.ts';
import { cloudBank, wash } from '../drawing/sky.ts';
import { shoreTrees, skyline } from '../drawing/skyline.ts';
import { block, clockTower, type Haze, liner, quayCrane, spire } from '../drawing/southampton.ts';
import { type Light, SHORE, SUN } from './hero-light.ts';

export const TURN = Math.PI * 2;

const CLOUDS = [
  { seed: 4, x: 330, drift: 14, y: 186, width: 760, height: 44 },
  { seed: 9, x: 1290, drift: -16, y: 262, width: 820, height: 50 },
  { seed: 15, x: 700, drift: 12, y: 330, width: 620, height: 26 },
  { seed: 22, x: 240, drift: -12, y: 398, width: 560, height: 22 },
] as const;

export const sky = (
  { sky, halo: [wide, near], clouds, stars = '', heaven }: Light,
  moment: number,
): string => {
  const breath = Math.sin(TURN * moment);
  return group(
    wash(1600, 0, SHORE + 5, ...sky) + stars,
    glow([SUN.x, SUN.y], 800 + breath * 26, ...wide, 0.7),
    glow([SUN.x, SUN.y], 420 + breath * 18, ...near, 0.78),
    ...CLOUDS.map(({ seed, x, drift, y, width, height }, index) =>
      cloudBank(seed, x + breath * drift, y, width, height, clouds[index] ?? [near[0], near[0]]),
    ),
    heaven,
  );
};

export const farShore = ({ far }: Light): string => {
  const hills = ridge(
    SHORE,
    [-20, 524],
    [120, 512],
    [300, 520],
    [480, 506],
    [700, 518],
    [880, 508],
    [1010, 522],
    [1150, 514],
    [1330, 520],
    [1480, 508],
    [1620, 520],
  );
  return fill(hills, far.face) + shade(hills, far.lit, [SUN.x, 0], [SUN.x - 520, 0], 0.7);
};

export const city = ({ near, dim }: Light): string => {
  const back: Haze = { ...near, face: mix(near.face, dim(blush100), 0.42) };
  const trees = shoreTrees(5, -30, 690, [9, 27]);
  return place(
    0,
    SHORE,
    [
      skyline(31, -30, 640, [34, 66], back),
      block(66, 34, 112, back, 2),
      block(318, 30, 118, back, 6),
      block(356, 36, 84, back, 8),
      spire(196, near),
      skyline(77, -20, 180, [20, 46], near),
      skyline(12, 232, 420, [18, 44], near),
      skyline(15, 470, 660, [16, 40], near),
      clockTower(
        440,
        { ...near, face: dim(mix(sea100, sea300, 0.6)) },
        dim(mix(pine700, sea300, 0.35)),
        paper,
      ),
      fill(trees, mix(near.face, dim(pine700), 0.4)),
      shade(trees, near.lit, [690, 0], [120, 0], 0.4),
    ].join(''),
  );
};

export const docks = ({ far, near, dim }: Light): string => {
  const iron = mix(near.face, dim(clay700), 0.5);
  const paleIron = mix(far.face, dim(clay500), 0.3);
  const stack = (x: number, y: number, colour: string): string =>
    fill(box(x, y, 33, 12), mix(dim(colour), near.face, 0.45));
  return place(
    0,
    SHORE,
    [
      place(1160, -2, quayCrane(paleIron, true), [-0.62, 0.62]),
      place(1228, -2, quayCrane(paleIron, true), [-0.62, 0.62]),
      place(1330, 0, quayCrane(iron, false), 0.95),
      place(1466, 0, quayCrane(iron, true), 0.98),
      fill(box(1130, -9, 480, 10), mix(near.face, dim(pine700), 0.5)),
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => stack(1336 + i * 35, -21, [clay500, pine700, honey300, sea300][i % 4] ?? clay500))
        .join(''),
      [0, 1, 2, 4, 5]
        .map((i) => stack(1336 + i * 35, -34, [honey300, clay500, sea100, clay700][i % 4] ?? clay500))
        .join(''),
      [1, 4, 5].map((i) => stack(1336 + i * 35, -47, [pine700, clay500][i % 2] ?? clay500)).join(''),
    ].join(''),
  );
};

export const ship = ({ ship, dim }: Light): string =>
  place(470, SHORE + 6, liner(ship, dim(mix(pine800, sea300, 0.25)), dim(mix(clay500, clay700, 0.3))), 0.98);

/** Along the quays, on the cranes and on the ship's wires, where each hangs above the water. */
const LAMPS = [
  ...[28, 102, 176, 250, 332, 404].map((x) => [x, -9, 2.2] as const),
  ...[1144, 1196, 1252, 1306, 1404, 1452, 1530, 1580].map((x) => [x, -16, 2.4] as const),
  ...[
    [1324, -184],
    [1460, -186],
    [1246, -118],
    [1178, -118],
  ].map(([x = 0, y = 0]) => [x, y, 2] as const),
  ...Array.from({ length: 9 }, (_, i) => [478 + i * 20, -52 - i * 11.6 + i * (8 - i) * 0.7, 1.5] as const),
  ...Array.from({ length: 8 }, (_, i) => [660 + i * 15, -139 + i * (7 - i) * 0.6, 1.5] as const),
  ...Array.from({ length: 8 }, (_, i) => [806 + i * 14, -140 + i * 13 + i * (7 - i) * 0.7, 1.5] as const),
];

export const lamps = ({ lamps }: Light): string =>
  lamps
    ? place(
        0,
        SHORE,
        LAMPS.map(
          ([x, y, size]) =>
            glow([x, y], size * 9, honey300, 0.6) + fill(disc(x, y, size), mix(honey300, paper, 0.5)),
        ).join(''),
      )
    : '';
