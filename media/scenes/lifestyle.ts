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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, type Point, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { leafMass, scotsPine } from '../drawing/pines.ts';
import { SCENE, sheet } from '../drawing/sheet.ts';
import { cloudBank, mist, wash } from '../drawing/sky.ts';
import { grazingPony } from '../things/animals.ts';
import { shoppingBag } from '../things/luggage.ts';
import { grass, roundTree, spikes } from '../things/plants.ts';
import { basket, bicycle } from '../things/vehicles.ts';

const heath = mix(clay500, blush100, 0.35);
const bloom = [heath, mix(clay500, blush100, 0.6), mix(clay700, blush100, 0.35)] as const;
const leafy = { leaf: mix(pine700, sea300, 0.2), shaded: pine800, lit: mix(honey300, pine700, 0.25) };
const bark = mix(pine950, clay700, 0.4);

const distance = (): string => {
  const far = ridge(
    560,
    [-20, 430],
    [220, 408],
    [480, 424],
    [760, 396],
    [1040, 416],
    [1320, 392],
    [1620, 410],
  );
  const wood = (seed: number, base: number, low: number, high: number): string => {
    const roll = chance(seed);
    const tops: Point[] = [];
    for (let x = -20; x < 1640; x += roll.between(9, 20))
      tops.push([
        x,
        base -
          low -
          (high - low) * (0.5 + 0.3 * Math.sin(x / 97 + seed) + 0.2 * Math.sin(x / 41)) -
          roll.between(-5, 6),
      ]);
    return ridge(base + 40, ...tops);
  };
  const [back, front] = [wood(3, 470, 6, 44), wood(11, 510, 2, 40)];
  return group(
    wash(
      1600,
      0,
      560,
      [0, mix(sea300, pine700, 0.22)],
      [0.35, mix(sea300, sea100, 0.4)],
      [0.68, mix(sea100, blush100, 0.6)],
      [1, mix(honey300, blush100, 0.35)],
    ),
    glow([460, 380], 680, mix(honey300, blush100, 0.5), 0.85),
    glow([460, 380], 330, honey300, 0.5) + glow([460, 380], 120, paper, 0.5),
    fill(disc(460, 380, 38), mix(paper, honey300, 0.12)),
    cloudBank(7, 980, 150, 640, 40, [mix(sea300, sea100, 0.5), mix(blush100, paper, 0.4)]),
    cloudBank(13, 300, 226, 420, 24, [mix(sea100, blush100, 0.5), mix(blush100, clay500, 0.2)]),
    cloudBank(2, 1380, 270, 460, 26, [mix(blush100, sea100, 0.5), mix(blush100, clay500, 0.25)]),
    fill(far, mix(sea300, blush100, 0.35)),
    shade(far, paper, [460, 400], [1000, 520], 0.6),
    fill(back, mix(sea300, pine700, 0.34)),
    shade(back, honey300, [460, 420], [1100, 520], 0.6),
    mist(700, 496, 1500, 70, mix(blush100, honey300, 0.45), 0.85),
    fill(front, mix(pine700, sea300, 0.42)),
    shade(front, honey300, [460, 470], [980, 560], 0.5),
  );
};

const moor = (): string => {
  const roll = chance(29);
  const back = ridge(700, [-20, 520], [240, 508], [560, 530], [900, 514], [1240, 534], [1620, 512]);
  const mid = ridge(800, [-20, 600], [260, 580], [560, 606], [880, 590], [1200, 620], [1620, 588]);
  const near = ridge(910, [-20, 720], [240, 706], [520, 742], [860, 760], [1180, 730], [1620, 700]);
  /** A tussock of heather: a dark cushion flecked with bloom. */
  const tussock = (size: number, nearness: number): string => {
    const [width, height] = [size * roll.between(2.4, 4), size * roll.between(0.55, 0.8)];
    const cushion = leafMass(Math.floor(roll.between(1, 9e5)), width, height);
    const green = mix(mix(sea300, pine700, 0.45 + nearness * 0.35), honey300, 0.12);
    return (
      fill(cushion, green) +
      shade(cushion, honey300, [-width * 0.5, -height], [width * 0.3, 0], 0.45) +
      repeat(Math.round(16 + nearness * 12), () => {
        const across = roll.between(-0.46, 0.46);
        const up = height * (0.98 - across * across * 3) * roll.between(0.35, 1.04);
        return fill(
          disc(across * width, -up, size * roll.between(0.05, 0.1), size * roll.between(0.06, 0.11)),
          roll.pick(bloom),
          0.95,
        );
      })
    );
  };
  const row = (y: number, nearness: number): string =>
    repeat(Math.round(20 - nearness * 9), () =>
      place(roll.between(-20, 1620), y + roll.between(-6, 6), tussock(14 + nearness * 26, nearness)),
    );
  const rows = (from: number, to: number, count: number): string =>
    repeat(count, (index) =>
      row(from + ((to - from) * index) / count, (from + ((to - from) * index) / count - 530) / 230),
    );
  return group(
    fill(back, mix(mix(sea300, honey300, 0.5), pine700, 0.16)),
    shade(back, honey300, [420, 500], [900, 600], 0.6),
    rows(536, 592, 4),
    fill(mid, mix(mix(sea300, honey300, 0.4), pine700, 0.36)),
    shade(mid, honey300, [380, 580], [900, 720], 0.5),
    rows(604, 770, 6),
    path(),
    fill(near, along([0, 700], [0, 900], [0, mix(pine700, honey300, 0.3)], [1, pine800])),
    shade(near, honey300, [300, 690], [700, 830], 0.4),
    nearPath(),
  );
};

const trackPaint = along(
  [0, 520],
  [0, 900],
  [0, mix(honey300, paper, 0.4)],
  [1, mix(honey300, clay500, 0.35)],
);

const path = (): string =>
  fill(
    `${curve([664, 527], [700, 560], [640, 610], [690, 670], [800, 790])}L${curve([930, 790], [780, 670], [724, 610], [730, 560], [676, 527]).slice(1)}Z`,
    trackPaint,
  );

const nearPath = (): string =>
  fill(
    `${curve([776, 746], [800, 800], [740, 850], [640, 915])}L${curve([1080, 915], [1010, 850], [960, 800], [888, 748]).slice(1)}Z`,
    trackPaint,
  ) +
  stroke(curve([806, 790], [800, 830], [740, 905]), clay700, 3, { opacity: 0.25 }) +
  stroke(curve([906, 790], [950, 830], [1000, 905]), clay700, 3, { opacity: 0.25 });

const gorse = (x: number, y: number, size: number, seed: number): string => {
  const roll = chance(seed);
  const bush = leafMass(seed, size, size * 0.42);
  return place(
    x,
    y,
    fill(bush, pine800) +
      shade(bush, mix(pine700, honey300, 0.4), [-size * 0.5, -size * 0.3], [size * 0.2, 0], 0.7) +
      repeat(Math.round(size * 0.42), () => {
        const [dx, dy] = [roll.between(-0.44, 0.44) * size, -roll.between(0.04, 0.4) * size];
        return Math.abs(dx) / size + -dy / size < 0.56
          ? fill(
              disc(dx, dy, roll.between(2.4, 4.6)),
              roll.pick([honey300, honey300, mix(honey300, clay500, 0.35)]),
            )
          : '';
      }),
  );
};

const gate = (): string => {
  const timber = mix(mix(sea300, clay700, 0.4), pine800, 0.25);
  const lit = mix(honey300, paper, 0.3);
  const bar = (y: number): string =>
    form(
      shape([1086, y], [1420, y + 6], [1420, y + 20], [1086, y + 14]),
      timber,
      pine950,
      [1420, y + 24],
      [1150, y],
      0.6,
    ) + stroke(line([1088, y + 1], [1418, y + 7]), lit, 2.5, { opacity: 0.8 });
  const post = (x: number, top: number): string =>
    form(box(x - 17, top, 34, 830 - top, 4), timber, pine950, [x + 20, 0], [x - 12, 0], 0.85) +
    fill(shape([x - 18, top + 4], [x - 12, top - 10], [x + 12, top - 10], [x + 18, top + 4]), lit) +
    stroke(line([x - 14, top + 4], [x - 14, 826]), lit, 3, { opacity: 0.7 });
  return group(
    shadow(0.4, soft(4, fill(shape([1060, 820], [1460, 830], [1640, 872], [1240, 872]), pine950))),
    ...[606, 648, 690, 734, 782].map(bar),
    form(
      shape([1092, 800], [1108, 812], [1416, 622], [1400, 614]),
      timber,
      pine950,
      [1400, 700],
      [1150, 760],
      0.5,
    ),
    fill(box(1084, 596, 18, 218, 3), timber),
    fill(box(1404, 604, 18, 214, 3), timber),
    post(1062, 560),
    post(1446, 566),
    ...[640, 720].map(
      (y) =>
        stroke(line([1462, y], [1610, y + 2]), timber, 9) +
        stroke(line([1462, y - 3], [1610, y - 1]), lit, 2, { opacity: 0.6 }),
    ),
    post(1590, 590),
  );
};

const ride = (): string =>
  group(
    shadow(0.35, soft(4, fill(shape([1000, 846], [1390, 846], [1560, 884], [1160, 884]), pine950))),
    place(
      1190,
      850,
      bicycle({
        frame: pine700,
        frameShade: pine950,
        metal: mix(sea300, paper, 0.3),
        tyre: ink,
        leather: clay700,
      }),
      [-0.96, 0.96],
    ),
    stroke(line([1072, 620], [1056, 690]), ink, 4) +
      place(
        1080,
        628,
        group(
          place(
            36,
            -62,
            repeat(5, (i) =>
              fill(blob([0, 0], [-8, -40], [0, -78], [8, -40]), i % 2 ? leafy.leaf : leafy.lit).replace(
                '<path',
                `<path transform="rotate(${i * 13 - 30})"`,
              ),
            ),
          ),
          fill(blob([44, -58], [56, -118], [72, -124], [80, -112], [76, -60]), mix(clay500, honey300, 0.5)),
          stroke(line([58, -104], [74, -98]), paper, 3, { opacity: 0.7 }),
          basket(mix(honey300, clay500, 0.42), mix(clay700, pine950, 0.4)),
        ),
        [-0.84, 0.84],
      ),
    place(
      1330,
      846,
      shoppingBag(
        { body: mix(paper, blush100, 0.4), shaded: mix(clay500, pine800, 0.4), lit: paper },
        clay500,
        leafy.leaf,
        mix(clay500, honey300, 0.55),
      ),
      0.92,
    ),
  );

const ponies = (): string =>
  group(
    shadow(0.35, soft(3, fill(blob([420, 706], [600, 700], [800, 712], [660, 728], [470, 722]), pine950))),
    place(
      590,
      708,
      grazingPony({
        body: mix(clay700, clay500, 0.3),
        shaded: mix(pine950, clay700, 0.4),
        lit: honey300,
        mane: mix(pine950, clay700, 0.2),
        hoof: pine950,
      }),
      0.86,
    ),
    place(
      300,
      626,
      grazingPony({
        body: mix(paper, sea300, 0.4),
        shaded: mix(pine700, sea300, 0.35),
        lit: paper,
        mane: mix(sea300, pine700, 0.35),
        hoof: pine800,
      }),
      [-0.36, 0.36],
    ),
    place(
      1000,
      588,
      grazingPony({
        body: mix(clay500, blush100, 0.2),
        shaded: mix(clay700, pine700, 0.4),
        lit: honey300,
        mane: clay700,
        hoof: pine800,
      }),
      0.24,
    ),
  );

export const lifestyle = (): string =>
  sheet({
    ...SCENE,
    parts: [
      distance(),
      moor(),
      place(1290, 548, roundTree(14, 270, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.2) }, bark, -1)),
      gorse(880, 640, 110, 5),
      gorse(150, 720, 170, 6),
      ponies(),
      place(0, 712, grass(8, 330, 480, 28, [pine700, pine800, leafy.lit])),
      place(
        72,
        900,
        scotsPine(7, 860, { bark, barkLit: clay500, leaf: pine800, leafLit: mix(pine700, honey300, 0.5) }, 1),
      ),
      gate(),
      ride(),
      gorse(960, 838, 120, 9),
      place(
        0,
        906,
        spikes(31, -10, 560, 84, pine800, mix(clay500, sea300, 0.35), mix(blush100, clay500, 0.3)),
      ),
      place(0, 910, grass(33, -10, 620, 64, [pine800, pine950, leafy.lit])),
      place(0, 910, grass(35, 1080, 1610, 58, [pine800, pine950, leafy.lit])),
      form(box(-50, -50, 1, 1), ink, ink, [0, 0], [1, 1]),
      glow([460, 380], 1000, mix(honey300, blush100, 0.4), 0.25),
    ],
  });
