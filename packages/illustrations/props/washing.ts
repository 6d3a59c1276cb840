import { form, shade } from '../drawing/light.ts';
import { blob, box, curve, disc, line } from '../drawing/outline.ts';
import { along, fill, group, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';

/** A folded towel lying on y 0, 220 wide and 52 high, its fold to the left. */
export const towel = ({ body, shaded, lit }: Glaze, stripe: string): string =>
  group(
    form(box(-110, -52, 220, 52, [26, 10, 10, 26]), body, shaded, [120, 10], [-40, -40], 0.75),
    fill(box(52, -52, 14, 52), stripe, 0.9) + fill(box(74, -52, 6, 52), stripe, 0.9),
    stroke(curve([-92, -27], [0, -25], [106, -27]), shaded, 3, { opacity: 0.5 }),
    stroke(curve([-104, -34], [-96, -46], [-80, -49]), lit, 5, { opacity: 0.9 }),
    stroke(line([-76, -49], [44, -49]), lit, 3, { opacity: 0.7 }),
  );

/** A hand mirror, its handle's end at the origin, 150 wide and 280 tall. */
export const handMirror = (
  { body, shaded, lit }: Glaze,
  glass: readonly [sky: string, deep: string],
): string =>
  group(
    form(
      blob([-11, -120], [-14, -60], [-17, -14], [0, 0], [17, -14], [14, -60], [11, -120], [0, -132]),
      body,
      shaded,
      [24, 0],
      [-10, -80],
      0.8,
    ),
    form(disc(0, -200, 76, 84), body, shaded, [70, -130], [-30, -240], 0.8),
    fill(disc(0, -200, 62, 70), along([-40, -260], [40, -140], [0, glass[0]], [1, glass[1]])),
    shade(disc(0, -200, 62, 70), lit, [-50, -260], [10, -190], 0.6),
    stroke(line([-34, -186], [16, -246]), lit, 9, { opacity: 0.7 }) +
      stroke(line([-14, -178], [28, -228]), lit, 4, { opacity: 0.6 }),
    stroke(curve([-70, -216], [-52, -262], [-8, -281]), lit, 4, { opacity: 0.8 }),
  );

/** A hairbrush lying on its bristles, 190 long, its handle to the right. */
export const hairbrush = ({ body, shaded, lit }: Glaze, bristles: string): string =>
  group(
    ...Array.from({ length: 13 }, (_, i) =>
      stroke(line([-88 + i * 8, -20], [-90 + i * 8.3, 0]), bristles, 3.5),
    ),
    form(
      blob(
        [-98, -26],
        [-60, -42],
        [0, -40],
        [22, -31],
        [88, -35],
        [98, -26],
        [88, -18],
        [20, -20],
        [-60, -17],
      ),
      body,
      shaded,
      [0, -14],
      [-20, -40],
      0.8,
    ),
    stroke(curve([-84, -33], [-50, -38], [0, -35], [24, -29]), lit, 4, { opacity: 0.8 }),
  );
