import {
  blush100,
  clay500,
  clay700,
  honey300,
  ink,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, shade, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { roundTree } from '../props/greenery.ts';
import { fronds, pot } from '../props/plants.ts';

export const FLOOR = 640;

export const inShade = mix(clay500, pine700, 0.5);

export const timber = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.35),
  lit: mix(honey300, paper, 0.45),
};

const leafy = { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.2) };

export const hall = (): string =>
  group(
    fill(
      box(-10, -10, 1620, FLOOR + 20),
      along(
        [0, 0],
        [1600, 0],
        [0, mix(paper, honey300, 0.25)],
        [0.6, mix(blush100, paper, 0.3)],
        [1, mix(blush100, clay500, 0.2)],
      ),
    ),
    shade(box(-10, -10, 1620, FLOOR), inShade, [1740, 100], [900, 360], 0.7),
    shade(box(-10, -10, 1620, 170), inShade, [0, -20], [0, 160], 0.55),
    fill(box(-10, 470, 1620, 172), mix(pine700, sea300, 0.3)),
    shade(box(-10, 470, 1620, 172), pine950, [1700, 560], [700, 540], 0.6),
    ...Array.from({ length: 30 }, (_, i) =>
      stroke(line([i * 56 - 10, 482], [i * 56 - 10, 622]), pine950, 2, { opacity: 0.2 }),
    ),
    fill(box(-10, 462, 1620, 14), mix(sea300, pine700, 0.3)),
    stroke(line([-10, 463], [1610, 463]), sea100, 3, { opacity: 0.6 }),
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `${line([i * 460 - 60, 300], [i * 460 + 60, 40])}M${i * 460 + 60} 40L${i * 460 + 180} -20`,
        timber.shaded,
        0.1,
      ),
    ),
    fill(box(-10, 18, 1620, 22), timber.shaded),
    stroke(line([-10, 40], [1610, 40]), timber.lit, 2, { opacity: 0.4 }),
  );

export const tallWindow = (x: number, seed: number): string => {
  const outline = `M${x} 450L${x} 170Q${x} 96 ${x + 70} 90Q${x + 140} 96 ${x + 140} 170L${x + 140} 450Z`;
  const surround = `M${x - 16} 462L${x - 16} 168Q${x - 16} 80 ${x + 70} 74Q${x + 156} 80 ${x + 156} 168L${x + 156} 462Z`;
  return group(
    fill(surround, paper),
    stroke(surround, inShade, 2.5, { opacity: 0.4 }),
    fill(
      outline,
      along(
        [x, 90],
        [x, 450],
        [0, mix(sea300, sea100, 0.5)],
        [0.6, mix(sea100, honey300, 0.3)],
        [1, mix(honey300, paper, 0.3)],
      ),
    ),
    inside(
      outline,
      fill(ridge(460, [x - 10, 360], [x + 60, 340], [x + 150, 356]), mix(sea300, blush100, 0.3)),
      place(x + 84, 440, roundTree(seed, 200, leafy, clay700, -1)),
      fill(box(x, 420, 140, 40), mix(honey300, sea300, 0.5)),
    ),
    fill(box(x + 66, 90, 8, 360), paper),
    ...[180, 270, 360].map((y) => fill(box(x, y, 140, 7), paper)),
    form(box(x - 26, 450, 192, 16, 3), paper, inShade, [x + 180, 470], [x, 450], 0.5),
  );
};

export const screen = (): string =>
  group(
    shadow(0.3, soft(5, fill(box(636, 128, 480, 306), inShade))),
    fill(box(600, 92, 500, 20, 6), pine800),
    fill(box(616, 108, 468, 296), paper),
    stroke(box(616, 108, 468, 296), pine800, 5),
    fill(box(842, 404, 16, 10), pine800),
    shade(box(616, 108, 468, 296), honey300, [616, 100], [900, 300], 0.3),
    fill(
      'M690 168H842Q866 168 866 192V252Q866 276 842 276H752L716 308V276H690Q668 276 668 252V192Q668 168 690 168Z',
      sea300,
    ),
    ...[198, 222, 246].map((y, i) => stroke(line([694, y], [[838, 820, 780][i] ?? 800, y]), pine700, 8)),
    fill(
      'M1022 250H912Q892 250 892 270V316Q892 336 912 336H990L1020 362V336Q1044 334 1044 314V272Q1044 250 1022 250Z',
      honey300,
    ),
    ...[278, 302].map((y, i) => stroke(line([916, y], [[1016, 980][i] ?? 1000, y]), clay700, 8)),
    fill(disc(966, 196, 26), clay500) + stroke('M953 196L963 207L981 184', paper, 6),
    form(
      shape([560, 540], [1180, 540], [1200, 574], [540, 574]),
      timber.body,
      timber.shaded,
      [1220, 560],
      [620, 540],
      0.5,
    ) +
      form(
        box(540, 572, 660, 72),
        mix(timber.body, clay700, 0.25),
        timber.shaded,
        [1240, 640],
        [600, 580],
        0.7,
      ) +
      stroke(line([562, 541], [1180, 541]), timber.lit, 4) +
      Array.from({ length: 10 }, (_, i) =>
        stroke(line([600 + i * 62, 576], [600 + i * 62, 640]), timber.shaded, 2.5, { opacity: 0.4 }),
      ).join(''),
    form(
      shape([1072, 430], [1158, 430], [1148, 548], [1082, 548]),
      timber.body,
      timber.shaded,
      [1170, 540],
      [1080, 440],
      0.7,
    ) +
      fill(shape([1062, 418], [1168, 418], [1160, 434], [1070, 434]), timber.lit) +
      fill(shape([1090, 410], [1140, 406], [1144, 418], [1088, 420]), paper) +
      stroke(curve([1142, 418], [1158, 396], [1150, 380]), ink, 4) +
      fill(disc(1149, 376, 7, 9), ink),
    place(590, 540, pot(64, 60, clay500, clay700) + place(0, -54, fronds(4, 130, 15, leafy))),
  );
