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
import { brickwork, frontDoor, houseWindow, roofFace } from '../drawing/houses.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { mist, wash } from '../drawing/sky.ts';
import { geranium, grass, hedge, leaf, pot, roundTree, spikes } from '../things/plants.ts';
import { wheelchair } from '../things/vehicles.ts';

const GROUND = 790;
const LANDING = 700;

const leafy = { leaf: mix(pine700, sea300, 0.2), shaded: pine800, lit: mix(honey300, pine700, 0.35) };
const stone = mix(blush100, clay500, 0.14);
const stoneShade = mix(clay500, pine800, 0.5);

const beyond = (): string => {
  const downs = ridge(700, [-20, 500], [140, 468], [330, 486], [520, 452], [640, 470]);
  const woods = ridge(740, [-20, 560], [60, 540], [150, 556], [260, 536], [360, 552], [470, 530], [620, 556]);
  return group(
    wash(
      1600,
      0,
      720,
      [0, mix(sea300, sea100, 0.3)],
      [0.5, mix(sea100, blush100, 0.5)],
      [1, mix(honey300, blush100, 0.4)],
    ),
    glow([120, 420], 560, honey300, 0.75),
    fill(downs, mix(sea300, blush100, 0.3)),
    shade(downs, paper, [60, 440], [460, 560], 0.7),
    fill(woods, mix(sea300, pine700, 0.4)),
    shade(woods, honey300, [40, 500], [360, 640], 0.6),
    mist(220, 600, 760, 90, mix(blush100, honey300, 0.35), 0.8),
    place(
      372,
      742,
      roundTree(
        11,
        420,
        { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.25) },
        mix(pine800, clay700, 0.4),
        -1,
      ),
    ),
    place(
      0,
      770,
      hedge(3, -20, 560, 130, {
        leaf: mix(pine700, sea300, 0.28),
        shaded: pine700,
        lit: mix(honey300, pine700, 0.3),
      }),
    ),
  );
};

/** The shadow of a branch on the wall, from a tree that stands outside the picture. */
const leafShade = (): string => {
  const roll = chance(91);
  const tone = mix(pine700, clay500, 0.45);
  const bough = (from: readonly [number, number], to: readonly [number, number], leaves: number): string =>
    stroke(curve(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 26], to), tone, 7) +
    repeat(leaves, () => {
      const share = roll.between(0.1, 1.05);
      const x = from[0] + (to[0] - from[0]) * share + roll.between(-34, 34);
      const y = from[1] + (to[1] - from[1]) * share - 26 * Math.sin(share * Math.PI) + roll.between(-30, 30);
      return place(x, y, leaf(roll.between(22, 40), roll.between(12, 19), roll.between(0, 360), tone));
    });
  return shadow(0.2, soft(3.5, bough([520, 150], [880, 230], 60), bough([520, 250], [760, 330], 36)));
};

const cottage = (): string =>
  group(
    fill(
      box(520, 20, 1100, 790),
      along(
        [520, 0],
        [1620, 0],
        [0, mix(paper, honey300, 0.25)],
        [0.5, mix(blush100, paper, 0.4)],
        [1, mix(blush100, clay500, 0.18)],
      ),
    ),
    shade(box(520, 20, 1100, 790), stoneShade, [1760, 60], [760, 380], 0.5),
    leafShade(),
    brickwork(
      5,
      520,
      690,
      1100,
      130,
      mix(clay500, clay700, 0.35),
      [clay500, mix(clay700, pine800, 0.3), mix(clay500, blush100, 0.25)],
      1.3,
    ),
    shade(box(520, 690, 1100, 130), pine950, [1640, 860], [700, 700], 0.5),
    shadow(0.4, fill(box(520, 62, 1100, 54), stoneShade)),
    roofFace(
      8,
      [
        [480, -30],
        [1640, -30],
        [1640, 74],
        [458, 74],
      ],
      mix(clay700, pine800, 0.35),
      pine950,
      clay500,
    ),
    fill(box(458, 66, 1180, 16, 3), mix(paper, blush100, 0.4)) +
      stroke(line([458, 68], [1610, 68]), paper, 3),
    fill(box(534, 74, 13, 700), mix(pine700, sea300, 0.25)) +
      shade(box(534, 74, 13, 700), pine950, [548, 0], [536, 0], 0.6),
    place(
      760,
      560,
      houseWindow(
        170,
        220,
        {
          frame: paper,
          frameShade: stoneShade,
          glass: along(
            [680, 340],
            [840, 560],
            [0, mix(sea300, paper, 0.4)],
            [0.5, mix(pine700, sea300, 0.4)],
            [1, pine700],
          ),
          sill: stone,
          brick: mix(clay500, blush100, 0.3),
        },
        fill(`${curve([-86, -222], [-60, -120], [-74, 4])}L-90 4L-90 -222Z`, mix(paper, blush100, 0.4), 0.9) +
          fill(`${curve([86, -222], [60, -120], [74, 4])}L90 4L90 -222Z`, mix(paper, blush100, 0.4), 0.8),
      ),
    ),
    place(
      1368,
      560,
      houseWindow(
        190,
        220,
        {
          frame: paper,
          frameShade: stoneShade,
          glass: along([1270, 340], [1460, 560], [0, mix(sea300, pine700, 0.3)], [1, pine800]),
          sill: stone,
          brick: mix(clay500, blush100, 0.3),
        },
        fill(
          `${curve([-96, -222], [-66, -120], [-84, 4])}L-100 4L-100 -222Z`,
          mix(paper, blush100, 0.4),
          0.7,
        ),
      ),
    ),
  );

const cat = (): string =>
  group(
    stroke(curve([-22, -4], [-44, -6], [-50, -20], [-40, -26]), clay700, 8),
    form(
      blob([-24, 0], [-28, -26], [-12, -52], [8, -58], [20, -40], [22, 0]),
      clay500,
      clay700,
      [26, 0],
      [-20, -30],
      0.7,
    ),
    form(
      blob([-4, -54], [-2, -76], [14, -82], [30, -74], [30, -56], [14, -48]),
      clay500,
      clay700,
      [32, -50],
      [4, -74],
      0.6,
    ),
    fill(shape([-1, -70], [-1, -90], [11, -80]), clay500) +
      fill(shape([18, -81], [29, -90], [30, -70]), clay700),
    stroke(line([2, -6], [2, -34]), clay700, 2.5, { opacity: 0.5 }) +
      fill(blob([6, -48], [14, -56], [20, -46], [14, -20]), blush100, 0.85),
  );

/** Roses up the side of the porch and over its roof. */
const climbingRose = (): string => {
  const roll = chance(44);
  const up = (share: number): readonly [number, number] =>
    share < 0.6
      ? [898 + Math.sin(share * 16) * 9, 690 - share * 730]
      : [898 + (share - 0.6) * 560, 252 - Math.sin((share - 0.6) * 7) * 26];
  return group(
    stroke(curve(...Array.from({ length: 12 }, (_, i) => up(i / 14))), mix(pine800, clay700, 0.4), 6),
    repeat(120, () => {
      const [x, y] = up(roll.between(0.02, 0.95));
      return place(
        x + roll.between(-26, 26),
        y + roll.between(-20, 20),
        leaf(
          roll.between(13, 22),
          roll.between(8, 12),
          roll.between(0, 360),
          roll.pick([pine700, pine700, pine800, mix(pine700, honey300, 0.35)]),
        ),
      );
    }),
    repeat(20, () => {
      const [x, y] = up(roll.between(0.1, 0.95));
      const [rx, ry] = [x + roll.between(-22, 22), y + roll.between(-16, 16)];
      return (
        fill(disc(rx, ry, 9, 8), roll.pick([clay500, mix(clay500, blush100, 0.5)])) +
        fill(disc(rx - 2, ry - 2, 5, 4), blush100, 0.8)
      );
    }),
  );
};

const doorway = (): string => {
  return group(
    form(
      shape([878, 232], [1142, 232], [1116, 300], [904, 300]),
      mix(clay700, pine800, 0.3),
      pine950,
      [1142, 300],
      [880, 240],
      0.6,
    ) + stroke(line([878, 234], [1142, 234]), clay500, 5),
    fill(shape([908, 300], [920, 300], [920, 372], [908, 330]), pine800) +
      fill(shape([1100, 300], [1112, 300], [1112, 330], [1100, 372]), pine800),
    shadow(0.3, fill(shape([910, 300], [1112, 300], [1150, 372], [930, 372]), stoneShade)),
    place(
      1010,
      LANDING,
      frontDoor({
        leaf: pine700,
        shaded: pine950,
        lit: sea300,
        frame: paper,
        glass: along([0, -290], [0, -150], [0, honey300], [1, mix(honey300, blush100, 0.4)]),
        brass: honey300,
      }),
      [1.34, 1.12],
    ),
    fill(box(1124, 520, 26, 40, 5), pine950) +
      fill(box(1128, 526, 18, 12, 2), sea300) +
      fill(box(1132, 545, 10, 8, 2), honey300),
    fill(box(1112, 430, 34, 42, 8), honey300) +
      glow([1129, 452], 90, honey300, 0.5) +
      fill(box(1106, 424, 46, 8, 3), pine950),
    climbingRose(),
  );
};

const ramp = (): string => {
  const deck = shape(
    [392, GROUND + 8],
    [850, LANDING],
    [1300, LANDING],
    [1300, LANDING + 14],
    [850, LANDING + 14],
    [430, GROUND + 14],
  );
  const side = shape([430, GROUND + 12], [850, LANDING + 14], [1300, LANDING + 14], [1300, 812], [400, 812]);
  const post = (x: number, foot: number): string =>
    fill(box(x - 4, foot - 108, 8, 112, 2), pine800) +
    stroke(line([x - 3, foot - 104], [x - 3, foot]), sea300, 1.5, { opacity: 0.7 });
  const bar = (lift: number, width: number): string =>
    stroke(
      `${curve([404, GROUND - lift + 34], [392, GROUND - lift + 16], [410, GROUND - lift + 4])}L850 ${LANDING - lift}L1296 ${LANDING - lift}`,
      pine800,
      width,
    ) +
    stroke(
      `${line([412, GROUND - lift], [850, LANDING - lift - 3], [1294, LANDING - lift - 3])}`,
      honey300,
      2,
      { opacity: 0.85 },
    );
  return group(
    fill(side, mix(clay500, clay700, 0.5)),
    brickworkOn(side),
    shade(side, pine950, [0, 826], [0, 700], 0.55),
    fill(deck, mix(paper, honey300, 0.35)),
    shade(deck, stoneShade, [1340, 700], [800, 700], 0.6),
    stroke(line([398, GROUND + 8], [850, LANDING + 1], [1298, LANDING + 1]), paper, 4),
    post(470, 780),
    post(596, 752),
    post(722, 727),
    post(850, 702),
    post(1074, 702),
    post(1290, 702),
    bar(104, 10),
    bar(56, 6),
  );
};

const brickworkOn = (outline: string): string => {
  const roll = chance(17);
  return `<clipPath id="rampface"><path d="${outline}"/></clipPath><g clip-path="url(#rampface)">${repeat(
    70,
    () => {
      const course = Math.floor(roll.between(0, 9));
      return fill(
        box(400 + Math.floor(roll.between(0, 27)) * 34 + (course % 2) * 17, 700 + course * 13, 31, 10, 1),
        roll.pick([clay500, mix(clay700, pine800, 0.35), mix(clay500, blush100, 0.2)]),
        0.6,
      );
    },
  )}</g>`;
};

const blanket = (): string => {
  const cloth = `${curve([-36, -136], [10, -148], [58, -142])}L76 -92L-22 -86Z`;
  return (
    form(cloth, honey300, clay500, [60, -80], [-10, -130], 0.6) +
    stroke(line([-27, -104], [70, -110]), clay500, 5) +
    stroke(line([-31, -118], [64, -126]), blush100, 4)
  );
};

const garden = (): string =>
  group(
    fill(
      shape([-10, 752], [520, 770], [520, 910], [-10, 910]),
      along([0, 750], [0, 900], [0, mix(honey300, pine700, 0.35)], [1, mix(pine700, sea300, 0.15)]),
    ),
    fill(
      box(380, 806, 1240, 110),
      along(
        [380, 0],
        [1600, 0],
        [0, mix(blush100, honey300, 0.35)],
        [0.6, mix(blush100, clay500, 0.22)],
        [1, mix(stoneShade, blush100, 0.4)],
      ),
    ),
    fill(
      shape([150, 910], [250, 800], [420, 800], [640, 910]),
      along([150, 0], [640, 0], [0, mix(blush100, honey300, 0.3)], [1, mix(blush100, honey300, 0.35)]),
    ),
    ...[830, 866].map((y) => stroke(line([400, y], [1610, y]), stoneShade, 2, { opacity: 0.3 })),
    ...[640, 800, 960, 1120, 1280, 1440].map((x, i) =>
      stroke(line([x, i % 2 ? 830 : 808], [x - 12, i % 2 ? 866 : 830]), stoneShade, 2, { opacity: 0.3 }),
    ),
    shadow(0.32, fill(shape([470, 806], [1290, 806], [1460, 838], [560, 838]), stoneShade)),
  );

const gate = (): string => {
  const slat = (x: number, y: number, h: number): string =>
    form(
      shape([x - 9, y], [x - 9, y - h + 6], [x, y - h - 6], [x + 9, y - h + 6], [x + 9, y]),
      mix(sea300, paper, 0.35),
      pine700,
      [x + 12, 0],
      [x - 6, 0],
      0.7,
    );
  const post = (x: number): string =>
    form(box(x - 15, 610, 30, 206, 3), mix(sea300, pine700, 0.25), pine800, [x + 18, 0], [x - 10, 0], 0.8) +
    fill(shape([x - 20, 612], [x, 590], [x + 20, 612]), mix(sea300, pine700, 0.3));
  return group(
    ...[-4, 24, 52, 80, 108].map((x) => slat(x, 800, 128)),
    stroke(line([-10, 706], [120, 706]), mix(sea300, pine700, 0.3), 11) +
      stroke(line([-10, 772], [120, 772]), mix(sea300, pine700, 0.3), 11),
    post(138),
    shadow(0.35, fill(shape([130, 812], [156, 812], [330, 850], [280, 856]), pine800)),
    ...[168, 189, 208, 225].map((x, i) => slat(x, 806 + i * 9, 124 + i * 9)),
    stroke(line([150, 706], [238, 722]), mix(sea300, pine700, 0.3), 10) +
      stroke(line([150, 776], [238, 802]), mix(sea300, pine700, 0.3), 10),
  );
};

const foreground = (): string =>
  group(
    place(
      1440,
      816,
      pot(112, 96, clay500, clay700) +
        place(0, -90, geranium(21, 150, leafy, clay500, mix(clay500, blush100, 0.6))),
    ),
    place(
      1546,
      826,
      pot(84, 70, mix(sea300, pine700, 0.4), pine800) +
        place(0, -66, spikes(4, -34, 34, 110, pine700, mix(sea300, clay500, 0.3), blush100)),
    ),
    place(
      0,
      906,
      spikes(14, -10, 330, 120, pine700, mix(clay500, sea300, 0.4), mix(blush100, clay500, 0.25)),
    ),
    place(0, 910, grass(15, -10, 420, 74, [pine800, pine700, mix(pine700, honey300, 0.3)])),
  );

export const disabilitiesSupport = (): string =>
  sheet({
    ...SCENE,
    parts: [
      beyond(),
      cottage(),
      garden(),
      doorway(),
      place(1396, 550, cat(), 0.86),
      place(
        1208,
        LANDING + 2,
        wheelchair({ body: clay500, shaded: pine950, lit: blush100 }, mix(sea300, pine800, 0.5), ink) +
          blanket(),
        [-0.92, 0.92],
      ),
      ramp(),
      gate(),
      foreground(),
      glow([40, 380], 1000, honey300, 0.4),
    ],
  });
