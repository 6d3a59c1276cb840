import { form, glow, shade } from '../drawing/light.ts';
import { arc, blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';
import { clock } from './furniture.ts';

/** A round alarm clock with two bells on y 0, 130 wide and 170 tall. */
export const alarmClock = (glaze: Glaze, face: Glaze, hour: number, minute: number): string =>
  group(
    stroke(line([-34, -24], [-46, 0]), glaze.shaded, 10) + stroke(line([34, -24], [46, 0]), glaze.shaded, 10),
    stroke(arc(0, -140, 20, 20, 180, 360), glaze.shaded, 5),
    fill(disc(-34, -136, 24, 19), glaze.body) + fill(disc(34, -136, 24, 19), glaze.body),
    stroke(curve([-52, -142], [-40, -153], [-28, -153]), glaze.lit, 4, { opacity: 0.8 }),
    `<g transform="translate(0 -76)">${clock(66, face, glaze.body, hour, minute)}</g>`,
  );

/** A hot-water bottle in a knitted cover, standing on y 0, 130 wide and 200 tall. */
export const hotWaterBottle = ({ body, shaded, lit }: Glaze, rubber: string): string => {
  const outline = blob(
    [-58, -130],
    [-64, -60],
    [-54, -6],
    [0, 0],
    [54, -6],
    [64, -60],
    [58, -130],
    [26, -152],
    [-26, -152],
  );
  return group(
    fill(shape([-20, -150], [20, -150], [16, -186], [-16, -186]), rubber) +
      fill(box(-24, -200, 48, 18, 7), rubber),
    form(outline, body, shaded, [70, 0], [-30, -110], 0.8),
    inside(
      outline,
      ...[-120, -88, -56, -24].map((y) =>
        stroke(curve([-70, y], [-36, y + 9], [0, y], [36, y + 9], [70, y]), lit, 7, { opacity: 0.75 }),
      ),
    ),
    stroke(curve([-28, -152], [0, -146], [28, -152]), lit, 9),
  );
};

/** A bed seen from its side on y 0, its head to the left, 430 long and 250 high, the cover turned back. */
export const bed = (wood: Glaze, linen: Glaze, cover: Glaze): string =>
  group(
    fill(box(-200, -60, 400, 40), wood.shaded),
    form(box(-216, -236, 26, 236, [13, 13, 3, 3]), wood.body, wood.shaded, [-186, 0], [-216, -200], 0.7),
    form(box(196, -140, 22, 140, [11, 11, 3, 3]), wood.body, wood.shaded, [224, 0], [190, -120], 0.7),
    form(box(-192, -120, 390, 70, 14), linen.body, linen.shaded, [0, -40], [0, -120], 0.7),
    form(
      blob([-190, -126], [-178, -176], [-120, -190], [-66, -172], [-58, -128], [-120, -112]),
      linen.lit,
      linen.shaded,
      [-50, -110],
      [-150, -180],
      0.7,
    ),
    stroke(curve([-150, -150], [-128, -156], [-108, -146]), linen.shaded, 4, { opacity: 0.4 }),
    form(
      `${curve([-52, -132], [40, -152], [140, -144], [200, -118])}L200 -34${curve([200, -34], [60, -26], [-40, -38]).replace(/^M[^C]*/, '')}Z`,
      cover.body,
      cover.shaded,
      [210, -20],
      [0, -150],
      0.8,
    ),
    form(
      shape([-64, -138], [-14, -144], [0, -40], [-52, -34]),
      cover.lit,
      cover.shaded,
      [0, -40],
      [-60, -130],
      0.4,
    ),
    ...[-112, -84, -58].map((y) =>
      stroke(curve([14, y - 6], [100, y - 12], [196, y + 4]), cover.lit, 5, { opacity: 0.6 }),
    ),
  );

/** A walking frame on wheels seen from the front-side, feet on y 0, 210 wide and 240 tall. */
export const walkingFrame = (tube: string, lit: string, grip: string, wheel: string): string => {
  const side = (x: number, lean: number): string =>
    group(
      stroke(curve([x - 30 - lean, -14], [x - 18, -200], [x, -232], [x + 22, -232]), tube, 12),
      stroke(line([x + 24, -230], [x + 46 + lean, -6]), tube, 12),
      stroke(line([x - 20, -112], [x + 36, -112]), tube, 9),
      stroke(line([x - 2, -233], [x + 26, -233]), grip, 19),
      stroke(curve([x - 24, -60], [x - 16, -190], [x - 2, -224]), lit, 3.5, { opacity: 0.8 }),
    );
  return group(
    side(58, 4),
    stroke(line([-74, -150], [46, -150]), tube, 10) + stroke(line([-74, -92], [46, -92]), tube, 10),
    side(-66, 4),
    ...[-100, 24].map((x) => fill(disc(x, -16, 19), wheel) + fill(disc(x, -16, 8), lit)),
    ...[-16, 108].map((x) => fill(box(x - 9, -14, 18, 14, 4), wheel)),
  );
};

/** A window at night, its upper left corner at the origin, with its moon. */
export const nightWindow = (
  width: number,
  height: number,
  frame: string,
  sky: readonly [string, string],
  moon: string,
): string => {
  const [x, y] = [width * 0.68, height * 0.3];
  return group(
    fill(box(-12, -12, width + 24, height + 24, 4), frame),
    fill(box(0, 0, width, height), along([0, 0], [0, height], [0, sky[0]], [1, sky[1]])),
    inside(
      box(0, 0, width, height),
      glow([x, y], 130, moon, 0.55),
      fill(disc(x, y, 27), moon),
      shade(disc(x, y, 27), sky[0], [x + 30, y + 20], [x - 10, y - 10], 0.5),
      ...[
        [0.16, 0.2],
        [0.36, 0.44],
        [0.2, 0.66],
        [0.86, 0.62],
        [0.56, 0.78],
        [0.42, 0.14],
      ].map(([u = 0, v = 0]) => fill(disc(width * u, height * v, 2.6), moon, 0.85)),
    ),
    fill(box(width / 2 - 5, 0, 10, height), frame) + fill(box(0, height / 2 - 5, width, 10), frame),
    fill(box(-26, height + 8, width + 52, 16, 4), frame),
  );
};
