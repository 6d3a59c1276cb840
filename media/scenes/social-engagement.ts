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
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { mist, wash } from '../drawing/sky.ts';
import { steam, teacup, teapot } from '../things/crockery.ts';
import { chairBack } from '../things/furniture.ts';
import { geranium, grass, hedge, leaf, pot, roundTree, spikes } from '../things/plants.ts';

const leafy = {
  leaf: mix(pine700, sea300, 0.28),
  shaded: mix(pine800, pine700, 0.4),
  lit: mix(honey300, sea300, 0.2),
};
const wood = {
  body: mix(clay500, honey300, 0.52),
  shaded: mix(clay700, pine950, 0.4),
  lit: mix(honey300, paper, 0.4),
};
const inShade = mix(clay500, pine700, 0.5);

const birdTable = (): string =>
  group(
    form(box(-6, -190, 12, 190), wood.shaded, pine950, [-8, 0], [6, 0], 0.6),
    form(box(-52, -200, 104, 12, 2), wood.body, wood.shaded, [-60, 0], [40, 0]),
    fill(box(-40, -250, 6, 52), wood.shaded) + fill(box(34, -250, 6, 52), wood.shaded),
    form(shape([-64, -246], [0, -290], [64, -246]), clay700, pine950, [-60, -240], [40, -270], 0.7) +
      stroke(line([0, -289], [63, -246]), honey300, 3, { opacity: 0.7 }),
    place(
      14,
      -202,
      fill(blob([-15, 0], [-20, -12], [-4, -22], [10, -18], [14, -6], [6, 0]), mix(clay700, clay500, 0.4)) +
        fill(shape([-16, -10], [-34, -4], [-16, -3]), wood.shaded) +
        fill(disc(10, -20, 8), mix(clay700, clay500, 0.4)) +
        fill(blob([0, -2], [6, -16], [14, -12], [10, -1]), clay500) +
        fill(shape([17, -21], [24, -18], [16, -17]), pine950),
    ),
  );

const garden = (): string => {
  const downs = ridge(520, [280, 350], [460, 322], [640, 340], [860, 306], [1080, 334], [1330, 312]);
  return group(
    wash(
      1600,
      0,
      540,
      [0, mix(sea300, sea100, 0.3)],
      [0.5, mix(sea100, paper, 0.4)],
      [1, mix(honey300, paper, 0.4)],
    ),
    glow([1150, 230], 620, honey300, 0.75),
    fill(downs, mix(sea300, blush100, 0.25)),
    shade(downs, paper, [1200, 300], [700, 460], 0.7),
    place(410, 470, roundTree(3, 330, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.35) }, wood.shaded, 1)),
    place(1180, 476, roundTree(12, 390, leafy, wood.shaded, 1)),
    mist(800, 430, 900, 90, mix(honey300, paper, 0.4), 0.8),
    place(0, 486, hedge(5, 240, 1380, 86, leafy)),
    fill(
      box(200, 480, 1200, 330),
      along(
        [0, 480],
        [0, 800],
        [0, mix(honey300, sea300, 0.4)],
        [0.35, mix(pine700, honey300, 0.45)],
        [1, mix(pine700, sea300, 0.2)],
      ),
    ),
    shade(box(200, 480, 1200, 330), honey300, [1300, 470], [700, 640], 0.5),
    shadow(
      0.3,
      fill(blob([700, 502], [960, 490], [1180, 486], [1090, 514], [820, 524]), pine800),
      fill(shape([736, 566], [748, 566], [560, 604], [520, 604]), pine800),
    ),
    place(742, 566, birdTable(), 0.86),
    place(0, 520, spikes(7, 900, 1060, 84, pine700, mix(clay500, blush100, 0.35), blush100)),
    place(0, 530, spikes(8, 1060, 1340, 100, pine700, mix(sea300, clay500, 0.35), sea100)),
    place(0, 540, spikes(9, 250, 520, 96, pine700, honey300, paper)),
    place(0, 548, grass(10, 250, 560, 40, [pine700, pine800, leafy.lit])),
    place(0, 540, grass(11, 890, 1350, 44, [pine700, pine800, leafy.lit])),
    fill(shape([420, 650], [1180, 650], [1340, 800], [260, 800]), mix(blush100, honey300, 0.3)),
    ...[690, 740].map((y) => stroke(line([300, y], [1300, y]), inShade, 2, { opacity: 0.35 })),
  );
};

const doors = (): string => {
  const wallTone = mix(blush100, clay500, 0.14);
  const leafDoor = (x: number, lean: -1 | 1): string => {
    const far = x + lean * 150;
    const pane = (a: number, b: number): string => {
      const at = (u: number, v: number): readonly [number, number] => [
        x + (far - x) * u,
        60 + v * 690 + lean * 0 + u * (v - 0.3) * 74,
      ];
      const quad = shape(at(0.16, a), at(0.84, a), at(0.84, b), at(0.16, b));
      return (
        fill(
          quad,
          along([x, 0], [far, 700], [0, mix(sea100, paper, 0.5), 0.75], [1, mix(sea300, honey300, 0.3), 0.6]),
        ) + stroke(quad, inShade, 2.5, { opacity: 0.5 })
      );
    };
    const slab = shape([x, 60], [far, 38], [far, 802], [x, 750]);
    return (
      form(slab, mix(paper, sea300, 0.2), inShade, [far, 400], [x, 400], 0.5) +
      pane(0.04, 0.26) +
      pane(0.3, 0.52) +
      pane(0.56, 0.76)
    );
  };
  return group(
    fill(box(-10, -10, 300, 920), wallTone) +
      fill(box(1310, -10, 300, 920), wallTone) +
      fill(box(-10, -10, 1620, 60), wallTone),
    shade(box(-10, -10, 300, 920), inShade, [-60, 300], [300, 300], 0.8),
    shade(box(1310, -10, 300, 920), inShade, [1700, 700], [1300, 300], 0.6),
    shade(box(-10, -10, 1620, 60), inShade, [0, -20], [0, 60], 0.7),
    ...[
      [284, 0],
      [1298, 0],
    ].map(([x = 0]) => fill(box(x, 44, 20, 760), paper)),
    fill(box(284, 40, 1034, 22), paper),
    stroke(line([304, 62], [1298, 62]), inShade, 3, { opacity: 0.5 }),
    leafDoor(284, -1),
    leafDoor(1318, 1),
  );
};

const floorTone = (): string =>
  group(
    fill(box(-10, 796, 1620, 120), along([0, 796], [0, 900], [0, wood.body], [1, wood.shaded])),
    fill(shape([300, 796], [1300, 796], [1460, 910], [120, 910]), honey300, 0.35),
  );

const card = (turn: number, x: number, y: number, face: string, pips: string): string =>
  place(
    x,
    y,
    fill(box(-30, -84, 60, 84, 7), mix(paper, blush100, 0.15)) +
      stroke(box(-30, -84, 60, 84, 7), inShade, 1.6, { opacity: 0.5 }) +
      face.replaceAll('PIP', pips),
    1,
    turn,
  );

const heart = fill(
  'M0 -34C-22 -50 -16 -66 -6 -64C-2 -63 0 -60 0 -58C0 -60 2 -63 6 -64C16 -66 22 -50 0 -34Z',
  'PIP',
);
const spade = fill(
  'M0 -64C18 -50 18 -38 7 -39C4 -39 2 -41 1 -43L5 -32H-5L-1 -43C-2 -41 -4 -39 -7 -39C-18 -38 -18 -50 0 -64Z',
  'PIP',
);

const cards = (): string =>
  group(
    shadow(0.35, soft(3, fill(blob([-70, -4], [40, -16], [110, 4], [10, 14]), wood.shaded))),
    [-34, -20, -6, 8, 22]
      .map((turn, i) => card(turn, 0, 0, i % 2 ? spade : heart, i % 2 ? pine950 : clay700))
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
      `${curve([-80, -108], [-82, -80], [-78, -52])}L78 -52${curve([78, -52], [82, -80], [80, -108]).replace(/^M[^C]*/, '')}Z`,
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
  const drop = `M240 736${curve([240, 736], [250, 830], [236, 910]).replace(/^M[^C]*/, '')}L1364 910${curve([1364, 910], [1350, 830], [1360, 736]).replace(/^M[^C]*/, '')}Z`;
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
    place(930, 724, cake(), 0.92),
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
      `${curve([-28, -84], [-18, -60], [-34, -24], [-22, 0])}L22 0${curve([22, 0], [34, -24], [18, -60], [28, -84]).replace(/^M[^C]*/, '')}Z`,
      pine700,
      pine950,
      [-36, 0],
      [20, -40],
      0.8,
    ) + stroke(curve([20, -70], [26, -28], [18, -8]), sea300, 4, { opacity: 0.7 }),
  );
};

export const socialEngagement = (moment: number): string =>
  sheet({
    ...SCENE,
    parts: [
      garden(),
      doors(),
      floorTone(),
      place(400, 906, chairBack(wood, 5), [1.06, 1.04]),
      place(1220, 906, chairBack(wood, 5), [-1.06, 1.04]),
      place(
        1220,
        906,
        group(
          form(
            blob(
              [-112, -440],
              [-60, -462],
              [60, -462],
              [112, -440],
              [122, -300],
              [104, -240],
              [60, -256],
              [0, -236],
              [-60, -258],
              [-108, -236],
              [-124, -300],
            ),
            mix(pine700, sea300, 0.35),
            pine800,
            [-130, -230],
            [60, -400],
            0.8,
          ),
          ...[-380, -330, -282].map((y) =>
            stroke(curve([-116, y], [0, y + 16], [116, y]), honey300, 4, { opacity: 0.8 }),
          ),
        ),
        1.02,
      ),
      table(moment),
      place(
        130,
        862,
        pot(120, 112, clay500, clay700) + place(0, -104, geranium(9, 170, leafy, clay500, blush100)),
        [-1, 1],
      ),
      glow([1150, 200], 900, honey300, 0.3),
    ],
  });
