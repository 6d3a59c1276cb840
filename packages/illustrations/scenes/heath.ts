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
import { glow, shade } from '../drawing/light.ts';
import { curve, disc, lineThenCurve, type Point, ridge } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { leafMass } from '../drawing/pines.ts';
import { cloudBank, mist, wash } from '../drawing/sky.ts';

const heath = mix(clay500, blush100, 0.35);

const bloom = [heath, mix(clay500, blush100, 0.6), mix(clay700, blush100, 0.35)] as const;

export const leafy = { leaf: mix(pine700, sea300, 0.2), shaded: pine800, lit: mix(honey300, pine700, 0.25) };

export const bark = mix(pine950, clay700, 0.4);

export const TURN = Math.PI * 2;

export const morningSky = (moment: number): string => {
  const breath = Math.sin(TURN * moment);
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
    glow([460, 380], 680 + breath * 24, mix(honey300, blush100, 0.5), 0.85),
    glow([460, 380], 330 + breath * 14, honey300, 0.5) + glow([460, 380], 120, paper, 0.5),
    fill(disc(460, 380, 38), mix(paper, honey300, 0.12)),
    cloudBank(7, 980 + breath * 26, 150, 640, 40, [mix(sea300, sea100, 0.5), mix(blush100, paper, 0.4)]),
    cloudBank(13, 300 - breath * 16, 226, 420, 24, [mix(sea100, blush100, 0.5), mix(blush100, clay500, 0.2)]),
    cloudBank(2, 1380 - breath * 22, 270, 460, 26, [
      mix(blush100, sea100, 0.5),
      mix(blush100, clay500, 0.25),
    ]),
  );
};

export const distance = (): string => {
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
    fill(far, mix(sea300, blush100, 0.35)),
    shade(far, paper, [460, 400], [1000, 520], 0.6),
    fill(back, mix(sea300, pine700, 0.34)),
    shade(back, honey300, [460, 420], [1100, 520], 0.6),
    mist(700, 496, 1500, 70, mix(blush100, honey300, 0.45), 0.85),
    fill(front, mix(pine700, sea300, 0.42)),
    shade(front, honey300, [460, 470], [980, 560], 0.5),
  );
};

export const moor = (): string => {
  const roll = chance(29);
  const back = ridge(700, [-20, 520], [240, 508], [560, 530], [900, 514], [1240, 534], [1620, 512]);
  const mid = ridge(800, [-20, 600], [260, 580], [560, 606], [880, 590], [1200, 620], [1620, 588]);
  const near = ridge(910, [-20, 720], [240, 706], [520, 742], [860, 760], [1180, 730], [1620, 700]);
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
    `${curve([664, 527], [700, 560], [640, 610], [690, 670], [800, 790])}${lineThenCurve([930, 790], [780, 670], [724, 610], [730, 560], [676, 527])}Z`,
    trackPaint,
  );

const nearPath = (): string =>
  fill(
    `${curve([776, 746], [800, 800], [740, 850], [640, 915])}${lineThenCurve([1080, 915], [1010, 850], [960, 800], [888, 748])}Z`,
    trackPaint,
  ) +
  stroke(curve([806, 790], [800, 830], [740, 905]), clay700, 3, { opacity: 0.25 }) +
  stroke(curve([906, 790], [950, 830], [1000, 905]), clay700, 3, { opacity: 0.25 });

export const gorse = (x: number, y: number, size: number, seed: number): string => {
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
