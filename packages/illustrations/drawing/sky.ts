import { type Chance, chance } from './chance.ts';
import { shade } from './light.ts';
import { curve, type Point, ridge } from './outline.ts';
import { along, fill, place, stroke } from './paint.ts';

/** A long low cloud with a level foot and a gently heaped top. */
export const cloudBank = (
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [body: string, lit: string],
): string => {
  const roll = chance(seed);
  const outline = cloudOutline(roll, x, y, width, height);
  return fill(outline, colours[0]) + shade(outline, colours[1], [x, y + 2], [x, y - height * 0.9], 0.9);
};

const cloudOutline = (roll: Chance, x: number, y: number, width: number, height: number): string => {
  const steps = 9;
  const top: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const swell = Math.sin(Math.PI * share) ** 0.8;
    top.push([x - width / 2 + width * share, y - height * swell * roll.between(0.45, 1)]);
  }
  return ridge(y, ...top);
};

export const mist = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity: number,
): string =>
  place(
    x,
    y,
    fill(
      'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
      { definition: mistDefinition(colour), reference: `url(#mist${colour.slice(1)})` },
      opacity,
    ),
    [width / 2, height / 2],
  );

const mistDefinition = (colour: string): string =>
  `<radialGradient id="mist${colour.slice(1)}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"><stop offset="0" stop-color="${colour}"/><stop offset=".5" stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** A gull on the wing, seen from afar; `lift` from -1 (wings down) to 1 (wings up). */
export const gull = (lift: number, colour: string): string => {
  const tip = -9 - lift * 9;
  const elbow = -9 - lift * 2;
  return (
    stroke(curve([-30, tip + 6], [-15, elbow], [0, 0], [15, elbow], [30, tip + 6]), colour, 3.4) +
    stroke(curve([-4, 1], [1, 1.5], [7, 2.5]), colour, 4.6)
  );
};

/** The whole canvas filled from top to bottom. */
export const wash = (
  width: number,
  top: number,
  bottom: number,
  ...stops: Parameters<typeof along>[2][]
): string => fill(`M0 ${top}H${width}V${bottom}H0Z`, along([0, top], [0, bottom], ...stops));
