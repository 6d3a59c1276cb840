import type { Point } from './outline.ts';

/** A colour, or a gradient that carries its own definition. */
export type Paint = string | { definition: string; reference: string };

export type Stop = readonly [position: number, colour: string, opacity?: number];

/** A name made from what it names, so that drawing the same thing twice defines the same thing twice. */
export const nameOf = (content: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `d${hash.toString(36)}`;
};

const defined = (make: (id: string) => string): Paint => {
  const id = nameOf(make(''));
  return { definition: make(id), reference: `url(#${id})` };
};

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient along the line between two points of the drawing. */
export const along = (from: Point, to: Point, ...stops: Stop[]): Paint =>
  defined(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`,
  );

/** A gradient outwards from a point; `squash` flattens it into an ellipse. */
export const around = ([x, y]: Point, radius: number, stops: readonly Stop[], squash = 1): Paint =>
  defined(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y / squash}" r="${radius}" gradientTransform="scale(1 ${squash})">${stopsOf(stops)}</radialGradient>`,
  );

const use = (paint: Paint): readonly [definition: string, reference: string] =>
  typeof paint === 'string' ? ['', paint] : [paint.definition, paint.reference];

export const fill = (outline: string, paint: Paint, opacity = 1): string => {
  const [definition, reference] = use(paint);
  return `${definition}<path d="${outline}" fill="${reference}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
};

export type Pen = { opacity?: number; cap?: 'round' | 'butt'; dash?: string };

export const stroke = (outline: string, paint: Paint, width: number, pen: Pen = {}): string => {
  const [definition, reference] = use(paint);
  const dash = pen.dash ? ` stroke-dasharray="${pen.dash}"` : '';
  const opacity = pen.opacity === undefined ? '' : ` opacity="${pen.opacity}"`;
  return `${definition}<path d="${outline}" fill="none" stroke="${reference}" stroke-width="${width}" stroke-linecap="${pen.cap ?? 'round'}" stroke-linejoin="round"${dash}${opacity}/>`;
};

export const group = (...parts: string[]): string => `<g>${parts.join('')}</g>`;

export const faint = (opacity: number, ...parts: string[]): string =>
  `<g opacity="${opacity}">${parts.join('')}</g>`;

/** Puts a thing drawn around its own origin somewhere, scaled (negative width mirrors it) and turned in degrees. */
export const place = (x: number, y: number, part: string, scale: number | Point = 1, turn = 0): string => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${sx} ${sy})">${part}</g>`;
};

export const inside = (outline: string, ...parts: string[]): string => {
  const id = nameOf(`clip${outline}`);
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
};
