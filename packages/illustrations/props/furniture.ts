import { paper } from '../drawing/colour.ts';
import { form, glow, shade } from '../drawing/light.ts';
import { box, curve, disc, line, onward, shape } from '../drawing/outline.ts';
import { along, fill, group, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';

/** A wooden kitchen chair from the side, facing right; seat 210 high, back 430 high. */
export const sideChair = ({ body, shaded, lit }: Glaze): string =>
  group(
    form(shape([78, -206], [94, -206], [104, 0], [92, 0]), body, shaded, [110, 0], [84, -60], 0.5),
    form(shape([-66, -206], [-50, -206], [-82, 0], [-96, 0]), body, shaded, [-60, 0], [-90, -60], 0.5),
    stroke(line([-78, -96], [98, -96]), shaded, 8),
    form(
      `${curve([-84, -428], [-78, -330], [-64, -206])}L-46 -206${onward([-46, -206], [-60, -330], [-66, -430])}Z`,
      body,
      shaded,
      [-44, -200],
      [-80, -260],
      0.6,
    ),
    form(box(-72, -222, 176, 20, [4, 10, 6, 4]), body, shaded, [110, -200], [-20, -220], 0.7),
    stroke(line([-66, -220], [98, -220]), lit, 3, { opacity: 0.7 }),
    stroke(curve([-82, -424], [-76, -330], [-63, -214]), lit, 3, { opacity: 0.7 }),
  );

/** A table lamp, 250 tall, with a shade of cloth; `strength` of its light from 0 to 1. */
export const tableLamp = (
  { body, shaded, lit }: Glaze,
  cloth: string,
  flame: string,
  strength: number,
): string => {
  const hood = shape([-44, -250], [44, -250], [78, -142], [-78, -142]);
  return group(
    glow([0, -170], 420, flame, 0.55 * strength),
    form(
      `${curve([-14, -150], [-12, -120], [-36, -84], [-40, -44], [-22, -10], [-30, 0])}L30 0${onward([30, 0], [22, -10], [40, -44], [36, -84], [12, -120], [14, -150])}Z`,
      body,
      shaded,
      [40, 0],
      [-18, -40],
      0.85,
    ),
    stroke(curve([-28, -80], [-32, -48], [-18, -16]), lit, 5, { opacity: 0.7 }),
    fill(hood, along([0, -250], [0, -142], [0, cloth], [1, flame])),
    shade(hood, paper, [0, -142], [0, -230], 0.9 * strength),
    stroke(line([-78, -143], [78, -143]), flame, 3, { opacity: strength }),
  );
};

/** A framed picture hung on a wall, its top left corner at the origin. */
export const frame = (width: number, height: number, wood: string, mount: string, picture: string): string =>
  group(fill(box(0, 0, width, height, 2), wood), fill(box(9, 9, width - 18, height - 18), mount), picture);

/** A wall clock with hands at the given hour and minute. */
export const clock = (
  radius: number,
  { body, shaded, lit }: Glaze,
  rim: string,
  hour: number,
  minute: number,
): string => {
  const hand = (turns: number, length: number, width: number): string =>
    stroke(
      line([0, 0], [Math.sin(turns * Math.PI * 2) * length, -Math.cos(turns * Math.PI * 2) * length]),
      rim,
      width,
    );
  return group(
    fill(disc(0, 0, radius), rim),
    form(disc(0, 0, radius * 0.86), body, shaded, [radius, radius], [-radius * 0.2, -radius * 0.2], 0.6),
    ...Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2;
      return stroke(
        line(
          [Math.sin(angle) * radius * 0.7, -Math.cos(angle) * radius * 0.7],
          [Math.sin(angle) * radius * 0.77, -Math.cos(angle) * radius * 0.77],
        ),
        rim,
        2.5,
      );
    }),
    hand((hour + minute / 60) / 12, radius * 0.42, 5),
    hand(minute / 60, radius * 0.62, 3.5),
    stroke(line([-radius * 0.55, -radius * 0.55], [-radius * 0.3, -radius * 0.7]), lit, 4, { opacity: 0.6 }),
  );
};

/** A tall armchair seen from the side, 300 wide, its seat 172 high and facing right; its near arm is drawn over who sits in it. */
export const armchair = ({ body, shaded, lit }: Glaze, legs: string): string => {
  const back = `${curve([-120, -46], [-138, -230], [-138, -386], [-112, -440], [-74, -444], [-46, -410], [-36, -300], [-30, -160])}L-30 -46Z`;
  return group(
    fill(shape([-110, -44], [-92, -44], [-100, 0], [-108, 0]), legs) +
      fill(shape([96, -44], [114, -44], [112, 0], [104, 0]), legs),
    form(back, body, shaded, [-20, -60], [-110, -280], 0.7),
    form(box(-90, -126, 214, 86, [8, 14, 10, 8]), body, shaded, [150, -40], [-20, -150], 0.8),
    form(box(-50, -172, 186, 54, 20), body, lit, [40, -176], [40, -120], 0.5),
    stroke(curve([-60, -121], [40, -119], [118, -122]), shaded, 4, { opacity: 0.6 }),
    stroke(curve([-130, -220], [-130, -380], [-108, -432], [-76, -436]), lit, 4, { opacity: 0.6 }),
  );
};

/** The near arm of that armchair: it stands above the hip of one who sits there, and covers the upper thigh. */
export const armchairArm = ({ body, shaded, lit }: Glaze): string => {
  const arm = `${curve([-104, -40], [-110, -190], [-96, -230], [-40, -238], [60, -234], [90, -222], [95, -200], [86, -180], [82, -40])}Z`;
  return group(
    form(arm, body, shaded, [110, -20], [-40, -190], 0.8),
    stroke(curve([-104, -196], [-20, -192], [58, -190], [80, -196]), shaded, 3.5, { opacity: 0.55 }),
    stroke(curve([-98, -214], [-80, -230], [-36, -233], [58, -229], [84, -219]), lit, 4, { opacity: 0.6 }),
  );
};
