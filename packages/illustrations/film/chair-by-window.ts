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
import type { Layer } from '../drawing/layers.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, lineThenCurve, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { boards, sash, skirting, thrownWindow, wall } from '../drawing/room.ts';
import { frame } from '../props/furniture.ts';
import { gardenView } from '../props/garden-view.ts';
import { fronds, pot } from '../props/plants.ts';
import { choiceOfJumper, headOfRose } from './choice-of-jumper.ts';

const FLOOR = 720;
const VIEW = { x: 470, y: 90, width: 560, height: 430 } as const;
const wood = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.4),
  lit: mix(honey300, paper, 0.4),
};
const inShade = mix(pine700, clay500, 0.4);

const room = (): string =>
  group(
    wall(0, FLOOR, {
      colour: along(
        [0, 0],
        [1600, 0],
        [0, mix(sea100, sea300, 0.3)],
        [0.5, mix(sea100, paper, 0.4)],
        [1, mix(sea300, sea100, 0.4)],
      ),
      shaded: mix(pine700, sea300, 0.3),
      from: [1760, 80],
      to: [1020, 420],
    }),
    boards(
      FLOOR,
      906,
      along([0, FLOOR], [0, 900], [0, mix(wood.body, paper, 0.15)], [1, mix(wood.body, wood.shaded, 0.45)]),
      wood.shaded,
      [750, 250],
    ),
    skirting(FLOOR, 40, mix(paper, sea100, 0.4), inShade),
    sash({ ...VIEW, columns: 2, rows: 2, frame: paper, frameShade: inShade }, gardenView(VIEW)),
    form(box(430, 530, 640, 22, 3), paper, inShade, [1100, 550], [500, 530], 0.4),
    stroke(line([380, 58], [1120, 58]), wood.shaded, 9),
    thrownWindow(
      [
        [560, FLOOR + 20],
        [1000, FLOOR + 20],
        [1260, 900],
        [740, 900],
      ],
      [2, 2],
      mix(honey300, paper, 0.4),
      0.55,
    ),
    place(
      1240,
      160,
      frame(
        190,
        150,
        wood.body,
        paper,
        fill(box(30, 30, 130, 90), mix(sea300, sea100, 0.3)) +
          fill(ridge(120, [30, 96], [80, 80], [160, 98]), mix(pine700, sea300, 0.3)) +
          fill(disc(124, 58, 12), honey300),
      ),
    ),
    place(
      160,
      200,
      frame(
        150,
        190,
        wood.body,
        paper,
        fill(box(28, 28, 94, 134), blush100) +
          place(
            75,
            150,
            fronds(4, 84, 9, { leaf: pine700, shaded: pine800, lit: mix(pine700, honey300, 0.4) }),
          ),
      ),
    ),
    place(
      560,
      530,
      pot(70, 60, clay500, clay700) +
        place(
          0,
          -54,
          fronds(8, 100, 13, { leaf: pine700, shaded: pine800, lit: mix(pine700, honey300, 0.4) }),
        ),
    ),
    shadow(0.35, soft(5, fill(shape([1180, 846], [1440, 846], [1560, 880], [1260, 880]), pine950))),
    ...[1200, 1400].map((x) =>
      form(
        shape([x - 8, 640], [x + 8, 640], [x + 6, 850], [x - 6, 850]),
        wood.body,
        wood.shaded,
        [x + 10, 800],
        [x - 8, 650],
        0.7,
      ),
    ),
    form(disc(1300, 632, 140, 20), wood.body, wood.shaded, [1440, 650], [1220, 620], 0.6),
    stroke(curve([1164, 628], [1300, 612], [1436, 628]), wood.lit, 3),
    place(
      1300,
      624,
      group(
        form(box(-86, -96, 172, 96, 12), mix(clay500, blush100, 0.15), clay700, [100, 0], [-50, -80], 0.7),
        fill(disc(-40, -48, 32), mix(paper, honey300, 0.3)),
        ...[-62, -51, -40, -29, -18].map((x) =>
          stroke(line([x, -72], [x, -24]), clay700, 3, { opacity: 0.6 }),
        ),
        fill(box(10, -76, 60, 22, 4), paper),
        stroke(line([44, -76], [44, -54]), clay500, 3),
        fill(disc(24, -28, 10), honey300) + fill(disc(56, -28, 10), honey300),
        stroke(curve([-60, -96], [-40, -124], [40, -124], [60, -96]), clay700, 6),
      ),
    ),
  );

const curtain = (x: number, d: -1 | 1, stir: number): string => {
  const cloth = `${curve([x, 60], [x + d * 6, 300], [x - d * 12 + stir * 0.3, 660])}${lineThenCurve([x + d * 104 + stir, 664], [x + d * (92 + stir * 0.03), 300], [x + d * 116, 60])}Z`;
  const tone = mix(honey300, paper, 0.25);
  return (
    form(cloth, tone, mix(clay500, honey300, 0.3), [x - d * 12, 400], [x + d * 130, 300], 0.6) +
    [0.25, 0.5, 0.75]
      .map((share) =>
        stroke(
          curve(
            [x + d * 116 * share, 64],
            [x + d * 98 * share, 320],
            [x + d * (116 * share - 12) + stir * share, 656],
          ),
          clay500,
          3,
          { opacity: 0.3 },
        ),
      )
      .join('')
  );
};

/** Of six seconds she looks at us for two. */
const turnAt = (moment: number): number => Math.min(1, Math.max(0, (0.21 - Math.abs(moment - 0.41)) / 0.04));

export const chairByWindow: readonly Layer[] = [
  { still: room() + curtain(390, 1, 0) },
  { moving: (moment) => curtain(1110, -1, Math.sin(moment * Math.PI * 4) * 14 - 10) },
  { still: choiceOfJumper(wood) },
  { moving: (moment) => headOfRose(turnAt(moment)) },
  {
    still:
      glow([600, 260], 900, honey300, 0.28) +
      shade(box(-10, -10, 1620, 920), pine800, [1760, 960], [1200, 620], 0.4),
  },
];
