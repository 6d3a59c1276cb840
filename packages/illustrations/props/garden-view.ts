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
import { box, disc, line, ridge } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { roundTree } from './greenery.ts';

export type View = { x: number; y: number; width: number; height: number };

const leafy = {
  leaf: mix(pine700, sea300, 0.4),
  shaded: mix(pine700, sea300, 0.15),
  lit: mix(honey300, sea300, 0.35),
};

/** A garden seen through a window in early light: downs, a tree, a fence and lawn. */
export const gardenView = ({ x, y, width, height }: View): string => {
  const foot = y + height;
  const down = (share: number): number => y + height * share;
  const far = ridge(
    foot,
    [x - 10, down(0.52)],
    [x + width * 0.3, down(0.44)],
    [x + width * 0.62, down(0.5)],
    [x + width + 10, down(0.42)],
  );
  const hedge = ridge(
    foot,
    [x - 10, down(0.66)],
    [x + width * 0.25, down(0.62)],
    [x + width * 0.5, down(0.66)],
    [x + width * 0.8, down(0.61)],
    [x + width + 10, down(0.65)],
  );
  const size = height * 0.62;
  return group(
    fill(
      box(x, y, width, height),
      along(
        [x, y],
        [x, down(0.55)],
        [0, mix(sea300, sea100, 0.5)],
        [0.6, mix(sea100, blush100, 0.5)],
        [1, mix(blush100, honey300, 0.45)],
      ),
    ),
    glow([x + width * 0.2, down(0.4)], width * 0.6, honey300, 0.7),
    fill(far, mix(sea300, blush100, 0.3)),
    shade(far, mix(honey300, paper, 0.4), [x, down(0.4)], [x + width * 0.7, down(0.6)], 0.7),
    fill(hedge, mix(sea300, pine700, 0.42)),
    shade(hedge, honey300, [x, down(0.5)], [x + width * 0.8, down(0.8)], 0.55),
    place(x + width * 0.74, down(0.84), roundTree(6, size, leafy, mix(pine800, clay500, 0.3), -1)),
    fill(
      box(x, down(0.83), width, height * 0.2),
      along([x, 0], [x + width, 0], [0, mix(honey300, sea300, 0.5)], [1, mix(sea300, pine700, 0.4)]),
    ),
    ...Array.from({ length: Math.ceil(width / 20) }, (_, i) =>
      fill(box(x + i * 20 + 2, down(0.7), 13, height * 0.16, [5, 5, 0, 0]), mix(paper, sea300, 0.35)),
    ),
    stroke(line([x, down(0.75)], [x + width, down(0.75)]), mix(paper, sea300, 0.55), 4),
    fill(disc(x + width * 0.3, down(0.93), width * 0.3, height * 0.02), mix(pine700, sea300, 0.5), 0.35),
  );
};
