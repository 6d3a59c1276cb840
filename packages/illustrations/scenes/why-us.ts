import { canvas, SCENE } from '../drawing/canvas.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { arc, blob, box, curve, disc, line, lineThenCurve, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { grass, spikes } from '../props/greenery.ts';
import { pot } from '../props/plants.ts';
import { brown, wren } from '../props/wren.ts';
import { readingTogether } from './reading-together.ts';
import { cottage, distance, hedgerow, leafy, path, soil, wood } from './vegetable-garden.ts';

const spade = (): string => {
  const grip = `${curve([-76, -36], [-84, 4], [-40, 50], [-16, 92])}${lineThenCurve([16, 92], [40, 50], [84, 4], [76, -36])}${lineThenCurve([52, -30], [50, 2], [22, 34], [0, 46], [-22, 34], [-50, 2], [-52, -30])}Z`;
  const bar = box(-88, -58, 176, 34, 15);
  return group(
    form(
      shape([-17, 80], [17, 80], [21, 520], [-21, 520]),
      wood.body,
      wood.shaded,
      [-26, 300],
      [16, 300],
      0.85,
    ),
    stroke(line([13, 90], [17, 500]), wood.lit, 4, { opacity: 0.8 }),
    form(grip, wood.body, wood.shaded, [-86, 20], [50, 0], 0.8),
    form(bar, wood.body, wood.shaded, [-30, -16], [20, -58], 0.7),
    stroke(line([-76, -53], [78, -53]), wood.lit, 5),
    fill(disc(-68, -40, 5), wood.shaded) + fill(disc(70, -40, 5), wood.shaded),
    form(
      shape([-28, 440], [28, 440], [32, 540], [-32, 540]),
      mix(sea300, pine800, 0.5),
      pine950,
      [-34, 500],
      [22, 480],
      0.8,
    ) +
      stroke(line([22, 446], [27, 536]), sea100, 3, { opacity: 0.8 }) +
      form(
        shape([-86, 530], [86, 530], [80, 640], [-80, 640]),
        mix(sea300, pine800, 0.45),
        pine950,
        [-90, 600],
        [60, 540],
        0.8,
      ) +
      stroke(line([-84, 533], [84, 533]), sea100, 5),
  );
};

const can = (): string => {
  const tin = { body: mix(sea300, pine700, 0.35), shaded: pine800, lit: sea100 };
  return group(
    shadow(0.4, soft(4, fill(blob([-250, 4], [-60, -8], [90, 0], [-40, 20]), pine950))),
    stroke(arc(92, -86, 62, 70, -110, 95), tin.shaded, 12) +
      stroke(arc(94, -87, 62, 70, -90, 40), tin.lit, 3, { opacity: 0.6 }),
    form(
      shape([-70, -70], [-176, -168], [-160, -184], [-60, -112]),
      tin.body,
      tin.shaded,
      [-80, -60],
      [-150, -170],
      0.6,
    ),
    form(
      shape([-196, -164], [-152, -206], [-138, -186], [-184, -144]),
      tin.body,
      tin.shaded,
      [-190, -150],
      [-150, -190],
      0.5,
    ),
    stroke(curve([-66, -150], [-10, -222], [72, -160]), tin.body, 12),
    form(shape([-82, -150], [92, -150], [84, 0], [-76, 0]), tin.body, tin.shaded, [-110, 0], [60, -60], 0.85),
    fill(disc(5, -150, 87, 14), tin.shaded),
    stroke(arc(5, -150, 87, 14, 0, 360), tin.lit, 3, { opacity: 0.4 }),
    stroke(line([-79, -40], [87, -40]), tin.shaded, 4, { opacity: 0.6 }),
    stroke(line([76, -140], [70, -14]), tin.lit, 5, { opacity: 0.7 }),
  );
};

export const whyUs = (): string =>
  canvas({
    ...SCENE,
    parts: [
      distance(),
      hedgerow(),
      cottage(),
      path(),
      readingTogether(),
      shadow(0.35, soft(5, fill(shape([550, 876], [570, 876], [470, 890], [440, 890]), pine950))),
      place(560, 574, spade(), 0.48),
      fill(blob([476, 896], [510, 862], [560, 846], [614, 860], [650, 896]), soil),
      shade(
        blob([476, 896], [510, 862], [560, 846], [614, 860], [650, 896]),
        clay500,
        [650, 858],
        [560, 890],
        0.6,
      ),
      place(560, 547, wren(brown), 0.24),
      place(1370, 868, can(), 0.58),
      place(1490, 872, pot(110, 96, clay500, clay700), [-0.64, 0.64]),
      place(1446, 880, pot(84, 72, clay500, clay700), [-0.6, 0.6]),
      place(0, 910, grass(5, -10, 400, 90, [pine800, pine950, leafy.lit])),
      place(0, 910, grass(6, 1180, 1610, 66, [pine800, pine950, leafy.lit])),
      place(0, 910, spikes(8, -10, 300, 150, pine800, mix(sea300, clay500, 0.4), blush100)),
      glow([1240, 330], 1000, mix(honey300, blush100, 0.3), 0.28),
    ],
  });
