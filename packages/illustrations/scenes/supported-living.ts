import { canvas, SCENE } from '../drawing/canvas.ts';
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
import { brickwork, chimney, frontDoor, roofFace } from '../drawing/houses.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { hedge, spikes } from '../props/greenery.ts';
import { fronds, geranium, pot } from '../props/plants.ts';
import { basket, bicycle } from '../props/vehicles.ts';
import { comingHome } from './at-their-own-door.ts';
import {
  backdrop,
  bay,
  brick,
  brickTones,
  GROUND,
  inShade,
  lamp,
  leafy,
  netCurtain,
  panes,
  stone,
  trailing,
  upstairs,
} from './shared-house.ts';

const books = (): string => {
  const spines = [
    [clay500, 62],
    [honey300, 54],
    [sea300, 68],
    [paper, 50],
    [clay700, 60],
    [sea100, 56],
  ] as const;
  return spines
    .map(([tone, height], index) => fill(box(index * 17 - 40, -height, 14, height), tone))
    .join('');
};

const house = (): string =>
  group(
    ...[370, 1230].map((x) => place(x, 64, chimney(84, 66, brick, inShade, mix(clay500, blush100, 0.4), 4))),
    roofFace(
      6,
      [
        [330, 40],
        [1270, 40],
        [1350, 128],
        [250, 128],
      ],
      mix(pine800, pine700, 0.35),
      pine950,
      mix(sea300, honey300, 0.3),
    ),
    brickwork(3, 270, 122, 1060, 654, brick, brickTones, 1.1),
    shade(box(270, 122, 1060, 654), inShade, [120, 400], [860, 400], 0.6),
    shadow(0.45, fill(box(270, 122, 1060, 42), inShade)),
    fill(box(244, 116, 1112, 17, 3), stone) + stroke(line([246, 118], [1354, 118]), paper, 3),
    fill(box(270, 392, 1060, 13), stone, 0.9),
    upstairs(),
    bay(
      476,
      netCurtain(172, 214, mix(sea300, paper, 0.3)) +
        place(0, 2, trailing(150)) +
        place(
          56,
          2,
          fill(blob([-20, 0], [-22, -24], [-4, -40], [14, -30], [20, 0]), ink) +
            fill(disc(-4, -42, 13), ink) +
            fill(shape([-16, -44], [-16, -62], [-6, -52]), ink) +
            fill(shape([0, -53], [9, -62], [9, -44]), ink),
        ),
    ),
    bay(
      1124,
      netCurtain(172, 214, mix(blush100, paper, 0.4)) + place(-30, 2, books()) + place(54, 0, lamp()),
    ),
  );

const porch = (): string => {
  const hanging = (x: number): string => {
    const roll = chance(x);
    return group(
      stroke(line([x - 26, 474], [x, 424], [x + 26, 474]), pine950, 2.5),
      form(disc(x, 474, 32, 30), mix(clay700, pine950, 0.4), pine950, [x - 30, 500], [x + 20, 470], 0.6),
      repeat(54, () => {
        const [dx, dy] = [roll.between(-46, 46), roll.between(-24, 10)];
        const trail = Math.abs(dx) > 28 ? roll.between(0, 30) : 0;
        return fill(
          disc(x + dx, 470 + dy + trail, roll.between(4, 7.5)),
          roll.pick([pine700, leafy.leaf, leafy.shaded, leafy.lit, clay500, blush100, honey300]),
        );
      }),
    );
  };
  return group(
    form(shape([672, 400], [928, 400], [928, 424], [672, 424]), stone, inShade, [660, 430], [880, 400], 0.4),
    form(shape([660, 402], [800, 346], [940, 402]), panes.frame, inShade, [640, 400], [860, 380], 0.5) +
      stroke(line([800, 347], [938, 401]), paper, 4),
    shadow(0.4, fill(box(690, 424, 220, 40), inShade)),
    place(
      800,
      GROUND - 22,
      frontDoor({
        leaf: honey300,
        shaded: clay700,
        lit: paper,
        frame: panes.frame,
        glass: along([0, -290], [0, -150], [0, mix(sea300, paper, 0.3)], [1, mix(pine700, sea300, 0.4)]),
        brass: pine800,
      }),
      [1.16, 1.06],
    ),
    ...[0, 1, 2, 3].map((i) => fill(disc(945, 600 + i * 17, 5), i === 1 ? honey300 : pine800)),
    stroke(box(936, 590, 18, 70, 5), pine800, 2.5),
    ...[690, 910].map((x) =>
      form(box(x - 11, 424, 22, 326), panes.frame, inShade, [x - 14, 0], [x + 8, 0], 0.6),
    ),
    hanging(650),
    hanging(950),
    form(shape([640, 750], [960, 750], [990, 778], [610, 778]), stone, inShade, [600, 780], [900, 750], 0.4),
    fill(box(704, 744, 192, 8, 2), inShade, 0.6),
  );
};

const front = (): string =>
  group(
    fill(
      box(-10, GROUND - 6, 1620, 150),
      along(
        [0, GROUND],
        [1600, GROUND],
        [0, mix(blush100, inShade, 0.3)],
        [1, mix(blush100, honey300, 0.35)],
      ),
    ),
    fill(shape([610, 776], [990, 776], [1100, 910], [500, 910]), mix(paper, honey300, 0.3)),
    ...[804, 844].map((y) => stroke(line([-10, y], [1610, y]), inShade, 2, { opacity: 0.25 })),
    place(0, GROUND + 12, hedge(4, 236, 330, 90, leafy)),
    place(0, GROUND + 10, hedge(9, 1276, 1400, 80, leafy)),
    place(0, GROUND + 12, spikes(3, 340, 600, 70, pine700, mix(sea300, clay500, 0.35), sea100)),
    place(0, GROUND + 12, spikes(5, 1000, 1240, 66, pine700, clay500, blush100)),
    shadow(0.35, soft(4, fill(shape([180, 852], [620, 852], [420, 888], [-40, 888]), inShade))),
  );

const cycles = (): string =>
  group(
    place(
      500,
      842,
      bicycle({
        frame: mix(sea300, pine700, 0.35),
        frameShade: pine800,
        metal: mix(sea300, paper, 0.3),
        tyre: ink,
        leather: clay700,
      }),
      [-0.8, 0.8],
    ),
    place(
      330,
      856,
      bicycle({
        frame: clay500,
        frameShade: clay700,
        metal: mix(sea300, paper, 0.4),
        tyre: ink,
        leather: inShade,
      }),
      [0.86, 0.86],
    ),
    stroke(line([436, 640], [452, 700]), pine800, 4) +
      place(432, 646, basket(mix(honey300, clay500, 0.4), inShade), 0.66),
  );

const pots = (): string => {
  const planted = (x: number, y: number, size: number, seed: number, flower: string): string =>
    place(
      x,
      y,
      pot(size, size * 0.9, seed % 2 ? clay500 : mix(sea300, pine700, 0.4), seed % 2 ? clay700 : pine800) +
        place(0, -size * 0.82, geranium(seed, size * 1.35, leafy, flower, mix(flower, paper, 0.55))),
      [-1, 1],
    );
  return group(
    shadow(0.35, soft(4, fill(shape([990, 846], [1330, 846], [1260, 872], [920, 872]), inShade))),
    planted(1012, 800, 70, 3, clay500),
    planted(602, 800, 66, 12, honey300),
    planted(1100, 848, 92, 7, mix(clay500, blush100, 0.3)),
    planted(1210, 856, 76, 4, clay500),
    place(1300, 852, pot(64, 60, clay500, clay700) + place(0, -54, fronds(8, 110, 13, leafy))),
  );
};

export const supportedLiving = (): string =>
  canvas({
    ...SCENE,
    parts: [
      backdrop(),
      house(),
      front(),
      porch(),
      pots(),
      cycles(),
      comingHome(),
      glow([1560, 240], 1100, honey300, 0.3),
    ],
  });
