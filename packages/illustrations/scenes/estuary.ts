import {
  blush100,
  clay500,
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
import { cloudBank, gull } from '../drawing/sky.ts';
import { shoreTrees, skyline } from '../drawing/skyline.ts';
import { yacht } from '../drawing/southampton.ts';
import { glitter } from '../drawing/water.ts';

export const VIEW = { x: 250, y: 40, width: 1100, height: 560 } as const;

export const SILL = 640;

export const SUN = { x: 980, y: 300 } as const;

export const inShade = mix(pine700, clay500, 0.35);

export const leafy = { leaf: mix(pine700, sea300, 0.12), shaded: pine800, lit: mix(pine700, honey300, 0.4) };

export const estuary = (moment: number): string => {
  const haze = {
    face: mix(mix(pine700, sea300, 0.68), blush100, 0.25),
    lit: mix(blush100, honey300, 0.35),
    lamp: honey300,
  };
  const shore = 410;
  const trees = shoreTrees(9, 240, 1360, [14, 26]);
  return group(
    fill(
      box(VIEW.x, VIEW.y, VIEW.width, VIEW.height),
      along(
        [0, VIEW.y],
        [0, shore],
        [0, mix(sea300, pine700, 0.15)],
        [0.4, mix(sea300, sea100, 0.5)],
        [0.75, mix(sea100, blush100, 0.6)],
        [1, mix(honey300, blush100, 0.4)],
      ),
    ),
    glow([SUN.x, SUN.y], 520, mix(honey300, blush100, 0.35), 0.9),
    fill(disc(SUN.x, SUN.y, 38), mix(paper, honey300, 0.2)),
    cloudBank(3, 520, 132, 520, 34, [mix(sea300, sea100, 0.6), mix(paper, blush100, 0.3)]),
    cloudBank(8, 1120, 196, 420, 24, [mix(sea100, blush100, 0.6), mix(blush100, clay500, 0.2)]),
    fill(
      ridge(shore + 4, [240, 372], [480, 350], [760, 366], [1040, 346], [1360, 362]),
      mix(sea300, blush100, 0.35),
    ),
    place(0, shore, skyline(44, 250, 720, [12, 38], haze)),
    place(
      0,
      shore,
      fill(trees, mix(pine700, sea300, 0.45)) + shade(trees, honey300, [SUN.x, -30], [520, 0], 0.5),
    ),
    fill(
      box(VIEW.x, shore, VIEW.width, 200),
      along(
        [0, shore],
        [0, 600],
        [0, mix(honey300, blush100, 0.5)],
        [0.3, mix(sea100, sea300, 0.5)],
        [1, mix(sea300, pine700, 0.4)],
      ),
    ),
    glow([SUN.x, shore + 10], 300, honey300, 0.55, 0.5),
    glitter({
      seed: 5,
      count: 110,
      x: SUN.x,
      from: shore + 4,
      to: 596,
      spread: [40, 150],
      colour: mix(paper, honey300, 0.3),
      moment,
    }),
    glitter({
      seed: 7,
      count: 60,
      x: 800,
      from: shore + 6,
      to: 596,
      spread: [560, 560],
      colour: sea100,
      moment,
    }),
    place(520, 474, yacht(mix(paper, sea300, 0.3), clay500, mix(pine800, sea300, 0.3)), 0.92),
    place(700, 440, yacht(pine700, sea100, mix(pine800, sea300, 0.45)), 0.5),
    place(1180, 444, yacht(clay500, paper, mix(pine800, sea300, 0.4)), [-0.56, 0.56]),
    place(640, 210, gull(0.5, paper), 0.8, -8),
    place(720, 244, gull(-0.5, paper), 0.56),
    place(600, 262, gull(0.2, paper), 0.44, -4),
  );
};
