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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { arc, blob, box, curve, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { cloudBank, mist, wash } from '../drawing/sky.ts';
import { wren } from '../things/animals.ts';
import { grass, hedge, leaf, pot, roundTree, spikes } from '../things/plants.ts';

const leafy = { leaf: mix(pine700, sea300, 0.25), shaded: pine800, lit: mix(honey300, sea300, 0.15) };
const soil = mix(clay700, pine950, 0.5);
const wood = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.35),
  lit: mix(honey300, paper, 0.4),
};

const distance = (): string =>
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

const cottage = (): string =>
  place(
    830,
    556,
    group(
      place(84, -176, chimney(38, 54, mix(clay500, blush100, 0.3), clay700, blush100, 2)),
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

const track = `${curve([812, 556], [822, 600], [880, 680], [900, 780], [850, 915])}L${curve([1240, 915], [1120, 780], [1000, 680], [868, 600], [846, 556]).slice(1)}Z`;

const path = (): string =>
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
    place(0, 566, hedge(12, -20, 560, 84, leafy)),
    place(0, 566, hedge(15, 1080, 1620, 78, leafy)),
    place(660, 570, roundTree(22, 190, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.3) }, clay700, 1)) +
      place(1030, 568, roundTree(27, 230, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.3) }, clay700, 1)),
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
    fill(shape([330, 640], [770, 640], [790, 760], [180, 760]), soil),
    shade(shape([330, 640], [770, 640], [790, 760], [180, 760]), honey300, [780, 640], [400, 740], 0.35),
    fill(shape([-10, 776], [790, 776], [770, 915], [-10, 915]), mix(soil, pine950, 0.15)),
    shade(shape([-10, 776], [790, 776], [770, 915], [-10, 915]), clay500, [790, 776], [300, 880], 0.45),
    fill(shape([1090, 650], [1460, 650], [1640, 770], [1180, 770]), soil),
    shade(shape([1090, 650], [1460, 650], [1640, 770], [1180, 770]), honey300, [1400, 640], [1200, 760], 0.4),
    ...[380, 470, 560, 650, 730].map((x) => cabbage(x, 668, 0.5)),
    ...[300, 420, 540, 660, 750].map((x) => cabbage(x, 728, 0.72)),
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

const spade = (): string => {
  const grip = `${curve([-76, -36], [-84, 4], [-40, 50], [-16, 92])}L${curve([16, 92], [40, 50], [84, 4], [76, -36]).slice(1)}L${curve([52, -30], [50, 2], [22, 34], [0, 46], [-22, 34], [-50, 2], [-52, -30]).slice(1)}Z`;
  const bar = box(-88, -58, 176, 34, 15);
  return group(
    form(
      shape([-17, 80], [17, 80], [21, 520], [-21, 520]),
      wood.body,
      wood.shaded,
      [-26, 300],
      [16, 300],
      0.85,
    ),
    stroke(line([13, 90], [17, 500]), wood.lit, 4, { opacity: 0.8 }),
    form(grip, wood.body, wood.shaded, [-86, 20], [50, 0], 0.8),
    form(bar, wood.body, wood.shaded, [-30, -16], [20, -58], 0.7),
    stroke(line([-76, -53], [78, -53]), wood.lit, 5),
    fill(disc(-68, -40, 5), wood.shaded) + fill(disc(70, -40, 5), wood.shaded),
    form(
      shape([-28, 440], [28, 440], [32, 540], [-32, 540]),
      mix(sea300, pine800, 0.5),
      pine950,
      [-34, 500],
      [22, 480],
      0.8,
    ) +
      stroke(line([22, 446], [27, 536]), sea100, 3, { opacity: 0.8 }) +
      form(
        shape([-86, 530], [86, 530], [80, 640], [-80, 640]),
        mix(sea300, pine800, 0.45),
        pine950,
        [-90, 600],
        [60, 540],
        0.8,
      ) +
      stroke(line([-84, 533], [84, 533]), sea100, 5),
  );
};

const can = (): string => {
  const tin = { body: mix(sea300, pine700, 0.35), shaded: pine800, lit: sea100 };
  return group(
    shadow(0.4, soft(4, fill(blob([-250, 4], [-60, -8], [90, 0], [-40, 20]), pine950))),
    stroke(arc(92, -86, 62, 70, -110, 95), tin.shaded, 12) +
      stroke(arc(94, -87, 62, 70, -90, 40), tin.lit, 3, { opacity: 0.6 }),
    form(
      shape([-70, -70], [-176, -168], [-160, -184], [-60, -112]),
      tin.body,
      tin.shaded,
      [-80, -60],
      [-150, -170],
      0.6,
    ),
    form(
      shape([-196, -164], [-152, -206], [-138, -186], [-184, -144]),
      tin.body,
      tin.shaded,
      [-190, -150],
      [-150, -190],
      0.5,
    ),
    stroke(curve([-66, -150], [-10, -222], [72, -160]), tin.body, 12),
    form(shape([-82, -150], [92, -150], [84, 0], [-76, 0]), tin.body, tin.shaded, [-110, 0], [60, -60], 0.85),
    fill(disc(5, -150, 87, 14), tin.shaded),
    stroke(arc(5, -150, 87, 14, 0, 360), tin.lit, 3, { opacity: 0.4 }),
    stroke(line([-79, -40], [87, -40]), tin.shaded, 4, { opacity: 0.6 }),
    stroke(line([76, -140], [70, -14]), tin.lit, 5, { opacity: 0.7 }),
  );
};

export const whyUs = (): string =>
  sheet({
    ...SCENE,
    parts: [
      distance(),
      cottage(),
      path(),
      shadow(0.35, soft(5, fill(shape([560, 900], [610, 900], [420, 915], [340, 915]), pine950))),
      place(590, 420, spade()),
      fill(blob([430, 915], [470, 872], [560, 858], [660, 866], [740, 915]), soil),
      shade(
        blob([430, 915], [470, 872], [560, 858], [660, 866], [740, 915]),
        clay500,
        [740, 850],
        [560, 900],
        0.6,
      ),
      place(
        588,
        364,
        wren({
          back: mix(clay700, clay500, 0.35),
          barred: mix(pine950, clay700, 0.3),
          breast: mix(blush100, honey300, 0.35),
          brow: blush100,
          lit: paper,
          beak: pine950,
        }),
        1.28,
      ),
      place(1360, 866, can()),
      place(1530, 872, pot(110, 96, clay500, clay700), [-1, 1]),
      place(1462, 884, pot(84, 72, clay500, clay700), [-1, 1]),
      place(0, 910, grass(5, -10, 400, 90, [pine800, pine950, leafy.lit])),
      place(0, 910, grass(6, 1180, 1610, 66, [pine800, pine950, leafy.lit])),
      place(0, 910, spikes(8, -10, 300, 150, pine800, mix(sea300, clay500, 0.4), blush100)),
      glow([1240, 330], 1000, mix(honey300, blush100, 0.3), 0.28),
    ],
  });
