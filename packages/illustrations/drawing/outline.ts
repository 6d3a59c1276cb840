export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const line = (...points: Point[]): string => `M${points.map(xy).join('L')}`;

export const shape = (...points: Point[]): string => `${line(...points)}Z`;

const bend = (before: Point, start: Point, end: Point, after: Point): string =>
  `C${xy([start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6])} ${xy([
    end[0] - (after[0] - start[0]) / 6,
    end[1] - (after[1] - start[1]) / 6,
  ])} ${xy(end)}`;

const around = (points: readonly Point[], index: number): Point =>
  points[((index % points.length) + points.length) % points.length] ?? [0, 0];

const within = (points: readonly Point[], index: number): Point =>
  points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];

export const curve = (...points: Point[]): string =>
  `M${xy(within(points, 0))}${points
    .slice(1)
    .map((_, i) =>
      bend(within(points, i - 1), within(points, i), within(points, i + 1), within(points, i + 2)),
    )
    .join('')}`;

/** A smooth line from where the outline has got to, which must be the first of the points. */
export const onward = (...points: Point[]): string => curve(...points).replace(/^M[^C]*/, '');

/** A straight line to the first of the points, and a smooth one through the rest. */
export const lineThenCurve = (...points: Point[]): string => `L${curve(...points).slice(1)}`;

/** A closed outline of smooth runs of points, joined by straight lines. */
export const sewn = (...runs: readonly (readonly Point[])[]): string =>
  `${runs.map((run, index) => (index === 0 ? curve(...run) : lineThenCurve(...run))).join('')}Z`;

export const blob = (...points: Point[]): string =>
  `M${xy(around(points, 0))}${points
    .map((_, i) =>
      bend(around(points, i - 1), around(points, i), around(points, i + 1), around(points, i + 2)),
    )
    .join('')}Z`;

/** A smooth skyline through the points, closed along a level base: hills, hedges, banks of mist. */
export const ridge = (base: number, ...points: Point[]): string => {
  const first = within(points, 0);
  const last = within(points, points.length - 1);
  return `${curve(...points)}L${xy([last[0], base])}L${xy([first[0], base])}Z`;
};

export type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** An upright rectangle; `radius` rounds all corners, or each from the top left clockwise. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | Corners = 0,
): string => {
  const [a, b, c, d] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  const right = x + width;
  const bottom = y + height;
  return [
    `M${xy([x + a, y])}L${xy([right - b, y])}Q${xy([right, y])} ${xy([right, y + b])}`,
    `L${xy([right, bottom - c])}Q${xy([right, bottom])} ${xy([right - c, bottom])}`,
    `L${xy([x + d, bottom])}Q${xy([x, bottom])} ${xy([x, bottom - d])}L${xy([x, y + a])}Q${xy([x, y])} ${xy([x + a, y])}Z`,
  ].join('');
};

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${xy([x - rx, y])}A${n(rx)} ${n(ry)} 0 1 1 ${xy([x + rx, y])}A${n(rx)} ${n(ry)} 0 1 1 ${xy([x - rx, y])}Z`;

/** A slice of a disc's edge, angles in degrees clockwise from three o'clock, left open. */
export const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): string => {
  const on = (angle: number): Point => [
    x + rx * Math.cos((angle * Math.PI) / 180),
    y + ry * Math.sin((angle * Math.PI) / 180),
  ];
  return `M${xy(on(from))}A${n(rx)} ${n(ry)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${xy(on(to))}`;
};
