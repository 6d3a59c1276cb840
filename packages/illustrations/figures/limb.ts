import { curve, onward, type Point } from '../drawing/outline.ts';

/** A point that a limb goes through, and how thick it is there. */
export type Joint = readonly [x: number, y: number, width: number];

const towards = (from: Joint, to: Joint, share: number): Joint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** How much of the shorter bone bends with a joint. */
const BEND = 0.32;

const STEPS = 5;

const length = (a: Joint, b: Joint): number => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;

/** The middle line: straight bones, bent softly at the joints. */
const middle = (joints: readonly Joint[]): Joint[] =>
  joints.flatMap((joint, index) => {
    const [before, after] = [joints[index - 1], joints[index + 1]];
    if (!before || !after) return [joint];
    const reach = BEND * Math.min(length(before, joint), length(joint, after));
    const enter = towards(joint, before, reach / length(before, joint));
    const leave = towards(joint, after, reach / length(joint, after));
    return Array.from({ length: STEPS }, (_, step) => {
      const share = step / (STEPS - 1);
      return towards(towards(enter, joint, share), towards(joint, leave, share), share);
    });
  });

const sideOf = (line: readonly Joint[], side: 1 | -1): Point[] =>
  line.map((at, index) => {
    const from = line[Math.max(0, index - 1)] ?? at;
    const to = line[Math.min(line.length - 1, index + 1)] ?? at;
    const run = length(from, to);
    const reach = (at[2] / 2) * side;
    return [at[0] - ((to[1] - from[1]) / run) * reach, at[1] + ((to[0] - from[0]) / run) * reach];
  });

/** A tapered outline round the joints: an arm, a leg, a sleeve. Its far end is round, or cut off as a cuff is. */
export const limb = (joints: readonly Joint[], end: 'round' | 'cut' = 'round'): string => {
  const line = middle(joints);
  const left = sideOf(line, -1);
  const right = sideOf(line, 1).reverse();
  const [first, last] = [line[0], line.at(-1)];
  const [tip, start] = [right[0], left[0]];
  if (!first || !last || !tip || !start) return '';
  const cap =
    end === 'cut' ? `L${tip[0]} ${tip[1]}` : `A${last[2] / 2} ${last[2] / 2} 0 0 1 ${tip[0]} ${tip[1]}`;
  return `${curve(...left)}${cap}${onward(...right)}A${first[2] / 2} ${first[2] / 2} 0 0 1 ${start[0]} ${start[1]}Z`;
};

/** Where a joint must be that two bones of these lengths meet between two points; `side` says which way it bends. */
export const jointBetween = (from: Point, to: Point, upper: number, lower: number, side: 1 | -1): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const span = Math.min(upper + lower - 0.5, Math.hypot(dx, dy));
  const along = (upper ** 2 - lower ** 2 + span ** 2) / (2 * span);
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side;
  const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
  return [from[0] + ux * along - uy * off, from[1] + uy * along + ux * off];
};
