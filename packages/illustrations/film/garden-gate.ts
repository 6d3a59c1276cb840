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
import { chimney, frontDoor, houseWindow, roofFace } from '../drawing/houses.ts';
import type { Layer } from '../drawing/layers.ts';
import { form, glow, shade, shadow } from '../drawing/light.ts';
import { blob, box, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { mist, wash } from '../drawing/sky.ts';
import { grass, hedge, poplar, roundTree, spikes } from '../props/greenery.ts';
import { leaf } from '../props/plants.ts';
import { upThePath } from './on-the-path.ts';

const leafy = { leaf: mix(pine700, sea300, 0.22), shaded: pine800, lit: mix(honey300, sea300, 0.2) };
const wood = mix(sea300, paper, 0.35);
const inShade = mix(clay500, pine800, 0.5);

const cottage = (): string => {
  const roll = chance(12);
  const panes = {
    frame: paper,
    frameShade: inShade,
    glass: along([-60, -140], [60, 0], [0, mix(honey300, paper, 0.4)], [1, mix(sea300, pine700, 0.4)]),
    sill: mix(paper, blush100, 0.4),
    brick: mix(clay500, blush100, 0.4),
  };
  return group(
    place(1090, 150, chimney(60, 70, mix(clay500, blush100, 0.2), clay700, blush100, 2)),
    form(
      box(430, 200, 740, 360),
      mix(paper, blush100, 0.45),
      mix(clay500, pine700, 0.5),
      [1260, 300],
      [560, 360],
      0.55,
    ),
    roofFace(
      5,
      [
        [450, 60],
        [1150, 60],
        [1220, 214],
        [380, 214],
      ],
      mix(clay700, clay500, 0.25),
      pine950,
      honey300,
    ),
    shadow(0.35, fill(box(430, 212, 740, 34), inShade)),
    place(560, 470, houseWindow(140, 150, panes)),
    place(1040, 470, houseWindow(140, 150, panes)),
    place(
      800,
      560,
      frontDoor({
        leaf: pine700,
        shaded: pine950,
        lit: sea300,
        frame: paper,
        glass: along([0, -290], [0, -150], [0, honey300], [1, mix(honey300, paper, 0.3)]),
        brass: honey300,
      }),
      0.98,
    ),
    glow([800, 320], 150, honey300, 0.5),
    repeat(90, () =>
      place(
        690 + roll.between(-22, 22) + (roll.between(0, 1) < 0.4 ? roll.between(0, 220) : 0),
        roll.between(244, 540),
        '',
      ),
    ),
    repeat(70, () => {
      const up = roll.between(0, 1);
      return place(
        692 + Math.sin(up * 9) * 14 + roll.between(-16, 16),
        556 - up * 320,
        leaf(roll.between(13, 20), 10, roll.between(0, 360), roll.pick([pine700, pine800, leafy.lit])),
      );
    }),
    repeat(16, () => {
      const up = roll.between(0.1, 1);
      return fill(
        disc(692 + Math.sin(up * 9) * 14 + roll.between(-16, 16), 556 - up * 320, 7),
        roll.pick([clay500, blush100]),
      );
    }),
  );
};

const garden = (): string =>
  group(
    wash(
      1600,
      0,
      560,
      [0, mix(sea300, sea100, 0.2)],
      [0.6, mix(sea100, blush100, 0.5)],
      [1, mix(honey300, blush100, 0.4)],
    ),
    glow([180, 320], 640, mix(honey300, blush100, 0.3), 0.9),
    fill(
      ridge(620, [-20, 470], [220, 440], [500, 462], [900, 430], [1300, 456], [1620, 430]),
      mix(sea300, blush100, 0.35),
    ),
    mist(300, 520, 1100, 110, mix(honey300, blush100, 0.5), 0.8),
    place(250, 560, roundTree(4, 420, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.3) }, clay700, -1)),
    place(1390, 570, poplar(9, 560, leafy, clay700, -1)),
    cottage(),
    fill(
      box(-10, 552, 1620, 360),
      along([0, 552], [0, 900], [0, mix(honey300, pine700, 0.4)], [1, mix(pine700, pine800, 0.5)]),
    ),
    shade(box(-10, 552, 1620, 360), honey300, [100, 540], [900, 760], 0.5),
    fill(
      shape([740, 560], [860, 560], [1010, 910], [590, 910]),
      along([0, 560], [0, 900], [0, mix(honey300, paper, 0.4)], [1, mix(blush100, clay500, 0.3)]),
    ),
    ...[600, 650, 720, 810].map((y) =>
      stroke(line([800 - (y - 380) * 0.38, y], [800 + (y - 380) * 0.38, y]), inShade, 2, { opacity: 0.3 }),
    ),
    place(0, 640, spikes(4, 470, 735, 90, pine700, mix(clay500, sea300, 0.4), blush100)),
    place(0, 650, spikes(6, 866, 1130, 96, pine700, mix(clay500, blush100, 0.3), paper)),
    place(0, 790, hedge(3, -30, 560, 190, leafy)),
    place(0, 790, hedge(8, 1040, 1630, 190, leafy)),
  );

const post = (x: number): string =>
  form(box(x - 19, 560, 38, 250, 3), mix(wood, sea300, 0.4), pine800, [x + 22, 0], [x - 14, 0], 0.8) +
  fill(shape([x - 26, 562], [x, 532], [x + 26, 562]), mix(wood, paper, 0.3)) +
  stroke(line([x - 15, 566], [x - 15, 806]), paper, 3, { opacity: 0.7 });

/** The gate's leaf, hung on the left post; `open` from 0 (shut) to 1. It swings away from us. */
const gateLeaf = (open: number): string => {
  const angle = open * 1.25;
  const [across, away] = [Math.cos(angle), Math.sin(angle)];
  const at = (reach: number, y: number): readonly [number, number] => [
    584 + reach * across * (1 - away * 0.12),
    y - (y - 620) * away * (reach / 440) * 0.3 - away * reach * 0.05,
  ];
  const picket = (reach: number, tall: number): string => {
    const slat = shape(
      at(reach, 800),
      at(reach, 800 - tall),
      at(reach + 15, 784 - tall),
      at(reach + 30, 800 - tall),
      at(reach + 30, 800),
    );
    return form(slat, wood, pine700, at(reach + 40, 0), at(reach, 0), 0.5 + away * 0.3);
  };
  return group(
    ...Array.from({ length: 10 }, (_, i) => picket(10 + i * 42, 150 + Math.sin((i / 9) * Math.PI) * 30)),
    ...[700, 772].map(
      (y) =>
        fill(shape(at(0, y - 8), at(426, y - 8), at(426, y + 8), at(0, y + 8)), mix(wood, sea300, 0.5)) +
        stroke(line(at(0, y - 7), at(426, y - 7)), paper, 2, { opacity: 0.6 }),
    ),
    fill(disc(...at(410, 706), 7), pine950),
  );
};

export const gardenGate: readonly Layer[] = [
  { still: garden() },
  {
    moving: (moment) => {
      const share = Math.min(1, Math.max(0, (moment - 0.12) / 0.6));
      return gateLeaf(share * share * (3 - 2 * share)) + upThePath(moment);
    },
  },
  {
    still:
      post(564) +
      post(1036) +
      fill(blob([-10, 915], [60, 870], [300, 890], [420, 915]), pine800) +
      place(0, 908, spikes(15, -10, 480, 130, pine800, mix(clay500, sea300, 0.35), blush100)) +
      place(0, 910, grass(5, -10, 560, 80, [pine800, pine950, leafy.lit])) +
      place(0, 910, grass(7, 1060, 1610, 84, [pine800, pine950, leafy.lit])) +
      place(0, 908, spikes(19, 1120, 1610, 140, pine800, honey300, paper)) +
      glow([180, 320], 900, mix(honey300, blush100, 0.3), 0.3),
  },
];
