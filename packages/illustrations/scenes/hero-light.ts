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
import { disc } from '../drawing/outline.ts';
import { along, fill, type Stop } from '../drawing/paint.ts';
import type { Haze } from '../drawing/southampton.ts';

export const SHORE = 545;

export const SUN = { x: 1052, y: 492 } as const;

export type Tint = (colour: string) => string;

type Strong = readonly [colour: string, strength: number];

/** What an hour does to the waterfront. */
export type Light = {
  sky: readonly Stop[];
  /** The air around the sun or the moon. */
  halo: readonly [wide: Strong, near: Strong];
  clouds: readonly (readonly [body: string, lit: string])[];
  /** Behind the clouds, and before them: stars, sun, moon. */
  stars?: string;
  heaven: string;
  far: Haze;
  near: Haze;
  ship: Haze;
  mist: Strong;
  water: readonly Stop[];
  /** The low light on the water, and how strongly things stand in it upside down. */
  gleam: Strong;
  mirror: number;
  glitter: readonly [everywhere: string, path: string];
  ground: readonly [far: string, near: string];
  /** Low light over the paving, and the shadows that it throws. */
  slant: Strong;
  cast: number;
  /** Edges that the light catches. */
  edge: string;
  rim: string;
  /** Of the street lamp. */
  flame: number;
  /** What becomes of the colour of a thing, of clothes and of skin. */
  dim: Tint;
  worn: Tint;
  skin: Tint;
  /** Lamplight from the left on those who sit. */
  lamplight?: Strong;
  /** Lamps along the water are lit. */
  lamps?: true;
};

const same: Tint = (colour) => colour;

export const DAY: Light = {
  sky: [
    [0, mix(sea300, pine700, 0.46)],
    [0.3, mix(sea300, sea100, 0.12)],
    [0.62, mix(sea100, blush100, 0.55)],
    [0.82, mix(blush100, clay500, 0.16)],
    [1, mix(honey300, blush100, 0.45)],
  ],
  halo: [
    [mix(honey300, blush100, 0.42), 0.85],
    [honey300, 0.62],
  ],
  clouds: [
    [mix(sea300, pine700, 0.26), mix(blush100, sea100, 0.4)],
    [mix(sea300, blush100, 0.35), mix(blush100, clay500, 0.18)],
    [mix(sea100, blush100, 0.5), mix(blush100, clay500, 0.25)],
    [mix(sea100, blush100, 0.7), mix(blush100, clay500, 0.3)],
  ],
  heaven:
    glow([SUN.x, SUN.y], 170, paper, 0.62) +
    fill(
      disc(SUN.x, SUN.y, 44),
      along([0, SUN.y - 44], [0, SUN.y + 44], [0, paper], [1, mix(honey300, paper, 0.7)]),
    ),
  far: { face: mix(sea300, blush100, 0.25), lit: mix(blush100, honey300, 0.25), lamp: honey300 },
  near: {
    face: mix(mix(pine700, sea300, 0.62), blush100, 0.1),
    lit: mix(blush100, clay500, 0.22),
    lamp: honey300,
  },
  ship: { face: mix(sea100, sea300, 0.45), lit: mix(paper, honey300, 0.28), lamp: honey300 },
  mist: [mix(blush100, honey300, 0.4), 0.8],
  water: [
    [0, mix(honey300, blush100, 0.5)],
    [0.18, mix(blush100, sea300, 0.35)],
    [0.55, mix(sea300, pine700, 0.3)],
    [1, mix(pine700, sea300, 0.28)],
  ],
  gleam: [honey300, 0.55],
  mirror: 0.5,
  glitter: [mix(sea100, sea300, 0.4), mix(paper, honey300, 0.35)],
  ground: [mix(mix(clay500, pine700, 0.4), honey300, 0.38), mix(pine800, clay700, 0.42)],
  slant: [honey300, 0.8],
  cast: 0.5,
  edge: honey300,
  rim: mix(honey300, paper, 0.25),
  flame: 0.85,
  dim: same,
  worn: same,
  skin: same,
};

export const dark = mix(pine950, clay700, 0.3);
