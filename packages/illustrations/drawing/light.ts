import type { Point } from './outline.ts';
import { along, around, fill, inside, nameOf, type Paint, place } from './paint.ts';

/** Grain of a shadow: higher is finer. */
const GRAIN = 0.75;

/** Turns a see-through gradient into a spray of grains of one colour. */
const spray = (colour: string, softness: number): { definition: string; id: string } => {
  const id = nameOf(`spray${colour}${softness}`);
  const slope = 1 / softness;
  return {
    id,
    definition: `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${GRAIN}" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="noise"/><feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1.1" k4="-1.05"/><feComponentTransfer result="dots"><feFuncA type="linear" slope="${slope}" intercept="0.5"/></feComponentTransfer><feFlood flood-color="${colour}"/><feComposite in2="dots" operator="in"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  };
};

/**
 * Grainy shade (or light) over a shape, strongest at `from` and gone at `to`:
 * the one way in which forms are modelled in these pictures.
 */
export const shade = (outline: string, colour: string, from: Point, to: Point, strength = 0.7): string => {
  const { definition, id } = spray(colour, 0.55);
  const wash = along(from, to, [0, colour, strength], [1, colour, 0]);
  return sprayed(outline, wash, definition, id);
};

export const bloom = (
  outline: string,
  colour: string,
  centre: Point,
  radius: number,
  strength = 0.7,
): string => {
  const { definition, id } = spray(colour, 0.55);
  return sprayed(
    outline,
    around(centre, radius, [
      [0, colour, strength],
      [1, colour, 0],
    ]),
    definition,
    id,
  );
};

const sprayed = (outline: string, wash: Paint, definition: string, id: string): string =>
  `${definition}<g filter="url(#${id})">${fill(outline, wash)}</g>`;

/** The same parts without grainy shades: for what is drawn dozens of times over, as in a reflection. */
export const withoutGrain = (parts: string): string =>
  parts.replaceAll(
    /<filter id="(\w+)"[^>]*>(?:(?!<\/filter>).)*<\/filter><g filter="url\(#\1\)">(?:(?!<\/g>).)*<\/g>/g,
    '',
  );

/** Soft light without grain: the air around a lamp, the sun or a window. */
export const glow = (centre: Point, radius: number, colour: string, strength = 0.8, squash = 1): string =>
  fill(
    `M${centre[0] - radius} ${centre[1] - radius * squash}h${radius * 2}v${radius * 2 * squash}h${-radius * 2}Z`,
    around(
      centre,
      radius,
      [
        [0, colour, strength],
        [0.35, colour, strength * 0.45],
        [0.7, colour, strength * 0.12],
        [1, colour, 0],
      ],
      squash,
    ),
  );

/** A part seen out of focus, by `radius` in units of the drawing. */
export const soft = (radius: number, ...parts: string[]): string => {
  const id = nameOf(`soft${radius}`);
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${radius}"/></filter><g filter="url(#${id})">${parts.join('')}</g>`;
};

export const shadow = (opacity: number, ...parts: string[]): string =>
  `<g opacity="${opacity}" style="mix-blend-mode:multiply">${parts.join('')}</g>`;

/** A shape in one colour with grainy shade from one side. */
export const form = (
  outline: string,
  colour: Paint,
  shaded: string,
  from: Point,
  to: Point,
  strength = 0.75,
): string => fill(outline, colour) + shade(outline, shaded, from, to, strength);

/** A part of this outline with a bright edge on the side away from which it is moved. */
export const rimmed = (outline: string, colour: string, [dx, dy]: Point, part: string): string =>
  inside(outline, fill(outline, colour), place(dx, dy, part));
