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
import { chimney } from '../drawing/houses.ts';
import { form, glow, shade, shadow } from '../drawing/light.ts';
import { blob, box, curve, disc, line, lineThenCurve, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { cloudBank, mist, wash } from '../drawing/sky.ts';
import { hedge, roundTree, spikes } from '../props/greenery.ts';
import { leaf } from '../props/plants.ts';

export const leafy = { leaf: mix(pine700, sea300, 0.25), shaded: pine800, lit: mix(honey300, sea300, 0.15) };

export const soil = mix(clay700, pine950, 0.5);

export const wood = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.35),
  lit: mix(honey300, paper, 0.4),
};

export const distance = (): string =>
  group(
    wash(
      1600,
      0,
      560,
      [0, mix(sea300, sea100, 0.15)],
      [0.4, mix(sea100, blush100, 0.4)],
      [0.8, mix(blush100, honey300, 0.35)],
      [1, mix(honey300, blush100, 0.4)],
    ),
    glow([1240, 330], 720, mix(honey300, blush100, 0.4), 0.9),
    glow([1240, 330], 160, paper, 0.9),
    fill(disc(1240, 330, 38), mix(paper, honey300, 0.25)),
    cloudBank(3, 420, 140, 560, 40, [mix(sea300, sea100, 0.5), mix(sea100, blush100, 0.5)]),
    cloudBank(7, 980, 214, 420, 22, [mix(sea100, blush100, 0.6), mix(blush100, clay500, 0.15)]),
    fill(
      ridge(600, [-20, 432], [260, 400], [560, 424], [860, 396], [1180, 416], [1620, 392]),
      mix(sea300, blush100, 0.4),
    ),
    place(1420, 560, roundTree(9, 300, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.4) }, clay700, 1)),
    place(150, 570, roundTree(4, 400, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.25) }, clay700, 1)),
    mist(900, 500, 1500, 130, mix(blush100, honey300, 0.35), 0.85),
  );

export const cottage = (): string =>
  place(
    830,
    556,
    group(
      place(-118, -176, chimney(38, 54, mix(clay500, blush100, 0.3), clay700, blush100, 2)),
      form(
        box(-150, -120, 300, 122),
        mix(paper, blush100, 0.5),
        mix(clay500, sea300, 0.4),
        [-170, 0],
        [90, -60],
        0.7,
      ),
      form(
        shape([-176, -112], [-120, -200], [120, -200], [176, -112]),
        mix(clay700, sea300, 0.22),
        mix(clay700, pine800, 0.4),
        [-170, -110],
        [90, -190],
        0.7,
      ) + stroke(line([-118, -199], [119, -199]), honey300, 3, { opacity: 0.8 }),
      fill(box(-26, -86, 52, 88, [26, 26, 0, 0]), pine700) +
        fill(box(-12, -70, 24, 26, [12, 12, 0, 0]), honey300) +
        glow([0, -58], 60, honey300, 0.6),
      ...[-96, 84].map(
        (x) =>
          fill(box(x - 26, -88, 52, 50), paper) +
          fill(box(x - 21, -83, 42, 40), mix(sea300, pine700, 0.4)) +
          stroke(line([x, -83], [x, -43]), paper, 4) +
          stroke(line([x - 21, -63], [x + 21, -63]), paper, 4),
      ),
      repeat(50, (i) =>
        place(
          30 + ((i * 37) % 40) * 0.8,
          -((i * 53) % 116),
          leaf(13, 8, (i * 71) % 360, i % 4 ? mix(pine700, sea300, 0.3) : mix(clay500, blush100, 0.3)),
        ),
      ),
    ),
    0.92,
  );

const track = `${curve([812, 556], [822, 600], [852, 680], [826, 780], [740, 915])}${lineThenCurve([1240, 915], [1120, 780], [1000, 680], [868, 600], [846, 556])}Z`;

export const hedgerow = (): string => place(0, 560, hedge(12, -20, 1620, 80, leafy));

export const path = (): string =>
  group(
    fill(
      box(-10, 552, 1620, 360),
      along(
        [0, 552],
        [0, 900],
        [0, mix(honey300, sea300, 0.4)],
        [0.4, mix(pine700, honey300, 0.35)],
        [1, mix(pine700, pine800, 0.4)],
      ),
    ),
    shade(box(-10, 552, 1620, 360), honey300, [1360, 540], [700, 740], 0.5),
    place(660, 570, roundTree(22, 190, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.3) }, clay700, 1)),
    fill(track, along([0, 556], [0, 900], [0, mix(honey300, paper, 0.4)], [1, mix(clay500, blush100, 0.35)])),
    inside(
      track,
      ...[584, 612, 644, 684, 732, 790, 856].map((y) => {
        const near = (y - 556) / 344;
        return stroke(
          curve([780, y + 2], [960, y + 7 * near + 3], [1260, y - 4]),
          clay700,
          1.4 + near * 2.4,
          { opacity: 0.35 },
        );
      }),
    ),
    beds(),
  );

const cabbage = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    shadow(0.3, fill(blob([-40, 2], [0, -4], [44, 2], [0, 12]), pine950)) +
      [-150, -30, -170, -10, -130, -50, -90]
        .map((turn, i) =>
          place(
            0,
            -4,
            fill(
              blob([0, 0], [18, -24], [44, -18], [52, 2], [30, 16]),
              i % 2 ? mix(sea300, pine700, 0.35) : mix(sea300, pine700, 0.15),
            ) + stroke(curve([4, 0], [24, -4], [46, -2]), sea100, 2, { opacity: 0.6 }),
            1,
            turn,
          ),
        )
        .join('') +
      form(disc(0, -18, 22, 19), mix(sea300, honey300, 0.3), pine700, [-20, 0], [12, -30], 0.6) +
      stroke(curve([-10, -28], [2, -18], [-2, -4]), paper, 2, { opacity: 0.6 }),
    size,
  );

const beds = (): string =>
  group(
    fill(shape([330, 640], [781, 640], [734, 760], [180, 760]), soil),
    shade(shape([330, 640], [781, 640], [734, 760], [180, 760]), honey300, [780, 640], [400, 740], 0.35),
    fill(shape([-10, 776], [727, 776], [672, 915], [-10, 915]), mix(soil, pine950, 0.15)),
    shade(shape([-10, 776], [727, 776], [672, 915], [-10, 915]), clay500, [790, 776], [300, 880], 0.45),
    fill(shape([1090, 650], [1460, 650], [1640, 770], [1180, 770]), soil),
    shade(shape([1090, 650], [1460, 650], [1640, 770], [1180, 770]), honey300, [1400, 640], [1200, 760], 0.4),
    ...[380, 470, 560, 650, 730].map((x) => cabbage(x, 668, 0.5)),
    ...[296, 398, 500, 602, 704].map((x) => cabbage(x, 728, 0.72)),
    place(0, 690, spikes(4, 1130, 1430, 76, pine700, mix(sea300, clay500, 0.35), sea100)),
    place(0, 756, spikes(6, 1210, 1610, 104, pine700, mix(clay500, blush100, 0.35), blush100)),
    beans(),
  );

const beans = (): string => {
  const roll = chance(41);
  const apex = [1290, 372] as const;
  return group(
    ...[1200, 1250, 1300, 1350, 1392].map(
      (foot) =>
        stroke(line([foot, 668], [apex[0] + (apex[0] - foot) * 0.12, apex[1] - 30]), wood.shaded, 5) +
        stroke(line([foot + 2, 668], [apex[0] + (apex[0] - foot) * 0.12 + 2, apex[1] - 30]), wood.lit, 1.6),
    ),
    stroke(line([1282, 384], [1300, 380]), clay500, 6),
    repeat(96, () => {
      const up = roll.between(0, 1);
      const spread = 96 * (1 - up * 0.92);
      return place(
        apex[0] + roll.between(-spread, spread),
        664 - up * 270,
        leaf(
          roll.between(14, 24),
          roll.between(11, 17),
          roll.between(0, 360),
          roll.pick([leafy.leaf, leafy.leaf, leafy.shaded, leafy.lit]),
        ),
      );
    }),
    repeat(24, () => {
      const up = roll.between(0.05, 0.85);
      const spread = 88 * (1 - up * 0.92);
      return fill(
        disc(apex[0] + roll.between(-spread, spread), 660 - up * 262, roll.between(4, 6.5)),
        roll.pick([clay500, clay500, mix(clay500, blush100, 0.4)]),
      );
    }),
  );
};
