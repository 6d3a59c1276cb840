import { chance, repeat } from './chance.ts';
import { form, shade, shadow } from './light.ts';
import { box, line, type Point, shape } from './outline.ts';
import { along, fill, group, inside, type Paint, stroke } from './paint.ts';

/** A brick face: one flat colour with a few courses and odd bricks picked out, so that the eye builds the rest. */
export const brickwork = (
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Paint,
  tones: readonly [string, string, ...string[]],
  density = 1,
): string => {
  const roll = chance(seed);
  const count = Math.round(((width * height) / 5200) * density);
  const bricks = repeat(count, () => {
    const course = Math.floor(roll.between(0, height / 13));
    const across = Math.floor(roll.between(0, width / 34)) * 34 + (course % 2) * 17;
    const run = roll.between(0, 1) < 0.3 ? 2 : 1;
    return repeat(run, (i) =>
      fill(box(x + across + i * 34, y + course * 13, 31, 10, 1.5), roll.pick(tones), 0.55),
    );
  });
  return group(fill(box(x, y, width, height), colour), inside(box(x, y, width, height), bricks));
};

export const roofFace = (
  seed: number,
  corners: readonly [Point, Point, Point, Point],
  colour: Paint,
  tone: string,
  lit: string,
): string => {
  const roll = chance(seed);
  const outline = shape(...corners);
  const [tl, , br, bl] = corners;
  const courses = repeat(Math.floor((bl[1] - tl[1]) / 16), (index) => {
    const y = tl[1] + 16 * (index + 1);
    return repeat(14, () => {
      const x = roll.between(bl[0], br[0]);
      return stroke(line([x, y], [x + roll.between(16, 70), y]), tone, 2, { opacity: 0.28 });
    });
  });
  return group(
    fill(outline, colour),
    inside(outline, courses),
    stroke(line(tl, corners[1]), lit, 3, { opacity: 0.7 }),
  );
};

/** A chimney stack with pots; foot at y 0. */
export const chimney = (
  width: number,
  height: number,
  brick: string,
  shaded: string,
  lit: string,
  pots = 3,
): string =>
  group(
    form(box(-width / 2, -height, width, height), brick, shaded, [width / 2, 0], [-width * 0.2, 0], 0.8),
    fill(box(-width / 2 - 6, -height, width + 12, 11, 2), brick) +
      stroke(line([-width / 2 - 5, -height + 1], [width / 2 + 4, -height + 1]), lit, 2.5, { opacity: 0.7 }),
    ...Array.from({ length: pots }, (_, i) => {
      const x = -width / 2 + (width / pots) * (i + 0.5);
      return form(
        shape([x - 6, -height - 26], [x + 6, -height - 26], [x + 8, -height], [x - 8, -height]),
        lit,
        shaded,
        [x + 9, 0],
        [x - 5, 0],
        0.8,
      );
    }),
  );

export type DoorColours = {
  leaf: string;
  shaded: string;
  lit: string;
  frame: string;
  glass: Paint;
  brass: string;
};

/** A panelled front door with a fanlight; its foot at y 0, 130 wide by 300 tall with its frame. */
export const frontDoor = ({ leaf, shaded, lit, frame, glass, brass }: DoorColours): string => {
  const panel = (x: number, y: number, width: number, height: number): string =>
    fill(box(x, y, width, height, 2), shaded, 0.35) +
    stroke(line([x, y + height], [x + width, y + height], [x + width, y]), lit, 2, { opacity: 0.5 });
  return group(
    fill(box(-72, -306, 144, 306), frame),
    fill(box(-58, -294, 116, 46), glass) +
      stroke(line([-20, -294], [-20, -248]), frame, 4) +
      stroke(line([20, -294], [20, -248]), frame, 4),
    form(box(-58, -240, 116, 240), leaf, shaded, [70, 0], [-40, -60], 0.55),
    fill(box(-44, -226, 38, 76, [19, 19, 0, 0]), glass) + fill(box(6, -226, 38, 76, [19, 19, 0, 0]), glass),
    panel(-44, -104, 38, 84),
    panel(6, -104, 38, 84),
    fill(box(-20, -136, 40, 11, 3), brass),
    stroke(line([46, -128], [46, -112]), brass, 7),
    shadow(0.35, fill(box(-58, -240, 116, 16), shaded)),
    stroke(line([-57, -238], [-57, -2]), lit, 2.5, { opacity: 0.6 }),
  );
};

export type PaneColours = { frame: string; frameShade: string; glass: Paint; sill: string; brick: string };

/** A sash window in a wall, its sill at y 0, with a stone lintel. `within` is drawn inside the glass. */
export const houseWindow = (
  width: number,
  height: number,
  { frame, frameShade, glass, sill, brick }: PaneColours,
  within = '',
): string => {
  const glassBox = box(-width / 2, -height, width, height);
  return group(
    fill(
      shape(
        [-width / 2 - 20, -height - 12],
        [-width / 2 - 26, -height - 38],
        [width / 2 + 26, -height - 38],
        [width / 2 + 20, -height - 12],
      ),
      brick,
    ),
    fill(box(-width / 2 - 11, -height - 12, width + 22, height + 12), frame),
    fill(glassBox, glass),
    inside(glassBox, within),
    shade(glassBox, frameShade, [0, -height], [0, -height + 26], 0.5),
    fill(box(-width / 2, -height / 2 - 5, width, 9), frame) + fill(box(-3, -height, 6, height), frame),
    fill(box(-width / 2 - 20, -2, width + 40, 15, 2), sill) +
      shadow(0.35, fill(box(-width / 2 - 16, 13, width + 32, 9), frameShade)),
  );
};

/** Evening light in a room behind glass. */
export const litRoom = (height: number, lamp: string, warm: string, deep: string): Paint =>
  along([0, -height], [0, 0], [0, warm], [0.5, lamp], [1, deep]);
