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
import { along, fill, group, place } from '../drawing/paint.ts';
import { cloudBank, wash } from '../drawing/sky.ts';
import { shoreTrees, skyline } from '../drawing/skyline.ts';
import { block, clockTower, type Haze, liner, quayCrane, spire } from '../drawing/southampton.ts';

export const TURN = Math.PI * 2;

export const SHORE = 545;

export const SUN = { x: 1052, y: 492 } as const;

export const warmAir = mix(blush100, honey300, 0.4);

const far: Haze = { face: mix(sea300, blush100, 0.25), lit: mix(blush100, honey300, 0.25), lamp: honey300 };

const near: Haze = {
  face: mix(mix(pine700, sea300, 0.62), blush100, 0.1),
  lit: mix(blush100, clay500, 0.22),
  lamp: honey300,
};

export const sky = (moment: number): string => {
  const breath = Math.sin(TURN * moment);
  return group(
    wash(
      1600,
      0,
      SHORE + 5,
      [0, mix(sea300, pine700, 0.46)],
      [0.3, mix(sea300, sea100, 0.12)],
      [0.62, mix(sea100, blush100, 0.55)],
      [0.82, mix(blush100, clay500, 0.16)],
      [1, mix(honey300, blush100, 0.45)],
    ),
    glow([SUN.x, SUN.y], 800 + breath * 26, mix(honey300, blush100, 0.42), 0.85, 0.7),
    glow([SUN.x, SUN.y], 420 + breath * 18, honey300, 0.62, 0.78),
    cloudBank(4, 330 + breath * 14, 186, 760, 44, [mix(sea300, pine700, 0.26), mix(blush100, sea100, 0.4)]),
    cloudBank(9, 1290 - breath * 16, 262, 820, 50, [
      mix(sea300, blush100, 0.35),
      mix(blush100, clay500, 0.18),
    ]),
    cloudBank(15, 700 + breath * 12, 330, 620, 26, [
      mix(sea100, blush100, 0.5),
      mix(blush100, clay500, 0.25),
    ]),
    cloudBank(22, 240 - breath * 12, 398, 560, 22, [mix(sea100, blush100, 0.7), mix(blush100, clay500, 0.3)]),
    glow([SUN.x, SUN.y], 170, paper, 0.62),
    fill(
      disc(SUN.x, SUN.y, 44),
      along([0, SUN.y - 44], [0, SUN.y + 44], [0, paper], [1, mix(honey300, paper, 0.7)]),
    ),
  );
};

export const farShore = (): string => {
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

export const city = (): string => {
  const back: Haze = { ...near, face: mix(near.face, blush100, 0.42) };
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
      clockTower(440, { ...near, face: mix(sea100, sea300, 0.6) }, mix(pine700, sea300, 0.35), paper),
      fill(trees, mix(near.face, pine700, 0.4)),
      shade(trees, near.lit, [690, 0], [120, 0], 0.4),
    ].join(''),
  );
};

export const docks = (): string => {
  const iron = mix(near.face, clay700, 0.5);
  const paleIron = mix(far.face, clay500, 0.3);
  const stack = (x: number, y: number, colour: string): string =>
    fill(box(x, y, 33, 12), mix(colour, near.face, 0.45));
  return place(
    0,
    SHORE,
    [
      place(1160, -2, quayCrane(paleIron, true), [-0.62, 0.62]),
      place(1228, -2, quayCrane(paleIron, true), [-0.62, 0.62]),
      place(1330, 0, quayCrane(iron, false), 0.95),
      place(1466, 0, quayCrane(iron, true), 0.98),
      fill(box(1130, -9, 480, 10), mix(near.face, pine700, 0.5)),
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

export const ship = (): string =>
  place(
    470,
    SHORE + 6,
    liner(
      { face: mix(sea100, sea300, 0.45), lit: mix(paper, honey300, 0.28), lamp: honey300 },
      mix(pine800, sea300, 0.25),
      mix(clay500, clay700, 0.3),
    ),
    0.98,
  );
