import { canvas, SCENE } from '../drawing/canvas.ts';
import { chance, repeat } from '../drawing/chance.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, onward, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { steam, teacup, teapot } from '../props/crockery.ts';
import { geranium, leaf, pot } from '../props/plants.ts';
import { behindCloth, overCloth } from './at-the-tea-table.ts';
import { doors, garden, inShade, leafy, wood } from './tea-garden.ts';

const floorTone = (): string =>
  group(
    fill(box(-10, 796, 1620, 120), along([0, 796], [0, 900], [0, wood.body], [1, wood.shaded])),
    fill(shape([300, 796], [1300, 796], [1460, 910], [120, 910]), honey300, 0.35),
  );

const HEART = 'M0 -34C-22 -50 -16 -66 -6 -64C-2 -63 0 -60 0 -58C0 -60 2 -63 6 -64C16 -66 22 -50 0 -34Z';

const SPADE =
  'M0 -64C18 -50 18 -38 7 -39C4 -39 2 -41 1 -43L5 -32H-5L-1 -43C-2 -41 -4 -39 -7 -39C-18 -38 -18 -50 0 -64Z';

const card = (turn: number, suit: string, colour: string): string =>
  place(
    0,
    0,
    fill(box(-30, -84, 60, 84, 7), mix(paper, blush100, 0.15)) +
      stroke(box(-30, -84, 60, 84, 7), inShade, 1.6, { opacity: 0.5 }) +
      fill(suit, colour),
    1,
    turn,
  );

const cards = (): string =>
  group(
    shadow(0.35, soft(3, fill(blob([-70, -4], [40, -16], [110, 4], [10, 14]), wood.shaded))),
    [-34, -20, -6, 8, 22]
      .map((turn, i) => card(turn, i % 2 ? SPADE : HEART, i % 2 ? pine950 : clay700))
      .join(''),
    place(
      170,
      2,
      [0, 3, 6, 9]
        .map(
          (up) =>
            fill(shape([-44, -up], [30, -up - 5], [46, 9 - up], [-30, 16 - up]), up === 9 ? pine700 : paper) +
            stroke(shape([-44, -up], [30, -up - 5], [46, 9 - up], [-30, 16 - up]), inShade, 1.2, {
              opacity: 0.5,
            }),
        )
        .join('') + stroke(shape([-32, -7], [24, -11], [34, -1], [-20, 4]), honey300, 2),
    ),
  );

const cake = (): string =>
  group(
    fill(shape([-10, -4], [10, -4], [14, -44], [-14, -44]), mix(sea300, paper, 0.3)),
    fill(disc(0, -3, 44, 8), mix(sea300, paper, 0.3)),
    form(disc(0, -46, 104, 13), mix(sea100, paper, 0.3), pine700, [-100, -40], [60, -50], 0.5),
    form(
      `${curve([-80, -108], [-82, -80], [-78, -52])}L78 -52${onward([78, -52], [82, -80], [80, -108])}Z`,
      mix(honey300, clay500, 0.28),
      clay700,
      [-90, -40],
      [50, -90],
      0.7,
    ),
    stroke(curve([-81, -82], [0, -70], [81, -82]), clay700, 8) +
      stroke(curve([-81, -76], [0, -64], [81, -76]), paper, 6),
    fill(disc(0, -108, 80, 13), mix(honey300, paper, 0.35)),
    shade(disc(0, -108, 80, 13), paper, [40, -120], [-40, -104], 0.9),
    fill(shape([20, -98], [80, -108], [82, -54], [24, -48]), mix(honey300, paper, 0.2)) +
      stroke(line([22, -76], [81, -82]), clay700, 8) +
      stroke(line([23, -68], [81, -75]), paper, 5),
  );

const table = (moment: number): string => {
  const cloth = disc(800, 736, 560, 84);
  const drop = `M240 736${onward([240, 736], [250, 830], [236, 910])}L1364 910${onward([1364, 910], [1350, 830], [1360, 736])}Z`;
  const stripe = (x: number): string =>
    fill(
      shape([x - 13, 700], [x + 13, 700], [x + 13 + (x - 800) * 0.04, 912], [x - 13 + (x - 800) * 0.04, 912]),
      clay500,
      0.3,
    );
  const scallops = Array.from({ length: 9 }, (_, i) =>
    stroke(curve([250 + i * 136, 790], [262 + i * 134, 850], [252 + i * 136, 910]), inShade, 3, {
      opacity: 0.25,
    }),
  ).join('');
  return group(
    form(drop, mix(paper, blush100, 0.4), inShade, [160, 900], [1000, 780], 0.7),
    inside(drop, ...[300, 420, 540, 660, 780, 900, 1020, 1140, 1260].map(stripe), scallops),
    fill(cloth, mix(paper, honey300, 0.12)),
    shade(cloth, inShade, [240, 780], [700, 720], 0.45),
    stroke(cloth, paper, 3),
    shadow(
      0.3,
      soft(
        5,
        fill(blob([640, 742], [470, 752], [330, 768], [520, 776], [700, 758]), inShade),
        fill(blob([930, 716], [760, 722], [600, 734], [800, 742], [960, 728]), inShade),
        fill(blob([1130, 770], [1010, 780], [940, 790], [1080, 796], [1150, 784]), inShade),
        fill(blob([480, 770], [380, 778], [320, 790], [430, 794], [500, 782]), inShade),
      ),
    ),
    place(690, 738, teapot({ body: clay500, shaded: clay700, lit: mix(blush100, honey300, 0.3) }), [-1, 1]),
    place(912, 724, cake(), 0.86),
    place(470, 724, steam(110, paper, moment, 0.6)),
    place(
      470,
      780,
      teacup({ body: mix(sea300, paper, 0.25), shaded: pine700, lit: paper }, mix(clay700, honey300, 0.3)),
      [-1.05, 1.05],
    ),
    place(1126, 726, steam(110, paper, moment, 0.6)),
    place(
      1126,
      784,
      teacup({ body: blush100, shaded: mix(clay500, pine700, 0.3), lit: paper }, mix(clay700, honey300, 0.3)),
      [-1.08, 1.08],
    ),
    place(770, 806, cards(), 0.92),
    place(1264, 756, vase(), 0.9),
  );
};

const vase = (): string => {
  const roll = chance(77);
  return group(
    repeat(14, () =>
      place(
        roll.between(-14, 14),
        -74,
        leaf(roll.between(60, 112), 13, roll.between(-135, -45), roll.pick([pine700, leafy.leaf, leafy.lit])),
      ),
    ),
    repeat(18, () => {
      const [x, y] = [roll.between(-60, 60), -120 - roll.between(0, 74)];
      return (
        fill(
          disc(x, y, roll.between(9, 14)),
          roll.pick([clay500, blush100, honey300, mix(clay500, blush100, 0.5)]),
        ) + fill(disc(x + 2, y - 2, 4), paper, 0.6)
      );
    }),
    form(
      `${curve([-28, -84], [-18, -60], [-34, -24], [-22, 0])}L22 0${onward([22, 0], [34, -24], [18, -60], [28, -84])}Z`,
      pine700,
      pine950,
      [-36, 0],
      [20, -40],
      0.8,
    ) + stroke(curve([20, -70], [26, -28], [18, -8]), sea300, 4, { opacity: 0.7 }),
  );
};

export const socialEngagement = (moment: number): string =>
  canvas({
    ...SCENE,
    parts: [
      garden(),
      doors(),
      floorTone(),
      behindCloth(),
      table(moment),
      overCloth(),
      place(
        130,
        862,
        pot(120, 112, clay500, clay700) + place(0, -104, geranium(9, 170, leafy, clay500, blush100)),
        [-1, 1],
      ),
      glow([1150, 200], 900, honey300, 0.3),
    ],
  });
