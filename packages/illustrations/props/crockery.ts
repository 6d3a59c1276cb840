import { form, soft } from '../drawing/light.ts';
import { arc, blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, faint, fill, group, stroke } from '../drawing/paint.ts';

/** A glaze: its own colour, its shadow side and the light on its edge. Things stand on y 0, lit from the left. */
export type Glaze = { body: string; shaded: string; lit: string };

/** A whistling kettle, about 170 wide and 170 tall, its spout to the right. */
export const kettle = ({ body, shaded, lit }: Glaze, handle: string): string => {
  const belly = blob(
    [-72, -6],
    [-78, -34],
    [-58, -78],
    [-22, -98],
    [22, -98],
    [58, -78],
    [78, -34],
    [72, -6],
    [40, 0],
    [-40, 0],
  );
  const spout = shape([52, -72], [98, -108], [110, -98], [74, -40]);
  return group(
    stroke(arc(0, -96, 60, 66, 188, 352), handle, 13),
    stroke(arc(0, -97, 62, 68, 196, 250), lit, 3, { opacity: 0.5 }),
    form(spout, body, shaded, [104, -60], [70, -90]),
    fill(shape([94, -114], [116, -102], [110, -92], [90, -106]), shaded),
    form(belly, body, shaded, [84, -10], [-24, -60], 0.9),
    stroke(curve([-64, -28], [-52, -66], [-26, -86]), lit, 7, { opacity: 0.75 }),
    fill(blob([-30, -96], [-22, -106], [0, -110], [22, -106], [30, -96], [0, -92]), shaded),
    fill(disc(0, -115, 8, 7), handle),
    stroke(line([-66, -3], [66, -3]), shaded, 6),
  );
};

export const mug = ({ body, shaded, lit }: Glaze, band?: string): string => {
  const side = shape([-28, -62], [28, -62], [25, -4], [20, 0], [-20, 0], [-25, -4]);
  return group(
    stroke(arc(27, -34, 17, 17, -80, 80), body, 8) +
      stroke(arc(28, -33, 17, 17, 0, 80), shaded, 3, { opacity: 0.5 }),
    form(side, body, shaded, [32, 0], [-12, -8]),
    band ? fill(shape([-27, -44], [27, -44], [26, -28], [-26, -28]), band) : '',
    fill(disc(0, -62, 28, 6), lit) + fill(disc(0, -61, 23, 4.2), shaded),
    stroke(line([-22, -52], [-20, -12]), lit, 4, { opacity: 0.7 }),
  );
};

/** A cup on its saucer, 110 wide. */
export const teacup = ({ body, shaded, lit }: Glaze, tea: string): string => {
  const bowl = `${curve([-36, -46], [-32, -22], [-14, -6], [14, -6], [32, -22], [36, -46])}Z`;
  return group(
    fill(disc(0, -4, 58, 9), shaded) +
      fill(disc(0, -7, 58, 9), body) +
      fill(disc(0, -7, 34, 5), shaded, 0.35),
    stroke(arc(38, -32, 13, 13, -100, 100), body, 6),
    form(bowl, body, shaded, [38, -6], [-10, -26]),
    fill(disc(0, -46, 36, 8), lit) + fill(disc(0, -45, 31, 6), tea),
    stroke(curve([-28, -36], [-22, -20], [-12, -12]), lit, 4, { opacity: 0.8 }),
  );
};

/** A round-bellied teapot, spout to the left, 190 wide. */
export const teapot = ({ body, shaded, lit }: Glaze): string => {
  const belly = blob([-62, -50], [-48, -90], [0, -102], [48, -90], [62, -50], [46, -8], [0, 0], [-46, -8]);
  return group(
    stroke(arc(62, -54, 30, 28, -95, 95), body, 10) +
      stroke(arc(63, -53, 30, 28, 0, 95), shaded, 4, { opacity: 0.6 }),
    form(
      `${curve([-48, -26], [-74, -40], [-84, -74], [-104, -88])}L-92 -94${curve(
        [-92, -94],
        [-72, -82],
        [-60, -66],
        [-46, -66],
      )
        .slice(1)
        .replace(/^[^C]*/, '')}Z`,
      body,
      shaded,
      [-50, -20],
      [-90, -60],
      0.5,
    ),
    form(belly, body, shaded, [64, -6], [-16, -60], 0.85),
    fill(blob([-30, -95], [-18, -106], [0, -110], [18, -106], [30, -95], [0, -90]), shaded, 0.55),
    fill(disc(0, -114, 8, 7), body),
    stroke(curve([-46, -40], [-42, -70], [-24, -86]), lit, 7, { opacity: 0.75 }),
  );
};

/** Steam rising from a spout or a cup; whole turns of `moment` make it loop. */
export const steam = (height: number, colour: string, moment: number, opacity = 0.5): string => {
  const turn = Math.PI * 2 * moment;
  const wisp = (offset: number, width: number, phase: number): string => {
    const sway = (up: number): number => offset + Math.sin(up * 5 - turn + phase) * (5 + up * height * 0.13);
    return stroke(
      curve(
        [offset, 0],
        [sway(0.25), -height * 0.25],
        [sway(0.5), -height * 0.5],
        [sway(0.75), -height * 0.75],
        [sway(1), -height],
      ),
      along([0, 0], [0, -height], [0, colour, 0], [0.2, colour, 0.9], [1, colour, 0]),
      width,
    );
  };
  return faint(opacity, soft(height * 0.022, wisp(-5, height * 0.08, 0), wisp(8, height * 0.06, 2)));
};

/** A plate standing on edge on a shelf or dresser, seen face on. */
export const plate = (radius: number, { body, shaded, lit }: Glaze, rim: string): string =>
  group(
    form(disc(0, -radius, radius), body, shaded, [radius, 0], [-radius * 0.3, -radius]),
    stroke(disc(0, -radius, radius * 0.86), rim, radius * 0.07),
    stroke(disc(0, -radius, radius * 0.58), shaded, 2, { opacity: 0.6 }),
    stroke(arc(0, -radius, radius * 0.96, radius * 0.96, 185, 260), lit, 3, { opacity: 0.8 }),
  );

/** A storage jar with a lid, 60 wide. */
export const jar = (height: number, { body, shaded, lit }: Glaze, lid: string): string =>
  group(
    form(box(-28, -height, 56, height, 8), body, shaded, [30, 0], [-14, 0]),
    fill(box(-31, -height - 12, 62, 15, 4), lid),
    stroke(line([-20, -height + 14], [-20, -12]), lit, 4, { opacity: 0.6 }),
  );
