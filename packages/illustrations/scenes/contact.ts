import { canvas, SCENE } from '../drawing/canvas.ts';
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
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, lineThenCurve, onward, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { sash, wall } from '../drawing/room.ts';
import { geranium, pot } from '../props/plants.ts';
import { estuary, inShade, leafy, SILL, SUN, VIEW } from './estuary.ts';
import { callerAtWindow } from './on-the-telephone.ts';

const curtain = (x: number, d: -1 | 1): string => {
  const cloth = `${curve([x, -10], [x + d * 14, 300], [x - d * 30, 640])}${lineThenCurve([x + d * 118, 640], [x + d * 120, 560], [x + d * 196, 250], [x + d * 230, -10])}Z`;
  const tone = mix(clay500, blush100, 0.3);
  return (
    form(cloth, tone, clay700, [x - d * 30, 500], [x + d * 230, 200], 0.7) +
    [0.2, 0.42, 0.64, 0.84]
      .map((share) =>
        stroke(
          curve(
            [x + d * 230 * share, -10],
            [x + d * (10 + 190 * share), 260],
            [x + d * (128 * share - 16), 634],
          ),
          clay700,
          3.5,
          { opacity: 0.32 },
        ),
      )
      .join('') +
    stroke(curve([x + d * 222, -10], [x + d * 188, 250], [x + d * 112, 560]), mix(honey300, paper, 0.4), 4, {
      opacity: 0.8,
    }) +
    form(
      box(d > 0 ? x - 20 : x - 124, 500, 144, 24, 12),
      honey300,
      clay500,
      [x, 530],
      [x + d * 100, 500],
      0.5,
    )
  );
};

/** A dial telephone seen from the front, its receiver lifted, 300 wide, standing on y 0. */
const telephone = (): string => {
  const body = { main: clay500, dark: clay700, lit: mix(blush100, honey300, 0.35) };
  const hull = `${curve([-150, -4], [-146, -56], [-112, -120], [-84, -172])}L84 -172${onward([84, -172], [112, -120], [146, -56], [150, -4])}Q150 0 140 0L-140 0Q-150 0 -150 -4Z`;
  return group(
    form(hull, body.main, body.dark, [-170, 0], [90, -90], 0.85),
    fill(shape([-70, -172], [-62, -206], [-34, -206], [-30, -172]), body.dark) +
      fill(shape([70, -172], [62, -206], [34, -206], [30, -172]), body.dark),
    stroke(curve([96, -152], [120, -104], [138, -52]), body.lit, 6, { opacity: 0.7 }),
    fill(disc(0, -84, 72, 66), body.dark),
    fill(disc(0, -87, 68, 62), mix(paper, sea100, 0.4)),
    shade(disc(0, -87, 68, 62), inShade, [-70, -40], [40, -120], 0.5),
    ...Array.from({ length: 10 }, (_, i) => {
      const angle = (-60 - i * 30) * (Math.PI / 180);
      return (
        fill(disc(Math.cos(angle) * 48, -87 + Math.sin(angle) * 43, 10.5, 9.5), body.dark) +
        fill(disc(Math.cos(angle) * 48 + 1, -86 + Math.sin(angle) * 43, 8, 7), mix(body.dark, pine950, 0.4))
      );
    }),
    fill(disc(0, -87, 26, 24), honey300) +
      fill(disc(0, -87, 20, 18), paper) +
      stroke('M-8 -92C-6 -82 2 -78 9 -80', pine700, 4),
    fill(shape([44, -50], [62, -58], [66, -50], [50, -44]), pine950),
    fill(box(-136, -8, 272, 12, 4), body.dark),
    stroke(curve([-140, -18], [-176, -10], [-196, 16], [-240, 10]), body.dark, 6),
  );
};

const notepad = (): string =>
  group(
    shadow(0.3, soft(3, fill(shape([-110, 8], [120, -4], [170, 40], [-70, 54]), pine950))),
    fill(shape([-120, -14], [90, -26], [140, 26], [-90, 42]), mix(pine700, sea300, 0.2)),
    fill(shape([-116, -20], [88, -32], [136, 18], [-86, 34]), paper),
    shade(shape([-116, -20], [88, -32], [136, 18], [-86, 34]), inShade, [-110, 40], [60, -10], 0.3),
    ...[0, 1, 2].map((i) =>
      stroke(line([-88 + i * 9, -10 + i * 13], [(i === 2 ? 20 : 78) + i * 11, -19 + i * 13]), pine700, 3, {
        opacity: 0.45,
      }),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(line([-108 + i * 24, -26 - i * 1.4], [-106 + i * 24, -14 - i * 1.4]), pine800, 4),
    ),
  );

const catOnSill = (): string => {
  const fur = mix(paper, sea300, 0.3);
  const dark = mix(pine700, sea300, 0.35);
  return group(
    stroke(curve([60, -8], [108, -2], [120, -28], [104, -44]), dark, 17),
    stroke(curve([60, -10], [106, -5], [116, -28]), fur, 8),
    form(
      blob([-62, 0], [-76, -60], [-44, -138], [-4, -160], [34, -136], [72, -70], [80, -16], [66, 0]),
      fur,
      dark,
      [-80, -20],
      [50, -90],
      0.85,
    ),
    form(
      blob([-52, -150], [-58, -190], [-34, -220], [2, -226], [34, -212], [44, -180], [24, -152], [-16, -142]),
      fur,
      dark,
      [-60, -150],
      [20, -200],
      0.7,
    ),
    fill(shape([-54, -186], [-58, -238], [-22, -214]), fur) +
      fill(shape([12, -222], [44, -236], [42, -184]), fur) +
      fill(shape([-50, -198], [-52, -226], [-32, -212]), clay500, 0.5),
    stroke(curve([42, -186], [36, -212], [6, -226]), paper, 4, { opacity: 0.9 }) +
      stroke(curve([30, -132], [68, -70], [78, -20]), paper, 4, { opacity: 0.9 }),
    ...[
      [-30, -120],
      [-34, -96],
      [-38, -72],
    ].map(([x = 0, y = 0]) =>
      stroke(curve([x, y], [x + 20, y - 8], [x + 46, y - 2]), dark, 6, { opacity: 0.55 }),
    ),
  );
};

export const contact = (moment: number): string =>
  canvas({
    ...SCENE,
    parts: [
      wall(0, 910, {
        colour: mix(blush100, clay500, 0.1),
        shaded: inShade,
        from: [-100, 900],
        to: [800, 400],
      }),
      sash(
        { ...VIEW, columns: 3, rows: 2, frame: mix(paper, sea100, 0.3), frameShade: inShade },
        estuary(moment),
        20,
      ),
      curtain(120, 1),
      curtain(1480, -1),
      form(box(-10, SILL - 8, 1620, 36, 4), mix(paper, honey300, 0.15), inShade, [0, 700], [600, 640], 0.3),
      form(
        box(-10, SILL - 28, 1620, 240),
        along([0, 612], [0, 820], [0, mix(paper, honey300, 0.2)], [1, mix(paper, blush100, 0.7)]),
        inShade,
        [-100, 880],
        [700, 640],
        0.6,
      ),
      fill(box(-10, 828, 1620, 90), mix(paper, inShade, 0.35)),
      stroke(line([-10, 828], [1610, 828]), paper, 5),
      shade(box(-10, 828, 1620, 90), inShade, [0, 930], [0, 820], 0.6),
      fill(shape([860, 614], [1100, 614], [980, 826], [620, 826]), honey300, 0.3),
      fill(shape([480, 614], [800, 614], [520, 826], [100, 826]), honey300, 0.22),
      fill(shape([1160, 614], [1340, 614], [1270, 826], [1040, 826]), honey300, 0.3),
      shadow(
        0.35,
        soft(
          6,
          fill(shape([620, 736], [870, 736], [740, 800], [460, 800]), inShade),
          fill(shape([300, 706], [400, 706], [250, 770], [140, 770]), inShade),
        ),
      ),
      place(
        360,
        708,
        pot(124, 112, mix(sea300, pine700, 0.35), pine800) +
          place(0, -102, geranium(16, 200, leafy, clay500, mix(clay500, blush100, 0.55))),
      ),
      place(540, 716, catOnSill(), [-0.9, 0.9]),
      stroke(curve([860, 730], [900, 770], [960, 720], [1040, 690]), clay700, 5),
      place(740, 744, telephone(), 0.94),
      place(808, 806, notepad(), 1),
      callerAtWindow(),
      glow([SUN.x, SUN.y], 900, mix(honey300, blush100, 0.3), 0.3),
    ],
  });
