import { repeat } from '../drawing/chance.ts';
import { form, shade } from '../drawing/light.ts';
import { blob, curve, disc, line, sewn, shape } from '../drawing/outline.ts';
import { fill, group, stroke } from '../drawing/paint.ts';

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
    repeat(6, (i) => stroke(line([-64 - i * 20, -200 + i * 15], [-76 - i * 17, -158 + i * 11]), mane, 8)),
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
