import { chance, repeat } from './chance.ts';
import { shade } from './light.ts';
import { blob, curve, type Point } from './outline.ts';
import { fill, group, place, stroke } from './paint.ts';

/** A flat-footed tuft of pine or oak leaf, `width` across, its foot near y 0. */
export const leafMass = (seed: number, width: number, height: number): string => {
  const roll = chance(seed);
  const crown: Point[] = [];
  const lobes = 11;
  for (let lobe = 0; lobe <= lobes; lobe += 1) {
    const angle = Math.PI * (1 - lobe / lobes);
    const reach = roll.between(0.82, 1.08);
    crown.push([(Math.cos(angle) * width * reach) / 2, -Math.sin(angle) * height * reach]);
  }
  const foot: Point[] = [];
  for (let step = 1; step < 6; step += 1) {
    foot.push([width / 2 - (width * step) / 6, roll.between(-0.02, 0.16) * height]);
  }
  return blob(...crown, ...foot);
};

export type PineColours = { bark: string; barkLit: string; leaf: string; leafLit: string };

/** One cushion of needles: a shaded body and smaller tufts that catch the sun. */
const cushion = (seed: number, width: number, colours: PineColours, sunSide: -1 | 1): string => {
  const roll = chance(seed + 500);
  const body = leafMass(seed, width, width * 0.27);
  const tufts = repeat(4, (index) => {
    const size = width * roll.between(0.3, 0.42);
    const x = (index - 1.5) * width * 0.2 + roll.between(-0.04, 0.04) * width;
    const outline = leafMass(seed * 7 + index, size, size * 0.3);
    return place(
      x,
      -width * roll.between(0.02, 0.15),
      fill(outline, colours.leaf) +
        shade(outline, colours.leafLit, [sunSide * size * 0.5, -size * 0.3], [-sunSide * size * 0.2, 0], 0.8),
    );
  });
  return (
    fill(body, colours.leaf) +
    shade(body, colours.leafLit, [sunSide * width * 0.52, 0], [sunSide * width * 0.05, -width * 0.02], 0.9) +
    tufts
  );
};

/** Scots pine: a bare leaning trunk with flat clouds of needles; `sunSide` is -1 for light from the left, 1 from the right. */
export const scotsPine = (seed: number, height: number, colours: PineColours, sunSide: -1 | 1): string => {
  const roll = chance(seed);
  const lean = roll.between(-0.05, 0.05) * height;
  const trunk =
    curve([-16, 0], [-11, -height * 0.4], [lean - 7, -height * 0.78], [lean, -height]) +
    `L${lean + 5} ${-height}L${lean + 6} ${-height * 0.78}L13 ${-height * 0.4}L19 0Z`;
  const tuft = (index: number): string => {
    const up = 0.6 + index * 0.068;
    const side = index % 2 === 0 ? -1 : 1;
    const width = height * roll.between(0.3, 0.44) * (1.3 - up * 0.6);
    const x = lean * up + side * width * roll.between(0.34, 0.56) * (index > 4 ? 0.3 : 1);
    return (
      stroke(
        curve([lean * up, -height * (up - 0.06)], [x * 0.5, -height * (up - 0.012)], [x, -height * up - 4]),
        colours.bark,
        5,
      ) + place(x, -height * up, cushion(seed * 31 + index, width, colours, sunSide))
    );
  };
  return group(
    fill(trunk, colours.bark),
    shade(trunk, colours.barkLit, [sunSide * 16, 0], [-sunSide * 4, 0], 0.9),
    repeat(6, tuft),
  );
};
