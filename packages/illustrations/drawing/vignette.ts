import { canvas } from './canvas.ts';
import { glow, shade } from './light.ts';
import { box, line, type Point } from './outline.ts';
import { along, fill, group, stroke } from './paint.ts';

/** The smaller scenes are square; what matters stays clear of the outer 40 units. */
const VIGNETTE = { width: 640, height: 640 } as const;

export const vignette = (...parts: string[]): string => canvas({ ...VIGNETTE, parts });

export type Corner = {
  wall: string;
  wallShade: string;
  lit: string;
  table: string;
  tableShade: string;
  edge: number;
};

/** A wall and a table top seen level: the stage of a small still life, lit from the upper left. */
export const corner = ({ wall, wallShade, lit, table, tableShade, edge }: Corner): string => {
  const light: Point = [60, 40];
  return group(
    fill(box(-10, -10, 660, edge + 10), along([0, 0], [640, edge], [0, lit], [0.5, wall], [1, wall])),
    shade(box(-10, -10, 660, edge + 10), wallShade, [700, edge + 40], [200, 80], 0.75),
    glow(light, 520, lit, 0.6),
    fill(box(-10, edge, 660, 660 - edge), along([0, edge], [640, 640], [0, table], [1, tableShade])),
    stroke(line([-10, edge + 2], [650, edge + 2]), lit, 4, { opacity: 0.8 }),
  );
};
