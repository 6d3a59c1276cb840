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
import { along, type Paint, type Stop } from '../drawing/paint.ts';

export const GROUND = 760;

export const EAVES = 262;

export const HOUSE = 400;

export type Hour = {
  sky: readonly Stop[];
  clouds: readonly [body: string, lit: string];
  stars: boolean;
  brick: string;
  slate: string;
  stone: string;
  glass: Paint;
  deep: string;
  leaf: { leaf: string; shaded: string; lit: string };
  pavement: readonly [far: string, near: string];
  dusk: number;
};

export const DUSK: Hour = {
  sky: [
    [0, mix(pine800, pine950, 0.2)],
    [0.4, mix(pine700, sea300, 0.2)],
    [0.72, mix(sea300, blush100, 0.25)],
    [1, mix(blush100, clay500, 0.45)],
  ],
  clouds: [mix(pine700, sea300, 0.4), mix(blush100, clay500, 0.4)],
  stars: true,
  brick: mix(clay700, pine950, 0.5),
  slate: mix(pine800, pine950, 0.25),
  stone: mix(sea300, pine800, 0.45),
  glass: along(
    [0, -200],
    [0, 0],
    [0, mix(sea300, pine700, 0.45)],
    [0.6, mix(pine700, clay500, 0.2)],
    [1, pine800],
  ),
  deep: pine950,
  leaf: { leaf: mix(pine800, pine950, 0.3), shaded: pine950, lit: mix(pine700, sea300, 0.25) },
  pavement: [mix(pine700, clay700, 0.25), mix(pine800, pine950, 0.4)],
  dusk: 1,
};

export const DAY: Hour = {
  sky: [
    [0, mix(sea300, sea100, 0.1)],
    [0.6, mix(sea100, paper, 0.4)],
    [1, mix(honey300, paper, 0.5)],
  ],
  clouds: [mix(sea100, paper, 0.7), paper],
  stars: false,
  brick: mix(clay500, clay700, 0.3),
  slate: mix(pine700, sea300, 0.25),
  stone: mix(paper, blush100, 0.5),
  glass: along(
    [-60, -200],
    [80, 0],
    [0, mix(honey300, paper, 0.45)],
    [0.4, mix(sea100, honey300, 0.3)],
    [1, mix(sea300, pine700, 0.25)],
  ),
  deep: mix(clay700, pine950, 0.6),
  leaf: { leaf: mix(pine700, sea300, 0.15), shaded: pine800, lit: mix(honey300, sea300, 0.25) },
  pavement: [mix(blush100, honey300, 0.35), mix(clay500, blush100, 0.5)],
  dusk: 0,
};
