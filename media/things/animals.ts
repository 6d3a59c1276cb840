import { repeat } from '../drawing/chance.ts';
import { form, shade } from '../drawing/light.ts';
import { blob, curve, disc, line, type Point, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';

const sewn = (...runs: readonly (readonly Point[])[]): string =>
  `${runs.map((run, index) => (index === 0 ? curve(...run) : `L${curve(...run).slice(1)}`)).join('')}Z`;

export type Plumage = {
  back: string;
  barred: string;
  breast: string;
  brow: string;
  lit: string;
  beak: string;
};

/** A wren facing right with its tail cocked, about 170 tall, standing with its toes on y 0; lit from the right. */
export const wren = ({ back, barred, breast, brow, lit, beak }: Plumage): string => {
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
    fill(blob([60, -90], [62, -58], [34, -28], [2, -19], [20, -44], [30, -76], [56, -96]), breast),
    shade(
      blob([60, -90], [62, -58], [34, -28], [2, -19], [20, -44], [30, -76], [56, -96]),
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
    fill(
      sewn(
        [
          [88, -122],
          [104, -119],
          [118, -112],
        ],
        [
          [118, -112],
          [102, -113],
          [87, -113],
        ],
      ),
      beak,
    ),
    stroke(curve([22, -138], [48, -151], [78, -141]), lit, 3, { opacity: 0.7 }) +
      stroke(curve([62, -88], [64, -62], [42, -36]), lit, 3, { opacity: 0.7 }),
  );
};

export type Coat = { body: string; shaded: string; lit: string; mane: string; hoof: string };

/** A New Forest pony grazing with its head to the left, about 230 tall at the withers, hooves on y 0. */
export const grazingPony = ({ body, shaded, lit, mane, hoof }: Coat): string => {
  const leg = (outline: string, tone: string, foot: number): string =>
    form(outline, tone, shaded, [foot, 0], [foot, -110], 0.55) +
    fill(shape([foot - 13, -12], [foot + 9, -12], [foot + 12, 0], [foot - 17, 0]), hoof);
  const fore = (x: number): string =>
    sewn(
      [
        [x - 20, -130],
        [x - 14, -74],
        [x - 10, -12],
      ],
      [
        [x + 8, -12],
        [x + 10, -72],
        [x + 24, -130],
      ],
    );
  const hind = (x: number): string =>
    sewn(
      [
        [x - 44, -130],
        [x - 14, -100],
        [x - 2, -66],
        [x - 10, -12],
      ],
      [
        [x + 9, -12],
        [x + 20, -66],
        [x + 18, -96],
        [x + 42, -150],
      ],
    );
  const trunk = blob(
    [-96, -192],
    [-50, -218],
    [0, -210],
    [56, -214],
    [112, -216],
    [150, -188],
    [158, -148],
    [132, -112],
    [72, -98],
    [6, -92],
    [-56, -100],
    [-98, -132],
  );
  const neck = sewn(
    [
      [-52, -218],
      [-104, -196],
      [-148, -140],
      [-176, -96],
    ],
    [
      [-176, -96],
      [-150, -62],
      [-128, -78],
    ],
    [
      [-128, -78],
      [-104, -104],
      [-70, -110],
    ],
  );
  const head = sewn(
    [
      [-176, -104],
      [-196, -78],
      [-214, -34],
      [-216, -18],
    ],
    [
      [-216, -18],
      [-202, -6],
      [-188, -14],
    ],
    [
      [-188, -14],
      [-174, -42],
      [-150, -62],
      [-140, -84],
    ],
  );
  return group(
    leg(fore(-46), shaded, -46),
    leg(hind(112), shaded, 104),
    fill(
      sewn(
        [
          [146, -200],
          [176, -170],
          [182, -110],
          [172, -44],
        ],
        [
          [172, -44],
          [158, -60],
          [160, -120],
          [140, -176],
        ],
      ),
      mane,
    ) + stroke(curve([150, -192], [172, -160], [176, -100]), lit, 3, { opacity: 0.5 }),
    leg(fore(-78), body, -78),
    leg(hind(136), body, 128),
    form(trunk, body, shaded, [20, -70], [20, -180], 0.8),
    form(neck, body, shaded, [-100, -80], [-110, -190], 0.7),
    form(head, body, shaded, [-170, -20], [-190, -80], 0.5),
    fill(blob([-214, -36], [-218, -16], [-202, -5], [-188, -14], [-196, -34]), mane, 0.7),
    fill(
      sewn(
        [
          [-48, -222],
          [-96, -206],
          [-148, -150],
          [-180, -104],
        ],
        [
          [-180, -104],
          [-166, -92],
          [-150, -104],
        ],
        [
          [-150, -104],
          [-120, -142],
          [-92, -150],
          [-56, -196],
        ],
      ),
      mane,
    ),
    ...repeat(6, (i) =>
      stroke(line([-64 - i * 20, -200 + i * 15], [-76 - i * 17, -158 + i * 11]), mane, 8),
    ).split('\u0000'),
    fill(
      sewn(
        [
          [-178, -108],
          [-196, -92],
          [-200, -66],
        ],
        [
          [-200, -66],
          [-186, -80],
          [-172, -94],
        ],
      ),
      mane,
    ) +
      fill(shape([-170, -112], [-178, -136], [-160, -118]), shaded) +
      fill(shape([-162, -112], [-160, -134], [-150, -112]), body),
    fill(disc(-184, -72, 4), hoof),
    stroke(curve([-40, -217], [0, -211], [56, -215], [112, -217], [146, -196]), lit, 4, { opacity: 0.8 }),
    stroke(curve([-196, -84], [-210, -46], [-216, -24]), lit, 3, { opacity: 0.6 }),
    shade(trunk, lit, [60, -240], [40, -170], 0.6),
  );
};

/** A wren or robin far off, as a mark on a wire or a post. */
export const smallBird = (tone: string): string =>
  place(
    0,
    0,
    fill(blob([-14, -4], [-10, -14], [4, -18], [14, -12], [10, -3], [-2, 0]), tone) +
      fill(shape([-12, -8], [-28, -14], [-11, -3]), tone) +
      fill(disc(10, -17, 7), tone) +
      fill(shape([16, -19], [23, -16], [15, -15]), tone),
  );
