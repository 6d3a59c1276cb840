import { repeat } from './chance.ts';
import { paper } from './colour.ts';
import { glow, shade } from './light.ts';
import { arc, box, curve, disc, line, onward, shape } from './outline.ts';
import { along, fill, group, stroke } from './paint.ts';

/** An old iron street lamp, foot at y 0, 400 tall; `strength` of its flame from 0 to 1. */
export const streetLamp = (iron: string, rim: string, flame: string, strength: number): string =>
  group(
    glow([0, -392], 190, flame, 0.5 * strength),
    fill(shape([-4.5, -60], [-3.5, -344], [3.5, -344], [4.5, -60]), iron),
    fill(box(-7, -64, 14, 7, 3), iron) +
      fill(box(-6, -176, 12, 6, 3), iron) +
      fill(box(-5.5, -330, 11, 6, 3), iron),
    fill(
      `${curve([-7, -58], [-8, -40], [-15, -22], [-16, -8])}L16 -8${onward([16, -8], [15, -22], [8, -40], [7, -58])}Z`,
      iron,
    ),
    fill(box(-20, -9, 40, 10, 3), iron),
    stroke(line([2.6, -338], [3.6, -64]), rim, 1.8, { opacity: 0.8 }) +
      stroke(curve([6, -56], [7, -40], [13, -22], [14, -10]), rim, 1.8, { opacity: 0.7 }),
    stroke(line([-26, -322], [26, -322]), iron, 4),
    fill(box(-11, -352, 22, 8, 3), iron),
    fill(
      shape([-13, -352], [-21, -404], [21, -404], [13, -352]),
      along([0, -404], [0, -352], [0, flame], [1, paper]),
      0.95,
    ),
    glow([0, -380], 46, paper, 0.9 * strength),
    stroke(line([-13, -352], [-21, -404]), iron, 3) + stroke(line([13, -352], [21, -404]), iron, 3),
    stroke(line([0, -352], [0, -404]), iron, 1.6),
    fill(`${curve([-27, -403], [-16, -418], [0, -428], [16, -418], [27, -403])}Z`, iron),
    fill(disc(0, -432, 4.5), iron),
  );

/** A lifebuoy 56 across, its middle at the origin, on a strap round a rail 44 above. */
export const lifebuoy = (body: string, bands: string, rim: string, rope: string): string =>
  group(
    stroke(disc(0, 0, 21), body, 14),
    ...[45, 135, 225, 315].map((angle) =>
      stroke(arc(0, 0, 21, 21, angle - 17, angle + 17), bands, 14, { cap: 'butt' }),
    ),
    stroke(disc(0, 0, 28), rope, 1.6, { opacity: 0.8 }),
    stroke(arc(0, 0, 26, 26, 250, 330), rim, 2.6, { opacity: 0.9 }),
    fill(box(-5, -48, 10, 36, 3), rope) + stroke(line([3.6, -45], [3.6, -15]), rim, 1.4, { opacity: 0.8 }),
  );

/** The seat of that bench, on which people are drawn before its back: a board with its front legs, seen a little from above. */
export const benchSeat = (top: string, edge: string): string => {
  const board = shape([-136, -99], [136, -99], [148, -78], [-148, -78]);
  const frontLeg = (x: number): string => fill(box(x - 4, -72, 8, 56), edge);
  return group(
    frontLeg(-122) + frontLeg(122),
    fill(board, top) + stroke(line([-142, -89], [142, -89]), edge, 1.2, { opacity: 0.5 }),
    fill(box(-148, -78, 296, 11, 2), edge),
  );
};

/** A bench seen from behind, 300 wide, feet at y 0. */
export const benchBack = (wood: string, rim: string): string => {
  const slat = (y: number): string => {
    const outline = box(-146, y, 292, 15, 4);
    return (
      fill(outline, wood) +
      shade(outline, rim, [0, y - 2], [0, y + 12], 0.75) +
      stroke(line([-143, y + 1], [143, y + 1]), rim, 1.8, { opacity: 0.9 })
    );
  };
  const leg = (x: number): string =>
    fill(shape([x - 7, -134], [x + 7, -134], [x + 7, 0], [x - 7, 0]), wood) +
    stroke(line([x + 6, -130], [x + 6, -4]), rim, 1.4, { opacity: 0.5 });
  return group(leg(-134) + leg(134) + leg(0), slat(-138) + slat(-115));
};

/** A promenade railing from edge to edge; `top` and `foot` are its heights on the canvas. */
export const railing = (top: number, foot: number, gap: number, iron: string, rim: string): string => {
  const span = foot - top;
  return group(
    repeat(Math.ceil(1700 / gap), (index) => {
      const x = -30 + index * gap;
      return (
        fill(box(x - 6, top - 6, 12, span + 6, 2), iron) +
        fill(disc(x, top - 9, 8), iron) +
        stroke(line([x + 4.5, top + 4], [x + 4.5, foot - 4]), rim, 1.5, { opacity: 0.55 })
      );
    }),
    fill(box(-10, top, 1620, 9), iron) +
      stroke(line([-10, top + 1], [1610, top + 1]), rim, 2, { opacity: 0.8 }),
    fill(box(-10, top + span * 0.4, 1620, 5), iron) + fill(box(-10, top + span * 0.72, 1620, 5), iron),
  );
};
