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
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { curve, disc, line, lineThenCurve, type Point, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { cloudBank, gull, mist, wash } from '../drawing/sky.ts';
import { grass, roundTree, spikes } from '../props/greenery.ts';
import { leaf } from '../props/plants.ts';
import { brown, wren } from '../props/wren.ts';

const leafy = { leaf: mix(pine700, sea300, 0.25), shaded: pine800, lit: mix(honey300, sea300, 0.15) };
const timber = {
  body: mix(mix(clay500, honey300, 0.4), sea300, 0.25),
  shaded: mix(clay700, pine950, 0.45),
  lit: mix(honey300, paper, 0.4),
};
const chalk = mix(paper, honey300, 0.3);

const downs = (): string => {
  const hills: readonly (readonly [Point[], string])[] = [
    [
      [
        [-20, 470],
        [260, 420],
        [560, 452],
        [880, 408],
        [1200, 444],
        [1620, 404],
      ],
      mix(sea300, blush100, 0.45),
    ],
    [
      [
        [-20, 540],
        [200, 500],
        [520, 524],
        [900, 486],
        [1300, 530],
        [1620, 490],
      ],
      mix(sea300, pine700, 0.16),
    ],
    [
      [
        [-20, 600],
        [320, 590],
        [700, 560],
        [1040, 600],
        [1340, 566],
        [1620, 590],
      ],
      mix(sea300, pine700, 0.38),
    ],
  ];
  const copse = (x: number, y: number, size: number, seed: number): string =>
    repeat(4, (i) =>
      place(
        x + i * size * 0.42,
        y + (i % 2) * 4,
        roundTree(
          seed + i,
          size * (0.8 + (i % 3) * 0.14),
          { ...leafy, leaf: mix(leafy.leaf, sea300, 0.35) },
          clay700,
          1,
        ),
      ),
    );
  return group(
    wash(
      1600,
      0,
      560,
      [0, mix(sea300, sea100, 0.1)],
      [0.4, mix(sea100, blush100, 0.3)],
      [0.78, mix(blush100, honey300, 0.25)],
      [1, mix(honey300, blush100, 0.4)],
    ),
    glow([1180, 330], 700, mix(honey300, blush100, 0.4), 0.9),
    glow([1180, 330], 150, paper, 0.9),
    fill(disc(1180, 330, 40), mix(paper, honey300, 0.2)),
    cloudBank(2, 360, 130, 620, 48, [mix(sea100, paper, 0.5), mix(sea100, blush100, 0.6)]),
    cloudBank(5, 1300, 176, 520, 36, [mix(sea100, blush100, 0.6), paper]),
    cloudBank(8, 640, 252, 360, 20, [mix(blush100, paper, 0.4), mix(blush100, clay500, 0.15)]),
    ...hills.map(
      ([points, tone], index) =>
        fill(ridge(760, ...points), tone) +
        shade(ridge(760, ...points), honey300, [1300, 400], [500, 640], 0.4 + index * 0.1) +
        mist(500 + index * 300, 500 + index * 60, 1300, 70, mix(blush100, honey300, 0.35), 0.6),
    ),
    copse(180, 540, 90, 3),
    copse(1280, 580, 110, 9),
    place(310, 306, gull(0.4, mix(pine700, sea300, 0.4)), 0.5, -6),
    place(366, 286, gull(-0.3, mix(pine700, sea300, 0.4)), 0.4),
    fill(
      `${curve([980, 492], [900, 520], [760, 540], [700, 566])}${lineThenCurve([716, 570], [790, 548], [920, 526], [990, 494])}Z`,
      chalk,
    ),
  );
};

const meadow = (): string => {
  const roll = chance(18);
  const rise = ridge(910, [-20, 660], [300, 640], [640, 626], [960, 634], [1300, 650], [1620, 636]);
  const left = `${curve([690, 915], [720, 830], [700, 770], [590, 712], [440, 672], [330, 644])}${lineThenCurve([352, 640], [480, 660], [660, 694], [790, 740], [850, 790])}L960 915Z`;
  const right = `${curve([690, 915], [760, 850], [850, 770], [960, 716], [1090, 672], [1180, 642])}${lineThenCurve([1204, 644], [1130, 684], [1040, 732], [980, 800], [960, 915])}Z`;
  const lit = along([0, 640], [0, 910], [0, chalk], [1, mix(chalk, clay500, 0.22)]);
  return group(
    fill(
      rise,
      along(
        [0, 630],
        [0, 900],
        [0, mix(honey300, pine700, 0.4)],
        [0.4, mix(pine700, honey300, 0.25)],
        [1, pine800],
      ),
    ),
    shade(rise, honey300, [1400, 600], [700, 820], 0.45),
    fill(left, lit),
    fill(right, lit),
    repeat(170, () => {
      const [x, y] = [roll.between(0, 1600), roll.between(664, 880)];
      const onPath = Math.abs(x - 820) < 120 + (y - 640) * 0.4 || Math.abs(x - 820) > (y < 720 ? 200 : 1e4);
      return onPath
        ? ''
        : fill(disc(x, y, 1.6 + (y - 640) * 0.012), roll.pick([paper, honey300, blush100, clay500]), 0.85);
    }),
  );
};

const finger = (length: number, mark: string): string => {
  const board = shape([0, -26], [length - 34, -26], [length, 0], [length - 34, 26], [0, 26]);
  return (
    form(board, timber.body, timber.shaded, [0, 40], [length, -30], 0.6) +
    stroke(line([4, -23], [length - 36, -23], [length - 4, 0]), timber.lit, 4) +
    mark
  );
};

const walker =
  stroke('M0 -14L-4 2L-12 16M-4 2L6 16M-2 -8L10 -2M0 -14L-9 -4', paper, 4.5) + fill(disc(2, -20, 5), paper);
const oak = fill(
  'M0 18C-6 8 -20 8 -16 -2C-24 -10 -10 -22 0 -20C10 -22 24 -10 16 -2C20 8 6 8 0 18Z',
  honey300,
);
const arrow = stroke('M-14 0H14M4 -10L14 0L4 10', paper, 5);

const signpost = (): string =>
  group(
    shadow(0.35, soft(5, fill(shape([-20, 0], [24, 0], [-230, 62], [-300, 58]), pine950))),
    form(
      shape([-20, -560], [20, -560], [24, 6], [-24, 6]),
      timber.body,
      timber.shaded,
      [-30, -200],
      [20, -260],
      0.85,
    ),
    form(shape([-24, -560], [0, -588], [24, -560]), timber.body, timber.shaded, [-24, -560], [16, -580], 0.5),
    stroke(line([17, -552], [20, -6]), timber.lit, 4, { opacity: 0.8 }),
    stroke(curve([-6, -440], [-2, -330], [-9, -180], [-3, -60]), timber.shaded, 2.5, { opacity: 0.5 }),
    place(14, -474, finger(300, place(70, 0, arrow) + place(176, 2, walker)), 1, -3),
    place(-14, -398, finger(260, place(70, 0, arrow) + place(160, 1, oak)), [-1, 1], 4),
    place(14, -322, finger(220, place(76, 0, arrow)), 1, 5),
    ...[-474, -398, -322].map((y) => fill(disc(-7, y, 4), pine950) + fill(disc(8, y + 3, 4), pine950)),
    fill(disc(0, -236, 19), pine700) +
      stroke(disc(0, -236, 19), paper, 2.5) +
      stroke('M-9 -236H8M1 -244L9 -236L1 -228', honey300, 4),
  );

const ivy = (): string => {
  const roll = chance(66);
  return repeat(46, () => {
    const up = roll.between(0, 1);
    return place(
      800 + roll.between(-30, 30) * (1 - up * 0.5),
      776 - up * 170,
      leaf(
        roll.between(14, 24),
        roll.between(11, 16),
        roll.between(0, 360),
        roll.pick([pine700, pine800, leafy.leaf, leafy.lit]),
      ),
    );
  });
};

export const notFound = (): string =>
  canvas({
    ...SCENE,
    parts: [
      downs(),
      meadow(),
      place(1440, 660, roundTree(21, 420, leafy, mix(clay700, pine950, 0.3), -1)),
      place(126, 680, roundTree(33, 360, leafy, mix(clay700, pine950, 0.3), 1)),
      place(800, 770, signpost()),
      ivy(),
      place(908, 274, wren(brown, true), 0.65, -4),
      place(0, 784, grass(14, 740, 868, 56, [pine800, pine700, leafy.lit])),
      place(0, 908, spikes(5, -10, 430, 120, pine800, mix(clay500, sea300, 0.4), blush100)),
      place(0, 910, grass(6, -10, 560, 84, [pine800, pine950, leafy.lit])),
      place(0, 910, grass(7, 1090, 1610, 92, [pine800, pine950, leafy.lit])),
      place(0, 908, spikes(9, 1200, 1610, 130, pine800, honey300, paper)),
      glow([1180, 330], 1000, mix(honey300, blush100, 0.3), 0.3),
    ],
  });
