import { blush100, clay500, clay700, honey300, mix, paper, pine950 } from '../drawing/colour.ts';
import { form, shade } from '../drawing/light.ts';
import { blob, curve, disc, line, type Point, sewn, shape } from '../drawing/outline.ts';
import { fill, group, stroke } from '../drawing/paint.ts';

export type Plumage = {
  back: string;
  barred: string;
  breast: string;
  brow: string;
  lit: string;
  beak: string;
};

export const brown: Plumage = {
  back: mix(clay700, clay500, 0.35),
  barred: mix(pine950, clay700, 0.3),
  breast: mix(blush100, honey300, 0.35),
  brow: blush100,
  lit: paper,
  beak: pine950,
};

/** A wren facing right with its tail cocked, about 170 tall, standing with its toes on y 0; lit from the right. */
export const wren = ({ back, barred, breast, brow, lit, beak }: Plumage, sings = false): string => {
  const body = blob(
    [-62, -66],
    [-58, -34],
    [-26, -16],
    [18, -20],
    [54, -46],
    [70, -80],
    [74, -104],
    [24, -112],
    [-20, -98],
    [-50, -84],
  );
  const head = blob([14, -98], [18, -132], [46, -152], [80, -142], [90, -118], [78, -96], [52, -86]);
  const wing = sewn(
    [
      [-74, -58],
      [-46, -92],
      [-4, -104],
      [26, -92],
    ],
    [
      [26, -92],
      [20, -62],
      [-14, -46],
      [-74, -58],
    ],
  );
  const bar = (points: readonly Point[], width = 3.4): string =>
    stroke(curve(...points), barred, width, { opacity: 0.75 });
  return group(
    stroke(`${line([-6, -18], [-10, -2])}M-10 -2L-24 0M-10 -2L6 0M-10 -2L-14 4`, beak, 4) +
      stroke(`${line([16, -20], [18, -2])}M18 -2L4 0M18 -2L34 0M18 -2L16 4`, beak, 4),
    form(
      sewn(
        [
          [-44, -70],
          [-62, -104],
          [-74, -150],
        ],
        [
          [-74, -150],
          [-56, -156],
          [-48, -150],
        ],
        [
          [-48, -150],
          [-40, -110],
          [-26, -78],
        ],
      ),
      back,
      barred,
      [-76, -150],
      [-30, -90],
      0.6,
    ),
    bar([
      [-66, -128],
      [-56, -134],
      [-44, -130],
    ]),
    bar([
      [-60, -112],
      [-52, -118],
      [-40, -112],
    ]),
    bar([
      [-54, -97],
      [-46, -102],
      [-36, -96],
    ]),
    form(body, back, barred, [-70, -30], [20, -110], 0.7),
    form(head, back, barred, [20, -90], [60, -150], 0.4),
    fill(blob([62, -100], [70, -76], [46, -36], [2, -19], [20, -44], [28, -76], [48, -100]), breast),
    shade(
      blob([62, -100], [70, -76], [46, -36], [2, -19], [20, -44], [28, -76], [48, -100]),
      lit,
      [70, -70],
      [24, -50],
      0.8,
    ),
    fill(blob([86, -112], [78, -96], [56, -90], [48, -104], [70, -110]), breast, 0.9),
    form(wing, back, barred, [-70, -50], [20, -100], 0.55),
    bar([
      [-50, -66],
      [-24, -74],
      [4, -70],
    ]),
    bar([
      [-40, -56],
      [-18, -62],
      [4, -60],
    ]),
    bar([
      [-44, -78],
      [-16, -86],
      [14, -80],
    ]),
    bar(
      [
        [-12, -96],
        [4, -94],
        [18, -90],
      ],
      2.6,
    ),
    stroke(curve([32, -116], [54, -128], [84, -126]), brow, 5.5),
    stroke(curve([40, -112], [60, -115], [88, -116]), barred, 3, { opacity: 0.6 }),
    fill(disc(68, -119, 5), beak) + fill(disc(69.5, -120.5, 1.6), lit),
    sings
      ? fill(shape([86, -124], [124, -134], [94, -115], [116, -97], [84, -107]), beak)
      : fill(shape([88, -122], [104, -120], [118, -112], [87, -113]), beak),
    stroke(curve([22, -138], [48, -151], [78, -141]), lit, 3, { opacity: 0.7 }) +
      stroke(curve([70, -92], [66, -66], [46, -38]), lit, 3, { opacity: 0.7 }),
  );
};
