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
import { glow } from '../drawing/light.ts';
import { arc, disc } from '../drawing/outline.ts';
import { along, fill } from '../drawing/paint.ts';
import { type Light, SUN } from './hero-light.ts';

const stars = (count: number, colour: string): string => {
  const roll = chance(11);
  return repeat(count, () =>
    fill(
      disc(roll.between(0, 1600), roll.between(0, 330) * roll.between(0.3, 1), roll.between(1.1, 2.4)),
      colour,
      roll.between(0.35, 0.9),
    ),
  );
};

/** The old moon and the star beside it, before sunrise. */
const oldMoon = (x: number, y: number): string =>
  glow([x, y], 110, paper, 0.4) +
  fill(`${arc(x, y, 25, 25, -110, 70)}A32 32 0 0 0 ${x - 8.6} ${y - 23.5}Z`, paper) +
  glow([x - 74, y + 46], 26, paper, 0.7) +
  fill(disc(x - 74, y + 46, 3), paper);

export const DAWN: Light = {
  sky: [
    [0, mix(pine700, sea300, 0.3)],
    [0.34, mix(sea300, pine700, 0.2)],
    [0.64, mix(sea300, blush100, 0.6)],
    [0.86, mix(blush100, clay500, 0.3)],
    [1, mix(blush100, clay500, 0.14)],
  ],
  halo: [
    [mix(blush100, clay500, 0.22), 0.75],
    [mix(honey300, blush100, 0.5), 0.75],
  ],
  clouds: [
    [mix(pine700, sea300, 0.42), mix(sea300, blush100, 0.35)],
    [mix(sea300, clay500, 0.3), mix(blush100, clay500, 0.35)],
    [mix(sea300, blush100, 0.4), mix(blush100, clay500, 0.4)],
    [mix(sea300, blush100, 0.6), mix(blush100, clay500, 0.45)],
  ],
  heaven: oldMoon(842, 132),
  far: {
    face: mix(mix(sea300, pine700, 0.2), blush100, 0.2),
    lit: mix(blush100, clay500, 0.2),
    lamp: honey300,
  },
  near: {
    face: mix(mix(pine700, sea300, 0.5), clay500, 0.1),
    lit: mix(blush100, clay500, 0.3),
    lamp: honey300,
    awake: 0.16,
  },
  ship: { face: mix(sea300, pine700, 0.16), lit: mix(blush100, sea300, 0.2), lamp: honey300 },
  mist: [mix(paper, blush100, 0.6), 1],
  water: [
    [0, mix(blush100, clay500, 0.16)],
    [0.2, mix(sea300, blush100, 0.5)],
    [0.55, mix(sea300, pine700, 0.34)],
    [1, mix(pine700, sea300, 0.2)],
  ],
  gleam: [mix(blush100, honey300, 0.4), 0.6],
  mirror: 0.4,
  glitter: [mix(sea300, blush100, 0.5), mix(blush100, honey300, 0.3)],
  ground: [mix(mix(clay500, pine700, 0.46), blush100, 0.3), mix(pine800, clay700, 0.34)],
  slant: [mix(blush100, clay500, 0.2), 0.5],
  cast: 0.16,
  edge: mix(blush100, clay500, 0.3),
  rim: mix(blush100, clay500, 0.12),
  flame: 0.95,
  dim: (colour) => mix(colour, mix(pine800, clay700, 0.35), 0.2),
  worn: (colour) => mix(colour, pine700, 0.12),
  skin: (colour) => mix(colour, mix(clay700, pine700, 0.4), 0.12),
};

export const DUSK: Light = {
  sky: [
    [0, mix(pine700, pine800, 0.5)],
    [0.34, mix(pine700, sea300, 0.42)],
    [0.6, mix(sea300, blush100, 0.4)],
    [0.78, mix(blush100, clay500, 0.45)],
    [0.92, mix(clay500, honey300, 0.42)],
    [1, mix(clay500, honey300, 0.2)],
  ],
  halo: [
    [mix(clay500, honey300, 0.3), 0.7],
    [mix(honey300, clay500, 0.15), 0.8],
  ],
  clouds: [
    [mix(pine700, sea300, 0.22), mix(clay500, sea300, 0.35)],
    [mix(pine700, clay500, 0.45), mix(clay500, honey300, 0.3)],
    [mix(sea300, clay500, 0.45), mix(clay500, honey300, 0.25)],
    [mix(blush100, clay500, 0.5), clay500],
  ],
  heaven:
    glow([SUN.x, 506], 150, mix(honey300, clay500, 0.1), 0.7) +
    fill(
      disc(SUN.x, 503, 42),
      along([0, 461], [0, 545], [0, mix(honey300, paper, 0.7)], [1, mix(honey300, clay500, 0.35)]),
    ) +
    glow([760, 120], 26, paper, 0.7) +
    fill(disc(760, 120, 3), paper),
  far: {
    face: mix(mix(pine700, clay500, 0.45), sea300, 0.18),
    lit: mix(clay500, honey300, 0.4),
    lamp: honey300,
  },
  near: {
    face: mix(mix(pine800, clay700, 0.32), pine700, 0.35),
    lit: mix(clay500, clay700, 0.3),
    lamp: honey300,
    awake: 0.3,
  },
  ship: {
    face: mix(mix(sea300, clay500, 0.34), pine700, 0.4),
    lit: mix(blush100, honey300, 0.5),
    lamp: honey300,
    cabins: honey300,
  },
  mist: [mix(clay500, honey300, 0.5), 0.3],
  water: [
    [0, mix(honey300, clay500, 0.5)],
    [0.24, mix(clay500, blush100, 0.35)],
    [0.6, mix(pine700, sea300, 0.3)],
    [1, mix(pine800, pine700, 0.4)],
  ],
  gleam: [mix(honey300, clay500, 0.3), 0.7],
  mirror: 0.55,
  glitter: [mix(sea300, clay500, 0.5), mix(honey300, clay500, 0.12)],
  ground: [mix(mix(clay700, pine700, 0.42), clay500, 0.3), mix(pine950, clay700, 0.3)],
  slant: [mix(honey300, clay500, 0.4), 0.7],
  cast: 0.5,
  edge: mix(honey300, clay500, 0.3),
  rim: mix(honey300, clay500, 0.12),
  flame: 1,
  dim: (colour) => mix(colour, mix(pine950, clay700, 0.4), 0.34),
  worn: (colour) => mix(colour, mix(pine950, clay700, 0.3), 0.14),
  skin: (colour) => mix(colour, mix(clay700, clay500, 0.4), 0.14),
  lamplight: [mix(honey300, clay500, 0.2), 0.35],
  lamps: true,
};

const moon = (y: number): string =>
  glow([SUN.x, y], 200, mix(paper, honey300, 0.35), 0.55) +
  fill(disc(SUN.x, y, 37), mix(paper, honey300, 0.28)) +
  fill(disc(SUN.x - 12, y - 8, 9, 8), mix(honey300, sea300, 0.3), 0.35) +
  fill(disc(SUN.x + 13, y + 4, 6), mix(honey300, sea300, 0.3), 0.35) +
  fill(disc(SUN.x - 3, y + 16, 7, 5), mix(honey300, sea300, 0.3), 0.35);

export const NIGHT: Light = {
  sky: [
    [0, mix(pine950, pine800, 0.5)],
    [0.45, mix(pine950, pine800, 0.8)],
    [0.8, mix(pine800, pine700, 0.65)],
    [1, mix(pine700, sea300, 0.22)],
  ],
  halo: [
    [mix(sea300, honey300, 0.4), 0.3],
    [mix(honey300, paper, 0.3), 0.3],
  ],
  clouds: [
    [mix(pine800, pine950, 0.4), mix(pine800, pine700, 0.6)],
    [mix(pine800, pine950, 0.1), mix(pine700, sea300, 0.3)],
    [mix(pine800, pine700, 0.5), mix(pine700, sea300, 0.4)],
    [pine800, mix(pine700, sea300, 0.2)],
  ],
  stars: stars(34, paper),
  heaven: moon(474),
  far: { face: mix(pine800, pine700, 0.55), lit: mix(pine700, sea300, 0.4), lamp: honey300 },
  near: {
    face: mix(pine950, pine800, 0.7),
    lit: mix(pine700, honey300, 0.3),
    lamp: honey300,
    awake: 0.32,
  },
  ship: {
    face: mix(pine700, sea300, 0.34),
    lit: mix(sea300, honey300, 0.4),
    lamp: honey300,
    cabins: mix(honey300, paper, 0.25),
  },
  mist: [mix(pine700, sea300, 0.4), 0.35],
  water: [
    [0, mix(pine700, sea300, 0.14)],
    [0.18, mix(pine800, pine700, 0.5)],
    [0.55, mix(pine800, pine950, 0.35)],
    [1, mix(pine950, pine800, 0.35)],
  ],
  gleam: [mix(honey300, paper, 0.3), 0.45],
  mirror: 0.6,
  glitter: [mix(pine700, sea300, 0.3), mix(honey300, paper, 0.45)],
  ground: [mix(pine800, clay700, 0.3), mix(pine950, clay700, 0.14)],
  slant: [mix(honey300, sea100, 0.3), 0.3],
  cast: 0.45,
  edge: mix(honey300, sea300, 0.4),
  rim: mix(paper, honey300, 0.45),
  flame: 1,
  dim: (colour) => mix(colour, pine950, 0.46),
  worn: (colour) => mix(colour, pine950, 0.31),
  skin: (colour) => mix(colour, mix(clay700, pine950, 0.4), 0.28),
  lamplight: [mix(honey300, clay500, 0.1), 0.6],
  lamps: true,
};
