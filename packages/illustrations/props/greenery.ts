import { chance, repeat } from '../drawing/chance.ts';
import { form, shade } from '../drawing/light.ts';
import { blob, curve, disc, lineThenCurve, type Point, ridge, shape } from '../drawing/outline.ts';
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import type { Leafy } from './plants.ts';

/** A leafy mass with scalloped edges around a middle. */
const scalloped = (
  roll: ReturnType<typeof chance>,
  x: number,
  y: number,
  radius: number,
  scallops: number,
): string => {
  const points: Point[] = [];
  for (let index = 0; index < scallops; index += 1) {
    const reach = radius * roll.between(0.9, 1.08);
    for (const [turn, depth] of [
      [0, 0.9],
      [0.3, 1],
      [0.7, 1],
    ] as const) {
      const angle = ((index + turn + roll.between(-0.06, 0.06)) / scallops) * Math.PI * 2;
      points.push([x + Math.cos(angle) * reach * depth, y + Math.sin(angle) * reach * depth * 0.92]);
    }
  }
  return blob(...points);
};

/** A round-headed tree or bush with lit clumps; foot at y 0. `sunSide` is -1 for light from the left. */
export const roundTree = (
  seed: number,
  height: number,
  { leaf: green, shaded, lit }: Leafy,
  bark: string,
  sunSide: -1 | 1,
): string => {
  const roll = chance(seed);
  const radius = height * 0.36;
  const middle = -height + radius;
  const head = scalloped(roll, 0, middle, radius, 13);
  const clumps = repeat(13, (index) => {
    const angle = index * 2.4 + roll.between(-0.3, 0.3);
    const far = radius * (0.18 + 0.6 * Math.sqrt(index / 13));
    const [x, y, r] = [
      Math.cos(angle) * far,
      middle + Math.sin(angle) * far,
      radius * roll.between(0.22, 0.34),
    ];
    const sunlit = x * sunSide - (y - middle) * 0.8 > -radius * 0.1;
    const outline = scalloped(roll, x, y, r, 7);
    return shade(
      outline,
      sunlit ? lit : shaded,
      sunlit ? [x + sunSide * r, y - r] : [x - sunSide * r * 0.6, y + r],
      sunlit ? [x - sunSide * r * 0.3, y + r * 0.4] : [x, y - r * 0.5],
      0.7,
    );
  });
  const trunk = `${curve([-height * 0.04, 0], [-height * 0.022, -height * 0.2], [-height * 0.05, -height * 0.5])}${lineThenCurve([height * 0.05, -height * 0.5], [height * 0.022, -height * 0.2], [height * 0.04, 0])}Z`;
  return group(
    form(trunk, bark, lit, [sunSide * height * 0.05, 0], [0, 0], 0.5),
    fill(head, green),
    shade(
      head,
      shaded,
      [-sunSide * radius, middle + radius],
      [sunSide * radius * 0.4, middle - radius * 0.2],
      0.8,
    ),
    shade(head, lit, [sunSide * radius * 1.1, middle - radius * 0.6], [0, middle], 0.6),
    inside(head, clumps),
  );
};

/** A tall slender tree, as poplars are; foot at y 0. */
export const poplar = (
  seed: number,
  height: number,
  { leaf: green, shaded, lit }: Leafy,
  bark: string,
  sunSide: -1 | 1,
): string => {
  const roll = chance(seed);
  const side = (to: -1 | 1): Point[] =>
    [0.16, 0.28, 0.42, 0.56, 0.7, 0.84, 0.95].map((up): Point => {
      const width = Math.sin(Math.min(1, up * 1.06) ** 0.75 * Math.PI) * 0.115 + 0.014;
      return [to * height * width * roll.between(0.88, 1.12), -height * up];
    });
  const crown = blob(...side(1), [0, -height], ...side(-1).reverse());
  const plumes = repeat(11, (index) => {
    const up = 0.2 + index * 0.066;
    const x = roll.between(-0.05, 0.05) * height;
    const plume = blob(
      [x, -height * (up + 0.15)],
      [x + height * 0.035, -height * (up + 0.05)],
      [x, -height * (up - 0.05)],
      [x - height * 0.035, -height * (up + 0.05)],
    );
    const tone = x * sunSide > -height * 0.01 ? lit : shaded;
    return shade(plume, tone, [x + sunSide * height * 0.05, -height * (up + 0.1)], [x, -height * up], 0.6);
  });
  return group(
    form(
      shape(
        [-height * 0.02, 0],
        [-height * 0.012, -height * 0.24],
        [height * 0.012, -height * 0.24],
        [height * 0.02, 0],
      ),
      bark,
      lit,
      [sunSide * height * 0.04, 0],
      [0, 0],
      0.5,
    ),
    fill(crown, green),
    shade(crown, shaded, [-sunSide * height * 0.12, 0], [sunSide * height * 0.04, -height * 0.6], 0.8),
    shade(crown, lit, [sunSide * height * 0.13, -height * 0.7], [0, -height * 0.4], 0.6),
    inside(crown, plumes),
  );
};

/** A clipped hedge from `from` to `to` with an uneven top, foot at y 0. */
export const hedge = (
  seed: number,
  from: number,
  to: number,
  height: number,
  { leaf: green, shaded, lit }: Leafy,
): string => {
  const roll = chance(seed);
  const tops: Point[] = [];
  for (let x = from; x < to; x += height * 0.35) tops.push([x, -height * roll.between(0.93, 1.05)]);
  tops.push([to, -height]);
  const outline = ridge(0, ...tops);
  const flecks = repeat(Math.round((to - from) / 9), () => {
    const x = roll.between(from, to);
    const y = -height * roll.between(0.08, 0.94);
    return place(
      x,
      y,
      fill(blob([-7, 0], [0, -4], [7, 0], [0, 4]), roll.pick([lit, shaded]), 0.4),
      1,
      roll.between(-50, 50),
    );
  });
  return (
    fill(outline, green) +
    shade(outline, shaded, [0, 0], [0, -height * 0.8], 0.8) +
    shade(outline, lit, [0, -height * 1.05], [0, -height * 0.6], 0.6) +
    flecks
  );
};

export const grass = (
  seed: number,
  from: number,
  to: number,
  height: number,
  colours: readonly [string, string, string],
): string => {
  const roll = chance(seed);
  return repeat(Math.round((to - from) / 5), () => {
    const x = roll.between(from, to);
    const tall = height * roll.between(0.4, 1);
    const lean = roll.between(-0.45, 0.45) * tall;
    return fill(shape([x - 2.4, 3], [x + lean, -tall], [x + 2.4, 3]), roll.pick(colours));
  });
};

/** Spires of small flowers: lavender, foxglove, heather, by size and colour. */
export const spikes = (
  seed: number,
  from: number,
  to: number,
  height: number,
  stem: string,
  flower: string,
  flowerLit: string,
): string => {
  const roll = chance(seed);
  return repeat(Math.round((to - from) / 8), () => {
    const x = roll.between(from, to);
    const tall = height * roll.between(0.6, 1);
    const lean = roll.between(-0.18, 0.18) * tall;
    const tone = roll.pick([flower, flower, flowerLit]);
    return (
      stroke(curve([x, 2], [x + lean * 0.4, -tall * 0.5], [x + lean, -tall]), stem, 2) +
      repeat(11, (i) =>
        fill(
          disc(
            x + lean * (0.5 + i * 0.05) + (i % 2 ? 1 : -1) * (3.2 - i * 0.25),
            -tall * (0.5 + i * 0.05),
            3.3 - i * 0.2,
          ),
          i % 3 === 0 ? flowerLit : tone,
        ),
      )
    );
  });
};
