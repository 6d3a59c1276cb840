import { chance, repeat } from '../drawing/chance.ts';
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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, type Point, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { boards, thrownWindow } from '../drawing/room.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { mug, plate, steam } from '../things/crockery.ts';
import { clock } from '../things/furniture.ts';
import { fronds, pot, roundTree } from '../things/plants.ts';

const FLOOR = 640;
const inShade = mix(clay500, pine700, 0.5);
const timber = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.35),
  lit: mix(honey300, paper, 0.45),
};
const leafy = { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.2) };

const hall = (): string =>
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

const tallWindow = (x: number, seed: number): string => {
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

const screen = (): string =>
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

const bunting = (): string => {
  const tones = [clay500, honey300, sea300, pine700, blush100] as const;
  const sag = (x: number): number => 60 + 54 * Math.sin((Math.PI * ((x + 20) % 410)) / 410);
  return (
    stroke(
      curve(...Array.from({ length: 42 }, (_, i): Point => [i * 41 - 20, sag(i * 41 - 20)])),
      pine800,
      3,
    ) +
    repeat(41, (i) => {
      const [x, next] = [i * 41 - 17, i * 41 + 17];
      return form(
        shape([x, sag(x)], [next, sag(next)], [(x + next) / 2, (sag(x) + sag(next)) / 2 + 44]),
        tones[(i * 2) % 5] ?? clay500,
        inShade,
        [next, sag(x) + 44],
        [x, sag(x)],
        0.45,
      );
    })
  );
};

/** A stacking chair from behind, 150 wide, feet on y 0. */
const hallChair = (cloth: string, dark: string): string =>
  group(
    stroke(line([-58, -150], [-66, 0]), pine950, 7) +
      stroke(line([58, -150], [66, 0]), pine950, 7) +
      stroke(line([-44, -130], [-52, -16]), pine950, 6) +
      stroke(line([44, -130], [52, -16]), pine950, 6),
    form(box(-66, -164, 132, 24, 9), mix(cloth, dark, 0.35), dark, [0, -140], [0, -166], 0.6),
    stroke(line([-56, -156], [-58, -280]), pine950, 7) + stroke(line([56, -156], [58, -280]), pine950, 7),
    form(box(-68, -304, 136, 96, [24, 24, 12, 12]), cloth, dark, [80, -210], [-50, -300], 0.75),
    stroke(curve([-56, -296], [0, -302], [54, -297]), mix(cloth, paper, 0.6), 4, { opacity: 0.8 }),
  );

const rows = (): string => {
  const tones = [
    [clay500, clay700],
    [mix(sea300, pine700, 0.45), pine950],
    [honey300, clay500],
  ] as const;
  const row = (y: number, scale: number, count: number, gap: number, pick: number): string =>
    repeat(count, (i) => {
      const x = 830 + (i - (count - 1) / 2) * gap + (i >= count / 2 ? gap * 0.32 : -gap * 0.32);
      const [cloth, dark] = tones[(i + pick) % 3] ?? tones[0];
      return (
        shadow(
          0.35,
          soft(
            4,
            fill(
              shape(
                [x - 60 * scale, y - 4],
                [x + 66 * scale, y - 4],
                [x + 190 * scale, y + 26 * scale],
                [x + 60 * scale, y + 26 * scale],
              ),
              pine950,
            ),
          ),
        ) + place(x, y, hallChair(cloth, dark), scale)
      );
    });
  return row(724, 0.56, 8, 112, 0) + row(800, 0.74, 8, 150, 1) + row(912, 1.02, 8, 208, 2);
};

const urn = (): string =>
  group(
    form(
      `M-46 -8L-52 -150Q-52 -176 0 -178Q52 -176 52 -150L46 -8Z`,
      mix(sea100, sea300, 0.5),
      mix(pine700, sea300, 0.25),
      [60, 0],
      [-30, -90],
      0.85,
    ),
    fill(disc(0, -176, 40, 9), mix(sea300, pine700, 0.3)) + fill(disc(0, -188, 9), pine950),
    stroke(line([-36, -140], [-32, -20]), paper, 7, { opacity: 0.8 }),
    fill(box(-14, -44, 28, 12, 4), pine950) + fill(box(-5, -36, 10, 20, 3), pine950),
    fill(box(-50, -12, 100, 12, 4), pine950),
    fill(box(-62, -120, 14, 30, 5), pine950) + fill(box(48, -120, 14, 30, 5), pine950),
  );

const tea = (moment: number): string =>
  group(
    form(
      shape([1226, 520], [1620, 506], [1620, 640], [1240, 640]),
      mix(paper, sea100, 0.3),
      inShade,
      [1640, 640],
      [1240, 540],
      0.6,
    ),
    ...[1290, 1370, 1460, 1550].map((x) =>
      stroke(curve([x, 528], [x + 6, 580], [x - 2, 640]), inShade, 3, { opacity: 0.3 }),
    ),
    fill(shape([1210, 506], [1620, 490], [1620, 512], [1226, 526]), paper),
    shadow(0.3, fill(box(1240, 640, 380, 16), pine950)),
    place(1510, 504, steam(150, paper, moment, 0.5)),
    place(1480, 504, urn(), 0.95),
    ...[0, 1, 2, 3].map((i) =>
      place(
        1262 + i * 42,
        514 - i * 1.6,
        mug(
          [
            { body: clay500, shaded: clay700, lit: blush100 },
            { body: sea300, shaded: pine700, lit: paper },
            { body: honey300, shaded: clay500, lit: paper },
            { body: paper, shaded: sea300, lit: paper },
          ][i] ?? { body: paper, shaded: sea300, lit: paper },
        ),
        0.62,
      ),
    ),
    place(1380, 476, plate(0.1, { body: paper, shaded: sea300, lit: paper }, sea300)),
  );

export const event = (moment: number): string =>
  sheet({
    ...SCENE,
    parts: [
      hall(),
      tallWindow(60, 3),
      tallWindow(320, 8),
      tallWindow(1230, 5),
      screen(),
      place(1500, 210, clock(52, { body: paper, shaded: inShade, lit: paper }, pine800, 2, 0)),
      bunting(),
      boards(
        FLOOR,
        910,
        along(
          [0, FLOOR],
          [0, 900],
          [0, mix(timber.body, paper, 0.2)],
          [1, mix(timber.body, timber.shaded, 0.5)],
        ),
        timber.shaded,
        [830, 300],
      ),
      tea(moment),
      thrownWindow(
        [
          [240, 660],
          [400, 660],
          [660, 900],
          [440, 900],
        ],
        [2, 3],
        mix(honey300, paper, 0.4),
        0.5,
      ),
      thrownWindow(
        [
          [500, 660],
          [640, 660],
          [900, 900],
          [720, 900],
        ],
        [2, 3],
        mix(honey300, paper, 0.4),
        0.42,
      ),
      rows(),
      form(blob([-60, -60], [-59, -60], [-59, -59]), ink, ink, [-60, -60], [-59, -59]),
      repeat(0, () => String(chance(1).between(0, 1))),
      glow([130, 240], 900, honey300, 0.3),
    ],
  });
