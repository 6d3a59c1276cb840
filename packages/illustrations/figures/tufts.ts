import { disc } from '../drawing/outline.ts';

/** Short tufts round the back of a bald head, from before the ear to the nape. */
export const TUFTS = (
  [
    [12, -42, 4],
    [6, -47, 4.5],
    [-2, -49, 6],
    [-11, -51, 7],
    [-20, -53, 7.5],
    [-29, -52, 7.5],
    [-34, -43, 7.5],
    [-34, -33, 7],
    [-31, -24, 7],
    [-26, -16, 7],
    [-19, -10, 5.5],
    [-12, -18, 6.5],
    [-20, -31, 17],
    [-11, -38, 11],
  ] as const
)
  .map(([x, y, r]) => disc(x, y, r))
  .join('');
