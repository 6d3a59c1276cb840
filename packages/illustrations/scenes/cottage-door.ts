import { chance, repeat } from '../drawing/chance.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea300,
} from '../drawing/colour.ts';
import { frontDoor } from '../drawing/houses.ts';
import { form, glow, shade, shadow } from '../drawing/light.ts';
import { blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { leaf } from '../props/plants.ts';
import { GROUND, LANDING, stoneShade } from './cottage.ts';

export const cat = (): string =>
  group(
    stroke(curve([-22, -4], [-44, -6], [-50, -20], [-40, -26]), clay700, 8),
    form(
      blob([-24, 0], [-28, -26], [-12, -52], [8, -58], [20, -40], [22, 0]),
      clay500,
      clay700,
      [26, 0],
      [-20, -30],
      0.7,
    ),
    form(
      blob([-4, -54], [-2, -76], [14, -82], [30, -74], [30, -56], [14, -48]),
      clay500,
      clay700,
      [32, -50],
      [4, -74],
      0.6,
    ),
    fill(shape([-1, -70], [-1, -90], [11, -80]), clay500) +
      fill(shape([18, -81], [29, -90], [30, -70]), clay700),
    stroke(line([2, -6], [2, -34]), clay700, 2.5, { opacity: 0.5 }) +
      fill(blob([6, -48], [14, -56], [20, -46], [14, -20]), blush100, 0.85),
  );

const climbingRose = (): string => {
  const roll = chance(44);
  const up = (share: number): readonly [number, number] =>
    share < 0.6
      ? [898 + Math.sin(share * 16) * 9, 690 - share * 730]
      : [898 + (share - 0.6) * 560, 252 - Math.sin((share - 0.6) * 7) * 26];
  return group(
    stroke(curve(...Array.from({ length: 12 }, (_, i) => up(i / 14))), mix(pine800, clay700, 0.4), 6),
    repeat(120, () => {
      const [x, y] = up(roll.between(0.02, 0.95));
      return place(
        x + roll.between(-26, 26),
        y + roll.between(-20, 20),
        leaf(
          roll.between(13, 22),
          roll.between(8, 12),
          roll.between(0, 360),
          roll.pick([pine700, pine700, pine800, mix(pine700, honey300, 0.35)]),
        ),
      );
    }),
    repeat(20, () => {
      const [x, y] = up(roll.between(0.1, 0.95));
      const [rx, ry] = [x + roll.between(-22, 22), y + roll.between(-16, 16)];
      return (
        fill(disc(rx, ry, 9, 8), roll.pick([clay500, mix(clay500, blush100, 0.5)])) +
        fill(disc(rx - 2, ry - 2, 5, 4), blush100, 0.8)
      );
    }),
  );
};

export const doorway = (): string => {
  return group(
    form(
      shape([878, 232], [1142, 232], [1116, 300], [904, 300]),
      mix(clay700, pine800, 0.3),
      pine950,
      [1142, 300],
      [880, 240],
      0.6,
    ) + stroke(line([878, 234], [1142, 234]), clay500, 5),
    fill(shape([908, 300], [920, 300], [920, 372], [908, 330]), pine800) +
      fill(shape([1100, 300], [1112, 300], [1112, 330], [1100, 372]), pine800),
    shadow(0.3, fill(shape([910, 300], [1112, 300], [1150, 372], [930, 372]), stoneShade)),
    place(
      1010,
      LANDING,
      frontDoor({
        leaf: pine700,
        shaded: pine950,
        lit: sea300,
        frame: paper,
        glass: along([0, -290], [0, -150], [0, honey300], [1, mix(honey300, blush100, 0.4)]),
        brass: honey300,
      }),
      [1.34, 1.12],
    ),
    fill(box(1124, 520, 26, 40, 5), pine950) +
      fill(box(1128, 526, 18, 12, 2), sea300) +
      fill(box(1132, 545, 10, 8, 2), honey300),
    fill(box(1112, 430, 34, 42, 8), honey300) +
      glow([1129, 452], 90, honey300, 0.5) +
      fill(box(1106, 424, 46, 8, 3), pine950),
    climbingRose(),
  );
};

export const ramp = (): string => {
  const deck = shape(
    [392, GROUND + 8],
    [850, LANDING],
    [1300, LANDING],
    [1300, LANDING + 14],
    [850, LANDING + 14],
    [430, GROUND + 14],
  );
  const side = shape([430, GROUND + 12], [850, LANDING + 14], [1300, LANDING + 14], [1300, 812], [400, 812]);
  const post = (x: number, foot: number): string =>
    fill(box(x - 4, foot - 108, 8, 112, 2), pine800) +
    stroke(line([x - 3, foot - 104], [x - 3, foot]), sea300, 1.5, { opacity: 0.7 });
  const bar = (lift: number, width: number): string =>
    stroke(
      `${curve([404, GROUND - lift + 34], [392, GROUND - lift + 16], [410, GROUND - lift + 4])}L850 ${LANDING - lift}L1296 ${LANDING - lift}`,
      pine800,
      width,
    ) +
    stroke(
      `${line([412, GROUND - lift], [850, LANDING - lift - 3], [1294, LANDING - lift - 3])}`,
      honey300,
      2,
      { opacity: 0.85 },
    );
  return group(
    fill(side, mix(clay500, clay700, 0.5)),
    brickworkOn(side),
    shade(side, pine950, [0, 826], [0, 700], 0.55),
    fill(deck, mix(paper, honey300, 0.35)),
    shade(deck, stoneShade, [1340, 700], [800, 700], 0.6),
    stroke(line([398, GROUND + 8], [850, LANDING + 1], [1298, LANDING + 1]), paper, 4),
    post(470, 780),
    post(596, 752),
    post(722, 727),
    post(850, 702),
    post(1074, 702),
    post(1290, 702),
    bar(104, 10),
    bar(56, 6),
  );
};

const brickworkOn = (outline: string): string => {
  const roll = chance(17);
  return `<clipPath id="rampface"><path d="${outline}"/></clipPath><g clip-path="url(#rampface)">${repeat(
    70,
    () => {
      const course = Math.floor(roll.between(0, 9));
      return fill(
        box(400 + Math.floor(roll.between(0, 27)) * 34 + (course % 2) * 17, 700 + course * 13, 31, 10, 1),
        roll.pick([clay500, mix(clay700, pine800, 0.35), mix(clay500, blush100, 0.2)]),
        0.6,
      );
    },
  )}</g>`;
};
