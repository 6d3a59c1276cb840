import { repeat } from '../drawing/chance.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, line, onward, ridge, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { cloudBank, wash } from '../drawing/sky.ts';
import { vignette } from '../drawing/vignette.ts';
import { grass, hedge } from '../props/greenery.ts';
import { atTheLine } from './people.ts';

const leafy = { leaf: mix(pine700, sea300, 0.3), shaded: pine800, lit: mix(honey300, sea300, 0.2) };
const inShade = mix(clay500, pine700, 0.5);

const peg = (x: number, y: number): string => fill(box(x - 4, y - 12, 8, 26, 2), mix(honey300, clay500, 0.4));

const towel = (x: number, y: number, width: number, drop: number, tone: string, stripe: string): string => {
  const cloth = `M${x} ${y}L${x + width} ${y + 3}${onward([x + width, y + 3], [x + width + 8, y + drop * 0.5], [x + width - 4, y + drop])}${onward([x + width - 4, y + drop], [x + width * 0.5, y + drop + 8], [x + 8, y + drop - 3])}${onward([x + 8, y + drop - 3], [x - 5, y + drop * 0.5], [x, y])}Z`;
  return (
    form(cloth, tone, inShade, [x + width + 20, y + drop], [x, y + drop * 0.3], 0.5) +
    [0.74, 0.82]
      .map((at) =>
        stroke(
          curve([x + 2, y + drop * at], [x + width * 0.5, y + drop * at + 6], [x + width, y + drop * at + 2]),
          stripe,
          8,
        ),
      )
      .join('') +
    stroke(
      curve([x + width * 0.4, y + 12], [x + width * 0.44, y + drop * 0.5], [x + width * 0.38, y + drop - 20]),
      inShade,
      3,
      { opacity: 0.25 },
    )
  );
};

const shirt = (x: number, y: number): string =>
  form(
    shape(
      [x, y],
      [x + 44, y - 4],
      [x + 62, y + 10],
      [x + 80, y - 2],
      [x + 124, y + 6],
      [x + 156, y + 86],
      [x + 126, y + 98],
      [x + 112, y + 62],
      [x + 118, y + 196],
      [x + 6, y + 192],
      [x + 14, y + 60],
      [x - 4, y + 96],
      [x - 34, y + 82],
    ),
    mix(sea300, paper, 0.25),
    pine700,
    [x + 150, y + 190],
    [x + 20, y + 40],
    0.6,
  ) +
  stroke(line([x + 62, y + 10], [x + 62, y + 190]), pine700, 3, { opacity: 0.35 }) +
  [50, 86, 122, 158].map((dy) => fill(box(x + 66, y + dy, 7, 7, 3), paper)).join('');

export const householdSupport = (): string =>
  vignette(
    wash(
      640,
      0,
      460,
      [0, mix(sea300, sea100, 0.2)],
      [0.7, mix(sea100, paper, 0.5)],
      [1, mix(honey300, paper, 0.4)],
    ),
    glow([80, 120], 420, mix(honey300, blush100, 0.3), 0.8),
    cloudBank(3, 470, 110, 260, 40, [mix(sea100, paper, 0.6), paper]),
    fill(ridge(520, [-10, 400], [180, 372], [400, 396], [650, 366]), mix(sea300, blush100, 0.25)),
    place(0, 474, hedge(4, -10, 650, 60, leafy)),
    fill(box(-10, 470, 660, 180), mix(honey300, pine700, 0.38)),
    shade(box(-10, 470, 660, 180), pine800, [640, 680], [240, 500], 0.7),
    form(box(28, 130, 14, 400), mix(clay700, honey300, 0.3), pine800, [46, 300], [28, 300], 0.6),
    stroke(curve([34, 150], [320, 176], [660, 148]), pine800, 3.5),
    shadow(0.3, soft(5, fill(blob([150, 548], [330, 538], [560, 552], [400, 572], [220, 570]), pine800))),
    towel(84, 158, 118, 236, mix(clay500, blush100, 0.15), blush100),
    shirt(240, 172),
    towel(404, 163, 70, 112, mix(honey300, paper, 0.25), clay500),
    ...[92, 194, 252, 356, 412].map((x, i) =>
      peg(x, 160 + Math.sin(((x - 34) / 620) * Math.PI) * 12 + (i % 2)),
    ),
    atTheLine(),
    place(
      262,
      596,
      group(
        form(
          shape([-128, -86], [128, -86], [104, 0], [-104, 0]),
          mix(honey300, clay500, 0.4),
          clay700,
          [150, 0],
          [-60, -60],
          0.75,
        ),
        ...[-64, -42, -20].map((y) =>
          stroke(line([-120 - y * 0.02, y], [120, y]), clay700, 3, { opacity: 0.4 }),
        ),
        repeat(9, (i) =>
          stroke(line([-104 + i * 26, -82], [-90 + i * 22.5, -4]), clay700, 2.5, { opacity: 0.35 }),
        ),
        stroke(line([-132, -87], [132, -87]), mix(honey300, clay500, 0.3), 13),
        fill(blob([-110, -92], [-80, -132], [-20, -118], [10, -140], [70, -128], [112, -92]), paper),
        shade(
          blob([-110, -92], [-80, -132], [-20, -118], [10, -140], [70, -128], [112, -92]),
          inShade,
          [120, -80],
          [-40, -130],
          0.5,
        ),
        fill(blob([-20, -92], [10, -122], [60, -112], [80, -92]), sea300),
      ),
    ),
    place(0, 646, grass(4, -10, 650, 50, [pine800, pine700, leafy.lit])),
  );
