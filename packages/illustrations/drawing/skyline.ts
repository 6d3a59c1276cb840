import { chance } from './chance.ts';
import { shade } from './light.ts';
import { box, type Point, ridge, shape } from './outline.ts';
import { fill } from './paint.ts';
import type { Haze } from './southampton.ts';

type Roll = ReturnType<typeof chance>;

const gable = (x: number, width: number, height: number, haze: Haze, roll: Roll): string => {
  const roof = roll.between(9, 16);
  const outline = shape(
    [x, 0],
    [x, -height],
    [x + width * 0.5, -height - roof],
    [x + width, -height],
    [x + width, 0],
  );
  const stack = roll.between(0.2, 0.75);
  return (
    fill(outline, haze.face) +
    fill(box(x + width * stack, -height - roof, 4, roof), haze.face) +
    lampOf(x, width, height, haze, roll)
  );
};

const flat = (x: number, width: number, height: number, haze: Haze, roll: Roll): string => {
  const plant = width * roll.between(0.25, 0.45);
  return (
    fill(box(x, -height, width, height), haze.face) +
    fill(box(x + width * 0.2, -height - 6, plant, 7), haze.face) +
    shade(box(x, -height, width, height), haze.lit, [x + width, 0], [x + width * 0.5, 0], 0.7) +
    lampOf(x, width, height, haze, roll)
  );
};

const lampOf = (
  x: number,
  width: number,
  height: number,
  { lamp, lit, awake = 0.07 }: Haze,
  roll: Roll,
): string => {
  let windows = '';
  for (let up = 8; up < height - 6; up += 9) {
    for (let across = 5; across < width - 7; across += 8) {
      const luck = roll.between(0, 1);
      if (luck > 1 - awake) windows += fill(box(x + across, -up - 4, 3, 4), lamp, 0.9);
      else if (luck > 0.62) windows += fill(box(x + across, -up - 4, 3, 4), lit, 0.28);
    }
  }
  return windows;
};

/** Roofs and blocks side by side from `from` to `to` on y 0, lit from the right; `heights` bound the ordinary ones. */
export const skyline = (seed: number, from: number, to: number, heights: Point, haze: Haze): string => {
  const roll = chance(seed);
  let city = '';
  for (let x = from; x < to; ) {
    const width = roll.between(22, 54);
    const height = roll.between(heights[0], heights[1]);
    city +=
      roll.between(0, 1) < 0.55
        ? gable(x, width, height * 0.8, haze, roll)
        : flat(x, width, height, haze, roll);
    x += width * roll.between(0.86, 1.05);
  }
  return city;
};

export const shoreTrees = (seed: number, from: number, to: number, heights: Point): string => {
  const roll = chance(seed);
  const tops: Point[] = [];
  for (let x = from; x <= to; x += roll.between(9, 24)) tops.push([x, -roll.between(heights[0], heights[1])]);
  return ridge(2, ...tops);
};
