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
import { form, glow, shade, shadow } from '../drawing/light.ts';
import { blob, box, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { mist, wash } from '../drawing/sky.ts';
import { grass, hedge, poplar, roundTree, spikes } from '../props/greenery.ts';

export const leafy = {
  leaf: mix(pine700, sea300, 0.28),
  shaded: mix(pine800, pine700, 0.4),
  lit: mix(honey300, sea300, 0.2),
};

export const wood = {
  body: mix(clay500, honey300, 0.52),
  shaded: mix(clay700, pine950, 0.4),
  lit: mix(honey300, paper, 0.4),
};

export const inShade = mix(clay500, pine700, 0.5);

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

export const garden = (): string => {
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
    place(410, 470, poplar(3, 400, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.35) }, wood.shaded, 1)),
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

export const doors = (): string => {
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
