import { form } from '../drawing/light.ts';
import { arc, blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';

/** A bowl of soup on y 0, 210 wide. */
export const soupBowl = ({ body, shaded, lit }: Glaze, soup: string, herb: string): string =>
  group(
    fill(box(-44, -12, 88, 12, 4), shaded),
    form(
      `${curve([-105, -84], [-92, -40], [-44, -8], [44, -8], [92, -40], [105, -84])}Z`,
      body,
      shaded,
      [110, -10],
      [-30, -60],
      0.85,
    ),
    fill(disc(0, -84, 105, 21), lit) + fill(disc(0, -82, 93, 16), soup),
    ...[
      [-40, -84],
      [-16, -77],
      [18, -85],
      [44, -79],
    ].map(([x = 0, y = 0]) => fill(disc(x, y, 7, 3.5), herb)),
    stroke(curve([-90, -66], [-76, -34], [-50, -18]), lit, 7, { opacity: 0.85 }),
  );

/** A spoon lying down, 150 long, its bowl to the left. */
export const spoon = (metal: string, lit: string): string =>
  group(
    stroke(curve([-30, -6], [20, -9], [78, -4]), metal, 8),
    fill(disc(-52, -6, 28, 11), metal) + fill(disc(-54, -8, 19, 6), lit, 0.8),
  );

/** A round-topped loaf on y 0, 190 wide, two slices cut from its right end. */
export const loaf = ({ body, shaded, lit }: Glaze, crumb: string): string => {
  const slice = (x: number): string =>
    group(
      form(
        blob([x - 22, -80], [x - 6, -102], [x + 26, -100], [x + 38, -78], [x + 34, -2], [x - 18, 0]),
        body,
        shaded,
        [x + 40, 0],
        [x - 10, -60],
        0.5,
      ),
      fill(
        blob([x - 14, -76], [x + 2, -94], [x + 24, -92], [x + 31, -74], [x + 27, -9], [x - 11, -8]),
        crumb,
      ),
    );
  return group(
    form(
      blob([-100, -60], [-84, -98], [-20, -108], [40, -100], [50, -60], [44, -2], [-40, 0], [-96, -4]),
      body,
      shaded,
      [60, 0],
      [-50, -80],
      0.8,
    ),
    ...[-66, -30, 6].map((x) =>
      stroke(curve([x - 8, -98], [x + 8, -88], [x + 12, -74]), lit, 6, { opacity: 0.8 }),
    ),
    slice(62),
    place(112, 0, slice(0), 1, 10),
  );
};

/** A glass bottle of milk on y 0, 76 wide and 190 tall. */
export const milkBottle = (milk: string, glass: string, shaded: string, cap: string): string => {
  const outline = `${curve([-17, -172], [-18, -146], [-36, -116], [-38, -90])}L-36 -8Q-36 0 -28 0L28 0Q36 0 36 -8L38 -90${curve([38, -90], [36, -116], [18, -146], [17, -172]).replace(/^M[^C]*/, '')}Z`;
  return group(
    fill(outline, glass, 0.9),
    form(
      shape([-35, -112], [35, -112], [36, -6], [28, -2], [-28, -2], [-36, -6]),
      milk,
      shaded,
      [46, 0],
      [-16, -60],
      0.6,
    ),
    fill(disc(0, -112, 35, 6), milk),
    stroke(line([-26, -104], [-27, -14]), glass, 6, { opacity: 0.9 }),
    fill(box(-21, -188, 42, 22, 5), cap),
    stroke(outline, shaded, 2, { opacity: 0.35 }),
  );
};

/** A boiled egg in its cup on y 0, 84 wide and 140 tall. */
export const eggInCup = ({ body, shaded, lit }: Glaze, shell: string, shellShade: string): string =>
  group(
    fill(disc(0, -5, 34, 7), shaded) +
      form(shape([-12, -34], [12, -34], [24, -5], [-24, -5]), body, shaded, [26, 0], [-14, -20]),
    form(
      blob([-34, -82], [-24, -122], [0, -140], [24, -122], [34, -82], [0, -60]),
      shell,
      shellShade,
      [40, -70],
      [-12, -110],
      0.8,
    ),
    form(
      `${curve([-42, -82], [-36, -50], [-12, -30], [12, -30], [36, -50], [42, -82])}Z`,
      body,
      shaded,
      [44, -30],
      [-14, -60],
      0.8,
    ),
    stroke(curve([-18, -112], [-12, -124], [0, -131]), lit, 4, { opacity: 0.8 }),
    stroke(line([-40, -80], [40, -80]), lit, 5),
  );

/** Three slices in a rack on y 0, 150 wide. */
export const toastRack = ({ body, shaded, lit }: Glaze, wire: string): string =>
  group(
    ...[-46, -6, 34].map((x) =>
      group(
        form(
          blob([x - 28, -88], [x - 6, -104], [x + 30, -100], [x + 40, -84], [x + 40, -14], [x - 26, -12]),
          body,
          shaded,
          [x + 44, 0],
          [x - 20, -80],
          0.6,
        ),
        stroke(curve([x - 20, -82], [x - 2, -95], [x + 24, -93]), lit, 4, { opacity: 0.8 }),
        stroke(arc(x + 6, -30, 34, 62, 180, 360), wire, 5) +
          stroke(line([x - 28, -30], [x - 28, -8]), wire, 5) +
          stroke(line([x + 40, -30], [x + 40, -8]), wire, 5),
      ),
    ),
    stroke(line([-78, -6], [82, -6]), wire, 8),
  );

/** A chopping board with a sliced carrot, lying on a table, 330 wide, its middle at the origin. */
export const choppingBoard = ({ body, shaded, lit }: Glaze, carrot: Glaze): string =>
  group(
    fill(shape([-140, -46], [150, -46], [176, 40], [-170, 40]), shaded),
    form(shape([-140, -52], [150, -52], [176, 32], [-170, 32]), body, shaded, [190, 60], [-60, -50], 0.7),
    stroke(line([-138, -50], [148, -50]), lit, 4, { opacity: 0.8 }),
    ...[-120, -96, -70, -42].map(
      (x, i) =>
        form(disc(x, 8 - (i % 2) * 6, 19, 11), carrot.body, carrot.shaded, [x + 20, 16], [x - 6, 0], 0.6) +
        fill(disc(x - 2, 6 - (i % 2) * 6, 8, 4.5), carrot.lit),
    ),
    form(
      blob([-22, -16], [20, -26], [100, -14], [104, -6], [20, 6], [-22, 4]),
      carrot.body,
      carrot.shaded,
      [60, 14],
      [20, -24],
      0.7,
    ),
    ...[2, 30, 56].map((x) => stroke(line([x, -20], [x + 6, -8]), carrot.shaded, 3, { opacity: 0.5 })),
  );
