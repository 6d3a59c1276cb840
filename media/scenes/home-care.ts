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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, type Point, shape } from '../drawing/outline.ts';
import { along, around, faint, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { flatCap, hungCoat, hungScarf } from '../things/clothes.ts';
import { keys, shoppingBag, wellies } from '../things/luggage.ts';
import { fronds, pot } from '../things/plants.ts';

const FLOOR = 690;
const DOOR = { x: 640, width: 330, top: 150 } as const;
const MIDDLE = DOOR.x + DOOR.width / 2;

const plaster = mix(sea300, paper, 0.42);
const plasterShade = mix(pine700, sea300, 0.25);
const timber = mix(clay500, honey300, 0.5);
const timberShade = mix(clay700, pine950, 0.45);

const room = (): string =>
  group(
    fill(
      box(-10, -10, 1620, 700),
      along(
        [0, 0],
        [1600, 0],
        [0, mix(plaster, pine700, 0.2)],
        [0.5, mix(plaster, honey300, 0.16)],
        [1, mix(plaster, pine700, 0.22)],
      ),
    ),
    shade(box(-10, -10, 1620, 700), plasterShade, [-60, 100], [560, 400], 0.75),
    shade(box(-10, -10, 1620, 700), plasterShade, [1660, 100], [1040, 400], 0.75),
    shade(box(-10, -10, 1620, 160), plasterShade, [0, -10], [0, 150], 0.5),
    fill(box(-10, 470, 1620, 220), mix(pine700, sea300, 0.22)),
    shade(box(-10, 470, 1620, 220), pine950, [-100, 600], [560, 560], 0.7),
    shade(box(-10, 470, 1620, 220), pine950, [1700, 600], [1040, 560], 0.7),
    ...Array.from({ length: 42 }, (_, i) =>
      stroke(line([i * 40 - 20, 484], [i * 40 - 20, 668]), pine950, 2, { opacity: 0.22 }),
    ),
    fill(box(-10, 462, 1620, 14), mix(pine700, sea300, 0.45)) +
      stroke(line([-10, 463], [1610, 463]), sea100, 2.5, { opacity: 0.6 }),
    fill(box(-10, 664, 1620, 28), mix(pine700, sea300, 0.4)) +
      stroke(line([-10, 665], [1610, 665]), sea100, 2.5, { opacity: 0.5 }),
  );

/** A point of the floor: across from -1 to 1, nearness from 0 (the wall) to 1 (the sheet's foot). */
const onFloor = (across: number, near: number): Point => [
  MIDDLE + across * (620 + near * 760),
  FLOOR + near * near * 60 + near * 160,
];

const floor = (): string => {
  const tiles: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = -12; column < 12; column += 1) {
      const [n1, n2] = [row / 6, (row + 1) / 6];
      const [a1, a2] = [column / 12, (column + 1) / 12];
      const tone =
        (row + column) % 2 === 0
          ? mix(blush100, honey300, 0.28)
          : mix(mix(clay500, pine700, 0.28), blush100, 0.16);
      tiles.push(fill(shape(onFloor(a1, n1), onFloor(a2, n1), onFloor(a2, n2), onFloor(a1, n2)), tone));
    }
  }
  const ground = box(-10, FLOOR, 1620, 220);
  return group(
    fill(ground, clay700),
    ...tiles,
    shade(ground, mix(clay700, pine950, 0.6), [-160, 800], [560, 760], 0.85),
    shade(ground, mix(clay700, pine950, 0.6), [1760, 800], [1050, 760], 0.85),
    shadow(
      0.3,
      fill(box(-10, FLOOR, 1620, 24), along([0, FLOOR], [0, FLOOR + 24], [0, pine950], [1, pine950, 0])),
    ),
  );
};

/** Coloured leading: rays of a rising sun over two hills. */
const leadedSun = (x: number, y: number, width: number, height: number): string => {
  const [cx, cy] = [x + width / 2, y + height * 0.72];
  const tones = [
    mix(honey300, paper, 0.35),
    mix(blush100, paper, 0.3),
    mix(honey300, paper, 0.6),
    mix(sea100, paper, 0.4),
  ];
  const rays = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [Math.PI + (i * Math.PI) / 9, Math.PI + ((i + 1) * Math.PI) / 9];
    const reach = height * 1.2;
    const outline = shape(
      [cx, cy],
      [cx + Math.cos(a) * reach, cy + Math.sin(a) * reach],
      [cx + Math.cos(b) * reach, cy + Math.sin(b) * reach],
    );
    return fill(outline, tones[i % 4] ?? paper) + stroke(outline, pine800, 3);
  });
  const hill = (from: Point, mid: Point, to: Point, tone: string): string => {
    const outline = `${curve(from, mid, to)}L${x + width} ${y + height}L${x} ${y + height}Z`;
    return fill(outline, tone) + stroke(outline, pine800, 3);
  };
  return inside(
    box(x, y, width, height),
    ...rays,
    fill(disc(cx, cy, width * 0.2), honey300) + stroke(disc(cx, cy, width * 0.2), pine800, 3),
    hill([x, cy + 8], [x + width * 0.35, cy - 16], [x + width, cy + 26], mix(sea300, paper, 0.2)),
    hill([x, cy + 38], [x + width * 0.6, cy + 12], [x + width, cy + 4], mix(pine700, sea300, 0.45)),
  );
};

const sidelight = (x: number): string => {
  const glass = box(x, DOOR.top + 96, 58, 250);
  return group(
    fill(box(x - 9, DOOR.top, 76, FLOOR - DOOR.top), mix(paper, honey300, 0.15)),
    fill(glass, mix(paper, honey300, 0.3)),
    inside(
      glass,
      ...[0, 1, 2, 3, 4].map(
        (i) =>
          fill(
            shape(
              [x, DOOR.top + 96 + i * 50],
              [x + 29, DOOR.top + 121 + i * 50],
              [x, DOOR.top + 146 + i * 50],
            ),
            i % 2 ? sea300 : blush100,
          ) +
          fill(
            shape(
              [x + 58, DOOR.top + 96 + i * 50],
              [x + 29, DOOR.top + 121 + i * 50],
              [x + 58, DOOR.top + 146 + i * 50],
            ),
            i % 2 ? blush100 : sea300,
          ) +
          stroke(line([x, DOOR.top + 96 + i * 50], [x + 58, DOOR.top + 146 + i * 50]), pine800, 2.4) +
          stroke(line([x + 58, DOOR.top + 96 + i * 50], [x, DOOR.top + 146 + i * 50]), pine800, 2.4),
      ),
    ),
    stroke(glass, pine800, 3),
    fill(box(x, 530, 58, 140, 2), mix(paper, sea300, 0.3)) +
      stroke(box(x, 530, 58, 140, 2), plasterShade, 2.5, { opacity: 0.5 }),
  );
};

const door = (): string => {
  const { x, width, top } = DOOR;
  return group(
    fill(box(x - 92, top - 20, width + 184, FLOOR - top + 20), mix(paper, sea300, 0.22)),
    stroke(box(x - 92, top - 20, width + 184, FLOOR - top + 20), plasterShade, 3, { opacity: 0.6 }),
    sidelight(x - 76),
    sidelight(x + width + 18),
    fill(box(x - 76, top, width + 152, 72), mix(paper, honey300, 0.4)),
    ...Array.from(
      { length: 7 },
      (_, i) =>
        fill(
          blob(
            [x - 50 + i * 72, top + 62],
            [x - 68 + i * 72, top + 36],
            [x - 50 + i * 72, top + 10],
            [x - 32 + i * 72, top + 36],
          ),
          [sea300, blush100, honey300][i % 3] ?? sea300,
        ) + stroke(line([x - 14 + i * 72, top], [x - 14 + i * 72, top + 72]), pine800, 2.4),
    ),
    stroke(box(x - 76, top, width + 152, 72), pine800, 3),
    fill(box(x - 6, top + 84, width + 12, FLOOR - top - 84), mix(paper, sea300, 0.15)),
    form(
      box(x + 4, top + 92, width - 8, FLOOR - top - 92),
      pine700,
      pine950,
      [MIDDLE, FLOOR + 60],
      [MIDDLE, top + 200],
      0.7,
    ),
    fill(box(x + 40, top + 122, width - 80, 232, [24, 24, 3, 3]), pine950),
    inside(
      box(x + 46, top + 128, width - 92, 220, [20, 20, 2, 2]),
      leadedSun(x + 46, top + 128, width - 92, 220),
    ),
    ...[x + 46, x + width / 2 + 10].map(
      (px) =>
        fill(box(px, 556, 110, 104, 3), pine800) +
        stroke(line([px, 660], [px + 110, 660], [px + 110, 556]), mix(pine700, sea300, 0.4), 3),
    ),
    fill(box(MIDDLE - 42, 520, 84, 20, 4), honey300) +
      stroke(line([MIDDLE - 36, 530], [MIDDLE + 36, 530]), clay700, 2.5),
    fill(box(x + width - 40, 500, 12, 44, 4), honey300) +
      stroke(line([x + width - 34, 510], [x + width - 64, 512]), honey300, 9),
    glow([MIDDLE, top + 210], 520, honey300, 0.5, 0.9),
    glow([MIDDLE, top + 190], 240, paper, 0.4),
  );
};

const light = (): string => {
  const quad = (a1: number, a2: number, n1: number, n2: number, tone: string, opacity: number): string =>
    fill(
      shape(onFloor(a1, n1), onFloor(a2, n1), onFloor(a2 * 1.02, n2), onFloor(a1 * 1.02, n2)),
      tone,
      opacity,
    );
  return group(
    faint(
      0.95,
      soft(
        4,
        quad(-0.2, 0.2, 0.04, 0.92, mix(honey300, paper, 0.45), 0.55),
        quad(-0.19, -0.06, 0.12, 0.5, paper, 0.4),
        quad(-0.04, 0.08, 0.12, 0.5, honey300, 0.5),
        quad(0.1, 0.19, 0.12, 0.5, blush100, 0.45),
        quad(-0.19, 0.19, 0.58, 0.86, sea300, 0.35),
        quad(-0.42, -0.33, 0.04, 0.8, mix(sea100, honey300, 0.3), 0.42),
        quad(0.33, 0.42, 0.04, 0.8, mix(sea100, honey300, 0.3), 0.42),
      ),
    ),
    fill(
      box(-10, FLOOR, 1620, 220),
      around(
        [MIDDLE, FLOOR],
        520,
        [
          [0, honey300, 0.42],
          [1, honey300, 0],
        ],
        0.4,
      ),
    ),
  );
};

const mat = (): string =>
  form(
    shape(onFloor(-0.2, 0.03), onFloor(0.2, 0.03), onFloor(0.2, 0.2), onFloor(-0.2, 0.2)),
    mix(clay700, pine950, 0.35),
    pine950,
    [MIDDLE, FLOOR + 60],
    [MIDDLE, FLOOR],
    0.5,
  ) +
  stroke(
    shape(onFloor(-0.185, 0.055), onFloor(0.185, 0.055), onFloor(0.187, 0.17), onFloor(-0.187, 0.17)),
    honey300,
    2.5,
    { opacity: 0.6 },
  );

const coats = (): string => {
  const hook = (x: number): string =>
    stroke(curve([x, 222], [x, 240], [x + 12, 240], [x + 14, 228]), honey300, 5) +
    fill(disc(x, 218, 6), honey300);
  return group(
    form(box(96, 198, 424, 40, 5), timber, timberShade, [90, 240], [480, 200], 0.7) +
      stroke(line([98, 200], [518, 200]), mix(honey300, paper, 0.4), 3),
    ...[140, 240, 340, 470].map(hook),
    place(
      150,
      240,
      hungCoat({ body: mix(pine800, pine700, 0.3), shaded: pine950, lit: sea300 }, 300, honey300),
      [-1, 1],
    ),
    place(252, 240, hungCoat({ body: clay500, shaded: clay700, lit: blush100 }, 266, blush100), [-0.98, 1]),
    place(352, 238, hungScarf({ body: honey300, shaded: clay500, lit: paper }, paper, 236), [-1, 1]),
    place(478, 226, flatCap({ body: mix(pine700, sea300, 0.35), shaded: pine800, lit: sea100 }), [-0.9, 0.9]),
  );
};

const bench = (): string =>
  group(
    shadow(0.45, soft(4, fill(shape([80, 772], [470, 772], [420, 806], [0, 806]), pine950))),
    form(
      shape([96, 640], [112, 640], [112, 780], [98, 780]),
      timber,
      timberShade,
      [90, 700],
      [116, 640],
      0.7,
    ),
    form(
      shape([446, 640], [462, 640], [462, 780], [448, 780]),
      timber,
      timberShade,
      [440, 780],
      [466, 640],
      0.6,
    ),
    form(box(80, 616, 400, 24, 4), timber, timberShade, [80, 650], [460, 610], 0.7) +
      stroke(line([82, 618], [478, 618]), mix(honey300, paper, 0.4), 4),
    fill(box(100, 706, 356, 12), timberShade),
    place(
      180,
      704,
      wellies({ body: mix(pine700, pine800, 0.3), shaded: pine950, lit: sea300 }),
      [-0.52, 0.52],
    ),
    place(
      300,
      706,
      blob([-40, 0], [-42, -20], [-10, -34], [30, -16], [44, -4], [40, 0])
        ? fill(blob([-40, 0], [-42, -20], [-10, -34], [30, -16], [44, -4], [40, 0]), clay700) +
            stroke(line([-40, -2], [42, -2]), pine950, 5)
        : '',
    ),
    place(
      384,
      616,
      shoppingBag(
        { body: mix(paper, blush100, 0.5), shaded: mix(clay500, pine800, 0.3), lit: paper },
        clay500,
        mix(pine700, honey300, 0.25),
        mix(clay500, honey300, 0.6),
      ),
      [-0.86, 0.86],
    ),
  );

const console = (): string => {
  const mirror = disc(1270, 286, 92, 118);
  return group(
    fill(disc(1270, 286, 106, 132), timber) + stroke(disc(1270, 286, 105, 131), mix(honey300, paper, 0.4), 3),
    fill(
      mirror,
      along(
        [1180, 180],
        [1360, 400],
        [0, mix(honey300, paper, 0.4)],
        [0.35, mix(sea100, honey300, 0.2)],
        [1, mix(sea300, pine700, 0.25)],
      ),
    ),
    inside(
      mirror,
      fill(shape([1190, 150], [1236, 150], [1196, 440], [1150, 440]), paper, 0.45),
      fill(shape([1256, 150], [1270, 150], [1230, 440], [1216, 440]), paper, 0.3),
    ),
    shadow(0.45, soft(4, fill(shape([1130, 776], [1440, 776], [1560, 812], [1180, 812]), pine950))),
    ...[1140, 1400].map((x) =>
      form(
        shape([x - 9, 560], [x + 9, 560], [x + 6, 784], [x - 6, 784]),
        timber,
        timberShade,
        [x + 12, 700],
        [x - 8, 600],
        0.7,
      ),
    ),
    form(box(1118, 570, 304, 46, 3), timber, timberShade, [1440, 620], [1160, 570], 0.7),
    form(box(1102, 554, 336, 18, 4), timber, timberShade, [1450, 580], [1150, 550], 0.6),
    stroke(line([1104, 556], [1436, 556]), mix(honey300, paper, 0.4), 4),
    fill(disc(1270, 593, 7), honey300),
    place(
      1372,
      554,
      pot(64, 58, clay500, clay700) +
        place(
          0,
          -54,
          fronds(5, 116, 15, {
            leaf: mix(pine700, sea300, 0.15),
            shaded: pine800,
            lit: mix(pine700, honey300, 0.45),
          }),
        ),
    ),
    form(
      blob([1146, 528], [1236, 528], [1220, 552], [1162, 552]),
      mix(sea300, paper, 0.3),
      pine700,
      [1240, 560],
      [1160, 530],
      0.7,
    ),
    stroke(disc(1172, 524, 9, 6), honey300, 4) +
      stroke(line([1181, 525], [1212, 519]), honey300, 5) +
      stroke(line([1204, 521], [1205, 528]), honey300, 4),
    fill(shape([1250, 548], [1330, 545], [1336, 554], [1252, 554]), paper) +
      fill(shape([1262, 542], [1322, 540], [1326, 547], [1264, 548]), blush100) +
      fill(box(1306, 541, 10, 5), clay500),
    ...[1114].map(
      (x) =>
        form(box(x - 44, 330, 88, 26, 4), timber, timberShade, [x + 50, 350], [x - 30, 330], 0.6) +
        [x - 24, x + 22].map((k) => fill(disc(k, 346, 4), ink)).join(''),
    ),
    place(1090, 346, keys(honey300, mix(sea100, sea300, 0.5), clay500), 0.92),
    place(1136, 346, keys(sea100, honey300, mix(pine700, sea300, 0.3)), [-0.8, 0.8]),
  );
};

const newel = (): string =>
  group(
    fill(shape([1490, 910], [1490, 640], [1620, 520], [1620, 910]), mix(pine800, pine950, 0.4)),
    ...[1540, 1580, 1618].map((x, i) =>
      form(
        box(x - 6, 420 - i * 34, 12, 250),
        mix(paper, sea300, 0.35),
        plasterShade,
        [x + 8, 0],
        [x - 6, 0],
        0.8,
      ),
    ),
    stroke(curve([1500, 432], [1560, 388], [1630, 326]), timberShade, 22) +
      stroke(curve([1500, 426], [1560, 382], [1630, 320]), timber, 7),
    form(box(1474, 400, 46, 520, 4), timber, timberShade, [1530, 0], [1478, 0], 0.85) +
      form(disc(1497, 386, 30), timber, timberShade, [1520, 400], [1486, 376], 0.8) +
      stroke(line([1478, 420], [1478, 900]), mix(honey300, paper, 0.4), 4, { opacity: 0.7 }),
  );

export const homeCare = (): string =>
  sheet({
    ...SCENE,
    parts: [
      room(),
      floor(),
      door(),
      mat(),
      light(),
      coats(),
      bench(),
      console(),
      newel(),
      glow([MIDDLE, 380], 760, honey300, 0.22),
    ],
  });
