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
  sea300,
} from '../drawing/colour.ts';
import type { Layer } from '../drawing/layers.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { sash } from '../drawing/room.ts';
import { mug, steam } from '../props/crockery.ts';
import { gardenView } from '../props/garden-view.ts';
import { leaf } from '../props/plants.ts';
import { openNotebook, pencil, spectacles } from '../props/stationery.ts';

const TABLE = 470;
const VIEW = { x: 260, y: -40, width: 900, height: 420 } as const;
const wood = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.35),
  lit: mix(honey300, paper, 0.45),
};
const inShade = mix(clay500, pine700, 0.45);

const posy = (): string => {
  const roll = chance(31);
  return group(
    repeat(16, () =>
      place(
        roll.between(-16, 16),
        -120,
        leaf(
          roll.between(70, 130),
          16,
          roll.between(-140, -40),
          roll.pick([pine700, mix(pine700, sea300, 0.3), mix(pine700, honey300, 0.35)]),
        ),
      ),
    ),
    repeat(18, () => {
      const [x, y] = [roll.between(-76, 76), -180 - roll.between(0, 90)];
      return (
        fill(disc(x, y, roll.between(12, 18)), roll.pick([clay500, blush100, honey300, paper])) +
        fill(disc(x, y, 5), honey300, 0.8)
      );
    }),
    form(
      `M-46 -136L46 -136L38 -8Q36 0 26 0L-26 0Q-36 0 -38 -8Z`,
      mix(sea300, paper, 0.2),
      pine700,
      [60, 0],
      [-30, -90],
      0.7,
    ) + stroke(line([-36, -124], [-30, -16]), paper, 6, { opacity: 0.7 }),
  );
};

const table = (): string =>
  group(
    fill(box(-10, -10, 1620, TABLE + 10), mix(blush100, clay500, 0.1)),
    shade(box(-10, -10, 1620, TABLE), inShade, [1700, 0], [1000, 300], 0.6),
    shade(box(-10, -10, 300, TABLE), inShade, [-80, 400], [240, 200], 0.5),
    sash({ ...VIEW, columns: 3, rows: 1, frame: paper, frameShade: inShade }, gardenView(VIEW), 18),
    form(box(220, 392, 980, 26, 3), paper, inShade, [1240, 410], [400, 390], 0.4),
    fill(
      box(-10, TABLE, 1620, 450),
      along([0, TABLE], [0, 900], [0, mix(wood.body, paper, 0.18)], [1, mix(wood.body, wood.shaded, 0.35)]),
    ),
    shade(box(-10, TABLE, 1620, 450), wood.shaded, [1760, 900], [900, 700], 0.6),
    stroke(line([-10, TABLE + 2], [1610, TABLE + 2]), wood.lit, 5),
    ...[540, 640, 770].map((y, i) =>
      stroke(curve([-10, y], [500, y + 8 - i * 5], [1100, y - 5], [1610, y + 4]), wood.shaded, 2.4, {
        opacity: 0.2,
      }),
    ),
    shadow(
      0.32,
      soft(
        8,
        fill(shape([470, 650], [1190, 624], [1420, 850], [560, 880]), wood.shaded),
        fill(shape([1280, 560], [1400, 556], [1600, 620], [1400, 640]), wood.shaded),
        fill(shape([260, 548], [390, 544], [540, 610], [360, 620]), wood.shaded),
      ),
    ),
    place(
      770,
      690,
      openNotebook({ cover: pine700, page: paper, pageShade: inShade, writing: pine700, ribbon: clay500 }),
      2.1,
    ),
    pencil([880, 846], [1270, 660], honey300, clay500, ink),
    place(320, 560, mug({ body: clay500, shaded: clay700, lit: blush100 }, blush100), 2.1),
    place(1330, 560, posy(), 1.15),
    place(240, 800, spectacles(pine950), 1.7),
  );

const dapple = (moment: number): string => {
  const roll = chance(9);
  const stir = Math.sin(moment * Math.PI * 2);
  return shadow(
    0.16,
    soft(
      9,
      repeat(34, () => {
        const [x, y] = [
          roll.between(380, 1500) + stir * roll.between(4, 16),
          roll.between(500, 860) + stir * 4,
        ];
        return fill(
          blob(
            [x - 46, y],
            [x - 8, y - roll.between(8, 16)],
            [x + roll.between(26, 60), y - 3],
            [x + 10, y + roll.between(7, 14)],
          ),
          mix(pine800, clay700, 0.4),
        );
      }),
    ),
  );
};

export const notes: readonly Layer[] = [
  { still: table() },
  { moving: (moment) => dapple(moment) + place(320, 430, steam(190, paper, moment, 0.7)) },
  { still: glow([360, 200], 1000, honey300, 0.3) },
];
