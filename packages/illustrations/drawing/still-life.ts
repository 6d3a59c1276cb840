import { canvas } from './canvas.ts';
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
} from './colour.ts';
import { shadow, soft } from './light.ts';
import { disc } from './outline.ts';
import { fill } from './paint.ts';
import { type Corner, corner } from './vignette.ts';

/** The pictures of the panels are 8:5; what matters stays clear of the outer 30 units. */
export const STILL_LIFE = { width: 640, height: 400 } as const;

export const stillLife = (...parts: string[]): string => canvas({ ...STILL_LIFE, parts });

type Tones = Omit<Corner, 'edge'>;

const tones = {
  sea: {
    wall: mix(sea100, sea300, 0.45),
    wallShade: mix(pine700, sea300, 0.35),
    lit: mix(sea100, paper, 0.6),
    table: mix(honey300, clay500, 0.42),
    tableShade: mix(clay500, clay700, 0.5),
  },
  honey: {
    wall: mix(honey300, paper, 0.4),
    wallShade: mix(honey300, clay500, 0.5),
    lit: mix(paper, honey300, 0.1),
    table: mix(sea300, pine700, 0.22),
    tableShade: mix(sea300, pine700, 0.6),
  },
  blush: {
    wall: mix(blush100, clay500, 0.2),
    wallShade: mix(blush100, clay500, 0.62),
    lit: mix(paper, blush100, 0.5),
    table: mix(paper, honey300, 0.28),
    tableShade: mix(honey300, clay500, 0.3),
  },
  night: {
    wall: mix(pine700, pine950, 0.35),
    wallShade: pine950,
    lit: mix(pine700, sea300, 0.22),
    table: mix(clay700, pine950, 0.4),
    tableShade: mix(clay700, pine950, 0.75),
  },
} satisfies Record<string, Tones>;

/** A wall above a table, or a floor, whose far edge is at `edge`. */
export const stage = (name: keyof typeof tones, edge = 288): string => corner({ ...tones[name], edge });

/** The shadows of things that stand at x on y and are so wide, in the light from the upper left. */
export const castShadows = (...things: readonly (readonly [x: number, y: number, width: number])[]): string =>
  shadow(
    0.36,
    soft(
      5,
      ...things.map(([x, y, width]) =>
        fill(disc(x + width * 0.14, y + 1, width * 0.56, 9), mix(clay700, pine950, 0.5)),
      ),
    ),
  );
