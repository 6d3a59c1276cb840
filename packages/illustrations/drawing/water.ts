import { chance } from './chance.ts';
import { withoutGrain } from './light.ts';
import { blob, box } from './outline.ts';
import { fill, nameOf } from './paint.ts';

const TURN = Math.PI * 2;

/** Sideways push on a reflection at a depth below the shore; whole turns keep loops seamless. */
const sway = (depth: number, moment: number): number =>
  (Math.sin(depth * 0.22 + TURN * 2 * moment) + 0.7 * Math.sin(depth * 0.071 - TURN * moment + 1)) *
  (0.6 + depth * 0.022);

/** The parts upside down in the water below `shore`, broken into ripples. `moment` runs from 0 to 1 in a loop. */
export const reflection = (parts: string, shore: number, depth: number, moment: number): string => {
  const id = nameOf(`mirror${parts}`);
  const flat = withoutGrain(parts);
  let strips = '';
  for (let below = 0; below < depth; ) {
    const height = 3 + below * 0.035;
    const clip = `${id}-${Math.round(below)}`;
    strips += `<clipPath id="${clip}"><path d="${box(0, shore + below, 1600, height + 0.3)}"/></clipPath><g clip-path="url(#${clip})"><use href="#${id}" x="${sway(below, moment).toFixed(2)}"/></g>`;
    below += height;
  }
  return `<defs><g id="${id}"><g transform="translate(0 ${shore * 2}) scale(1 -1)">${flat}</g></g></defs>${strips}`;
};

const ripple = (x: number, y: number, length: number, thickness: number): string =>
  blob(
    [x - length / 2, y],
    [x - length * 0.15, y - thickness / 2],
    [x + length / 2, y + thickness * 0.1],
    [x + length * 0.1, y + thickness / 2],
  );

export type Glitter = {
  seed: number;
  count: number;
  /** Position of the light above the water, and widening of its path below. */
  x: number;
  from: number;
  to: number;
  spread: readonly [near: number, far: number];
  colour: string;
  moment: number;
};

/** The broken path of light under a low sun, twinkling in whole turns of the loop. */
export const glitter = ({ seed, count, x, from, to, spread, colour, moment }: Glitter): string => {
  const roll = chance(seed);
  let lights = '';
  for (let index = 0; index < count; index += 1) {
    const nearness = roll.between(0, 1) ** 1.3;
    const y = from + (to - from) * nearness;
    const reach = spread[0] + (spread[1] - spread[0]) * nearness;
    const off = (roll.between(-1, 1) + roll.between(-1, 1)) * 0.5;
    const length = roll.between(8, 26) + nearness * roll.between(20, 90);
    const twinkle = Math.sin(TURN * (Math.round(roll.between(1, 3)) * moment + roll.between(0, 1)));
    const drift = Math.sin(TURN * (moment + roll.between(0, 1))) * (2 + nearness * 8);
    const opacity = (1 - Math.abs(off) * 0.7) * (0.55 + 0.45 * twinkle);
    const strip = ripple(x + off * reach + drift, y, length * (0.8 + 0.2 * twinkle), 1.6 + nearness * 5);
    lights += fill(strip, colour, Math.max(0.02, Number(opacity.toFixed(2))));
  }
  return lights;
};
