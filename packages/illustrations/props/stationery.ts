import { shade } from '../drawing/light.ts';
import { curve, disc, line, type Point, shape } from '../drawing/outline.ts';
import { fill, group, stroke } from '../drawing/paint.ts';

export type Leather = { cover: string; page: string; pageShade: string; writing: string; ribbon: string };

const row = (from: Point, to: Point, tone: string): string =>
  stroke(line(from, to), tone, 4, { opacity: 0.45 });

/** An open notebook lying on a table, about 410 wide, its middle near the origin; both pages written on. */
export const openNotebook = ({ cover, page, pageShade, writing, ribbon }: Leather): string => {
  const left = shape([-188, -36], [-22, -42], [-2, 64], [-194, 70]);
  const right = shape([-22, -42], [144, -48], [196, 56], [-2, 64]);
  return group(
    fill(shape([-196, -30], [150, -44], [206, 66], [-206, 80]), cover),
    fill(left, page) + shade(left, pageShade, [0, 70], [-120, 0], 0.3),
    fill(right, page) + shade(right, pageShade, [200, 80], [40, -20], 0.35),
    ...[0, 1, 2, 3].map((i) => row([-170 - i * 1.4, -16 + i * 20], [-38 + i * 3.4, -21 + i * 20], writing)),
    ...[0, 1, 2, 3].map((i) =>
      row([i * 4, -24 + i * 20], [(i === 3 ? 90 : 132) + i * 9, -29 + i * 20], writing),
    ),
    stroke(line([-22, -42], [-2, 64]), pageShade, 3, { opacity: 0.5 }),
    stroke(curve([60, 60], [64, 86], [56, 108]), ribbon, 8),
  );
};

/** A pencil from its point to its end. */
export const pencil = (point: Point, end: Point, wood: string, edge: string, lead: string): string => {
  const [dx, dy] = [end[0] - point[0], end[1] - point[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, across: number): Point => [
    point[0] + ux * along - uy * across,
    point[1] + uy * along + ux * across,
  ];
  return group(
    fill(shape(at(0, 0), at(26, -7), at(26, 7)), edge),
    fill(shape(at(0, 0), at(10, -2.8), at(10, 2.8)), lead),
    fill(shape(at(25, -7), at(length - 16, -7), at(length - 16, 7), at(25, 7)), wood),
    stroke(line(at(27, 3.5), at(length - 17, 3.5)), edge, 3, { cap: 'butt', opacity: 0.8 }),
    fill(shape(at(length - 16, -7), at(length, -7), at(length, 7), at(length - 16, 7)), edge),
  );
};

/** A pair of spectacles lying down, about 180 wide. */
export const spectacles = (wire: string): string =>
  group(
    stroke(disc(-34, 0, 27, 18), wire, 5.5) + stroke(disc(36, 2, 27, 18), wire, 5.5),
    stroke(curve([-7, -3], [1, -9], [9, -2]), wire, 4.5),
    stroke(curve([-61, -4], [-84, -27], [-75, -41]), wire, 4.5) +
      stroke(curve([63, -2], [88, -25], [80, -39]), wire, 4.5),
  );
