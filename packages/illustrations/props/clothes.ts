import { form, shadow } from '../drawing/light.ts';
import { blob, curve, disc, line, sewn } from '../drawing/outline.ts';
import { fill, group, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';

/** A coat hung by its loop from a hook at the origin, 150 wide and `length` long. */
export const hungCoat = ({ body, shaded, lit }: Glaze, length: number, buttons: string): string => {
  const outline = sewn(
    [
      [-12, 4],
      [-40, 24],
      [-66, 56],
      [-74, length * 0.5],
      [-82, length],
    ],
    [
      [-82, length],
      [-30, length + 8],
      [30, length + 4],
      [78, length - 2],
    ],
    [
      [78, length - 2],
      [72, length * 0.5],
      [62, 54],
      [38, 22],
      [12, 4],
    ],
  );
  const sleeve = (side: -1 | 1): string =>
    form(
      sewn(
        [
          [side * 44, 30],
          [side * 74, 64],
          [side * 84, length * 0.38],
          [side * 80, length * 0.68],
        ],
        [
          [side * 48, length * 0.69],
          [side * 50, length * 0.38],
          [side * 40, 80],
        ],
      ),
      body,
      shaded,
      [side > 0 ? 90 : 44, length * 0.6],
      [side > 0 ? 44 : 96, length * 0.3],
      0.8,
    );
  return group(
    shadow(0.25, fill(outline, shaded)),
    form(outline, body, shaded, [90, length], [-46, length * 0.3], 0.85),
    stroke(curve([2, 26], [6, length * 0.5], [0, length + 2]), shaded, 3, { opacity: 0.7 }),
    sleeve(-1),
    sleeve(1),
    fill(
      sewn(
        [
          [-30, 18],
          [-14, 40],
          [2, 60],
        ],
        [
          [2, 60],
          [16, 38],
          [30, 18],
        ],
        [
          [30, 18],
          [0, 4],
          [-30, 18],
        ],
      ),
      shaded,
      0.75,
    ),
    ...[0.34, 0.5, 0.66].map((share) => fill(disc(12, length * share, 5), buttons)),
    stroke(curve([-40, 26], [-64, 58], [-72, length * 0.4]), lit, 3.5, { opacity: 0.65 }),
  );
};

/** A scarf hung double from a hook at the origin. */
export const hungScarf = ({ body, shaded, lit }: Glaze, stripe: string, length: number): string => {
  const tail = (x: number, reach: number, lean: number): string => {
    const outline = sewn(
      [
        [x - 6, -4],
        [x - 16, reach * 0.4],
        [x - 20 + lean, reach],
      ],
      [
        [x + 18 + lean, reach - 3],
        [x + 14, reach * 0.4],
        [x + 8, -4],
      ],
    );
    return (
      Array.from({ length: 6 }, (_, i) =>
        stroke(
          line([x - 17 + lean + i * 6.6, reach - 2], [x - 18 + lean + i * 6.8, reach + 18]),
          shaded,
          2.4,
        ),
      ).join('') +
      form(outline, body, shaded, [x + 22, 0], [x - 12, 0], 0.7) +
      [0.74, 0.8, 0.9]
        .map((share) =>
          stroke(
            line([x - 18 + lean * share, reach * share], [x + 16 + lean * share, reach * share - 2]),
            stripe,
            5,
          ),
        )
        .join('')
    );
  };
  return group(
    tail(12, length * 0.8, 6),
    tail(-8, length, -4),
    stroke(curve([-12, 6], [0, -8], [14, 6]), lit, 4, { opacity: 0.7 }),
  );
};

/** A flat cap on a hook at the origin, peak to the left. */
export const flatCap = ({ body, shaded, lit }: Glaze): string =>
  group(
    form(
      blob([-58, 34], [-46, 6], [0, -10], [50, 2], [60, 32], [40, 42], [-30, 44]),
      body,
      shaded,
      [60, 50],
      [-20, 0],
      0.8,
    ),
    form(
      blob([-84, 46], [-56, 28], [-20, 38], [-30, 48], [-60, 54]),
      shaded,
      body,
      [-80, 30],
      [-30, 50],
      0.5,
    ),
    stroke(curve([-42, 8], [0, -6], [40, 4]), lit, 3, { opacity: 0.6 }),
  );

/** A pair of slippers seen from the side, toes to the right, 130 wide. */
export const slippers = ({ body, shaded, lit }: Glaze, lining: string): string => {
  const one = (x: number, y: number): string => {
    const outline = blob(
      [x - 46, y],
      [x - 48, y - 16],
      [x - 20, y - 22],
      [x + 6, y - 38],
      [x + 34, y - 26],
      [x + 48, y - 8],
      [x + 40, y],
    );
    return (
      fill(blob([x - 47, y - 14], [x - 20, y - 26], [x + 6, y - 36], [x - 10, y - 16]), lining) +
      form(outline, body, shaded, [x, y + 6], [x, y - 30], 0.8) +
      stroke(curve([x + 4, y - 36], [x + 32, y - 25], [x + 46, y - 9]), lit, 3, { opacity: 0.6 }) +
      stroke(line([x - 44, y - 1], [x + 42, y - 1]), shaded, 4)
    );
  };
  return group(one(20, -10), one(-20, 0));
};
