import { chance, repeat } from '../drawing/chance.ts';
import { mix } from '../drawing/colour.ts';
import { form, shade } from '../drawing/light.ts';
import { blob, curve, disc, type Point, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';

export type Leafy = { leaf: string; shaded: string; lit: string };

/** A clay pot standing on y 0, lit from the left. */
export const pot = (width: number, height: number, clay: string, shaded: string): string => {
  const half = width / 2;
  return (
    form(
      shape([-half * 0.86, -height * 0.8], [half * 0.86, -height * 0.8], [half * 0.64, 0], [-half * 0.64, 0]),
      clay,
      shaded,
      [half, 0],
      [-half * 0.3, 0],
    ) +
    form(
      shape([-half, -height], [half, -height], [half * 0.94, -height * 0.76], [-half * 0.94, -height * 0.76]),
      clay,
      shaded,
      [half, 0],
      [-half * 0.2, 0],
      0.6,
    )
  );
};

/** A pointed leaf from the origin towards `angle` degrees (0 is right, -90 up). */
export const leaf = (length: number, width: number, angle: number, colour: string): string =>
  place(
    0,
    0,
    fill(blob([0, 0], [length * 0.35, -width / 2], [length, 0], [length * 0.35, width / 2]), colour),
    1,
    angle,
  );

/** A round scalloped leaf with a paler ring, as geraniums have. */
const roundLeaf = (
  roll: ReturnType<typeof chance>,
  size: number,
  { leaf: green, shaded, lit }: Leafy,
): string => {
  const x = roll.between(-0.66, 0.66) * size;
  const y = -roll.between(0.02, 0.56) * size * (1 - Math.abs(x / size) * 0.5);
  const r = size * roll.between(0.09, 0.15);
  const tone = roll.pick([green, green, shaded, mix(green, lit, 0.5)]);
  return place(
    x,
    y,
    fill(disc(0, 0, r, r * 0.8), tone) +
      shade(disc(0, 0, r, r * 0.8), lit, [-r, -r], [r * 0.4, r * 0.3], 0.45) +
      stroke(curve([-r * 0.5, 0], [0, r * 0.3], [r * 0.5, 0]), lit, r * 0.08, { opacity: 0.5 }),
    1,
    roll.between(-35, 35),
  );
};

/** A geranium: round leaves and clustered blooms above a pot's rim at y 0. */
export const geranium = (
  seed: number,
  size: number,
  colours: Leafy,
  bloom: string,
  bloomLit: string,
): string => {
  const roll = chance(seed);
  const { shaded } = colours;
  const heads = repeat(6, (index) => {
    const x = (index - 2.5) * size * 0.2 + roll.between(-0.04, 0.04) * size;
    const y = -size * roll.between(0.6, 0.9);
    return (
      stroke(curve([x * 0.4, -size * 0.2], [x * 0.9, -size * 0.5], [x, y]), shaded, size * 0.022) +
      repeat(15, () => {
        const [dx, dy] = [roll.between(-0.1, 0.1) * size, roll.between(-0.075, 0.075) * size];
        return fill(
          disc(x + dx, y + dy, size * roll.between(0.026, 0.042)),
          dx + dy < 0 ? roll.pick([bloom, bloomLit]) : roll.pick([bloom, mix(bloom, shaded, 0.25)]),
        );
      })
    );
  });
  return group(
    repeat(15, () => roundLeaf(roll, size, colours)),
    heads,
    repeat(12, () => roundLeaf(roll, size * 0.85, colours)),
  );
};

/** Arching blades or fronds from the origin. */
export const fronds = (
  seed: number,
  size: number,
  count: number,
  { leaf: green, shaded, lit }: Leafy,
): string => {
  const roll = chance(seed);
  return repeat(count, (index) => {
    const lean = ((index + 0.5) / count - 0.5) * 2 + roll.between(-0.12, 0.12);
    const reach = size * roll.between(0.7, 1);
    const tip: Point = [lean * reach * 0.9, -reach * (1 - Math.abs(lean) * 0.55)];
    const knee: Point = [tip[0] * 0.45, tip[1] * 0.82];
    const width = size * 0.055;
    const outline = blob(
      [-width * 0.4, 0],
      [knee[0] - width, knee[1]],
      tip,
      [knee[0] + width, knee[1] + width * 0.6],
      [width * 0.4, 0],
    );
    return fill(outline, roll.pick([green, green, shaded, lit]));
  });
};
