import { shade, soft } from './light.ts';
import { box, line, type Point, shape } from './outline.ts';
import { along, faint, fill, group, inside, type Paint, stroke } from './paint.ts';

type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Daylight thrown through a window of `columns` by `rows` panes on to a wall or a floor. */
export const thrownWindow = (
  [tl, tr, br, bl]: Corners,
  [columns, rows]: Point,
  colour: string,
  opacity: number,
  bar = 0.07,
): string => {
  const at = (u: number, v: number): Point => between(between(tl, tr, u), between(bl, br, u), v);
  let panes = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [u1, u2] = [(column + bar / 2) / columns, (column + 1 - bar / 2) / columns];
      const [v1, v2] = [(row + bar / 2) / rows, (row + 1 - bar / 2) / rows];
      panes += fill(
        shape(at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)),
        along(tl, br, [0, colour], [1, colour, 0.55]),
      );
    }
  }
  return faint(opacity, soft(1.6, panes));
};

export type Wall = { colour: Paint; shaded: string; from: Point; to: Point };

export const wall = (top: number, bottom: number, { colour, shaded, from, to }: Wall): string => {
  const outline = box(-10, top, 1620, bottom - top);
  return fill(outline, colour) + shade(outline, shaded, from, to, 0.8);
};

export const skirting = (y: number, height: number, colour: string, edge: string): string =>
  fill(box(-10, y - height, 1620, height), colour) +
  stroke(line([-10, y - height], [1610, y - height]), edge, 2.5, { opacity: 0.7 });

/** Floorboards that run away from us towards a vanishing point above the floor. */
export const boards = (
  top: number,
  bottom: number,
  colour: Paint,
  joint: string,
  vanishing: Point,
): string => {
  const joints: string[] = [];
  for (let foot = -1600; foot <= 3200; foot += 110) {
    const share = (bottom - top) / (bottom - vanishing[1]);
    const head = foot + (vanishing[0] - foot) * share;
    joints.push(stroke(line([foot, bottom], [head, top]), joint, 2, { opacity: 0.4 }));
  }
  return group(
    fill(box(-10, top, 1620, bottom - top + 10), colour),
    inside(box(-10, top, 1620, bottom - top + 10), ...joints),
  );
};

export type Sash = {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  frame: string;
  frameShade: string;
};

/** A framed window with its view (drawn in the coordinates of the canvas) and glazing bars. */
export const sash = (
  { x, y, width, height, columns, rows, frame, frameShade }: Sash,
  view: string,
  thickness = 14,
): string => {
  const bars: string[] = [];
  for (let column = 1; column < columns; column += 1) {
    const across = x + (width * column) / columns;
    bars.push(
      fill(box(across - 3.5, y, 7, height), frame) +
        stroke(line([across + 3, y], [across + 3, y + height]), frameShade, 1.5, { opacity: 0.5 }),
    );
  }
  for (let row = 1; row < rows; row += 1) {
    const down = y + (height * row) / rows;
    bars.push(
      fill(box(x, down - 3.5, width, 7), frame) +
        stroke(line([x, down + 3], [x + width, down + 3]), frameShade, 1.5, { opacity: 0.5 }),
    );
  }
  const outer = box(x - thickness, y - thickness, width + thickness * 2, height + thickness * 2, 3);
  return group(
    fill(outer, frame),
    stroke(outer, frameShade, 2, { opacity: 0.45 }),
    inside(box(x, y, width, height), view),
    ...bars,
    stroke(box(x, y, width, height), frameShade, 2, { opacity: 0.55 }),
  );
};
