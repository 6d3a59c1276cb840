import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, shade } from '../drawing/light.ts';
import { box, curve, disc, line, onward } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { sash, skirting, wall } from '../drawing/room.ts';
import { jar, mug } from '../props/crockery.ts';
import { gardenView } from '../props/garden-view.ts';
import { geranium, pot } from '../props/plants.ts';

const WORKTOP = 588;

const FLOOR = 800;

export const china = { body: mix(paper, sea100, 0.4), shaded: mix(sea300, pine700, 0.3), lit: paper };

export const creamware = { body: mix(blush100, paper, 0.4), shaded: mix(clay500, blush100, 0.3), lit: paper };

export const clayware = { body: clay500, shaded: clay700, lit: mix(blush100, honey300, 0.3) };

export const greenware = { body: pine700, shaded: pine950, lit: sea300 };

export const wood = {
  body: mix(clay500, honey300, 0.55),
  shaded: mix(clay700, pine950, 0.35),
  lit: mix(honey300, paper, 0.4),
};

export const wallShade = mix(clay500, pine700, 0.45);

export const room = (): string =>
  group(
    wall(0, FLOOR, {
      colour: along([0, 0], [1600, 0], [0, mix(blush100, paper, 0.3)], [1, mix(blush100, clay500, 0.16)]),
      shaded: wallShade,
      from: [1700, -100],
      to: [880, 560],
    }),
    shade(box(-10, 0, 1620, 150), wallShade, [0, -10], [0, 150], 0.45),
    fill(
      box(-10, FLOOR, 1620, 110),
      along([0, FLOOR], [0, 900], [0, mix(sea300, pine700, 0.35)], [1, mix(pine700, sea300, 0.25)]),
    ),
    ...Array.from({ length: 17 }, (_, i) =>
      stroke(line([i * 130 - 300 + 60, 906], [i * 104 - 30, FLOOR]), pine800, 2, { opacity: 0.35 }),
    ),
    stroke(line([-10, 842], [1610, 842]), pine800, 2, { opacity: 0.3 }),
    skirting(FLOOR, 36, mix(paper, blush100, 0.5), wallShade),
  );

export const tiles = (): string =>
  group(
    fill(box(-10, 486, 930, 104), mix(sea100, paper, 0.35)),
    ...Array.from({ length: 18 }, (_, i) =>
      stroke(line([i * 52 - 6, 486], [i * 52 - 6, 590]), sea300, 2, { opacity: 0.7 }),
    ),
    stroke(line([-10, 538], [920, 538]), sea300, 2, { opacity: 0.7 }),
    stroke(line([-10, 486], [920, 486]), sea300, 4),
    shade(box(-10, 486, 930, 104), pine700, [1000, 600], [560, 520], 0.35),
  );

export const cupboards = (): string =>
  group(
    fill(box(-10, WORKTOP + 22, 930, 172), pine700),
    shade(box(-10, WORKTOP + 22, 930, 172), pine950, [0, WORKTOP + 10], [0, WORKTOP + 140], 0.8),
    ...[20, 244, 468, 692].map(
      (x) =>
        stroke(box(x, WORKTOP + 44, 202, 136, 4), mix(pine700, sea300, 0.25), 4) +
        stroke(line([x + 92, WORKTOP + 66], [x + 112, WORKTOP + 66]), honey300, 6),
    ),
    fill(box(-10, 782, 930, 18), pine950),
    form(
      box(-10, WORKTOP, 940, 24, [0, 5, 5, 0]),
      mix(wood.body, paper, 0.2),
      wood.shaded,
      [1000, WORKTOP + 40],
      [300, WORKTOP],
      0.6,
    ),
    stroke(line([-10, WORKTOP + 2], [928, WORKTOP + 2]), wood.lit, 4),
  );

export const window = (): string => {
  const view = { x: 130, y: 92, width: 480, height: 356 };
  const curtain = (x: number, lean: number): string => {
    const cloth = `${curve([x, 58], [x + 6, 200], [x + lean * 0.4, 330], [x + lean, 440])}L${x + lean + 66} 444${onward([x + lean + 66, 444], [x + 76, 300], [x + 92, 58])}Z`;
    return (
      form(cloth, mix(clay500, blush100, 0.45), clay700, [x + 120, 0], [x - 20, 0], 0.5) +
      [22, 46, 70]
        .map((fold) =>
          stroke(
            curve([x + fold, 62], [x + fold + 2, 220], [x + fold * 0.6 + lean * 0.8 + 6, 440]),
            clay700,
            2.4,
            { opacity: 0.35 },
          ),
        )
        .join('')
    );
  };
  return group(
    sash(
      { ...view, columns: 2, rows: 2, frame: paper, frameShade: mix(wallShade, paper, 0.3) },
      gardenView(view),
    ),
    form(box(96, 458, 548, 22, 4), paper, wallShade, [700, 480], [300, 460], 0.5),
    stroke(line([70, 56], [670, 56]), mix(pine800, clay700, 0.3), 8) +
      fill(disc(66, 56, 9), pine800) +
      fill(disc(674, 56, 9), pine800),
    curtain(72, -8),
    curtain(580, 4),
    place(
      210,
      458,
      pot(70, 62, clay500, clay700) +
        place(
          0,
          -60,
          geranium(
            8,
            92,
            { leaf: pine700, shaded: pine800, lit: mix(pine700, honey300, 0.4) },
            clay500,
            mix(clay500, blush100, 0.5),
          ),
        ),
    ),
    place(
      310,
      458,
      mug({ body: honey300, shaded: clay500, lit: paper }) +
        stroke(line([-8, -60], [-16, -112]), wood.body, 6) +
        stroke(line([6, -60], [14, -104]), sea300, 5) +
        fill(disc(-17, -116, 9, 13), wood.body),
    ),
    place(540, 458, jar(54, china, wood.body), 0.9),
  );
};
