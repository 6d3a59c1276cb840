import { canvas, SCENE } from '../drawing/canvas.ts';
import { repeat } from '../drawing/chance.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  ink,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea300,
} from '../drawing/colour.ts';
import { type Layer, partsAt } from '../drawing/layers.ts';
import { form, glow, shadow, soft } from '../drawing/light.ts';
import { blob, box, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { scotsPine } from '../drawing/pines.ts';
import { gull, mist } from '../drawing/sky.ts';
import { grass, roundTree, spikes } from '../props/greenery.ts';
import { shoppingBag } from '../props/luggage.ts';
import { grazingPony } from '../props/pony.ts';
import { basket, bicycle } from '../props/vehicles.ts';
import { bark, distance, gorse, leafy, moor, morningSky, TURN } from './heath.ts';
import { aWord, handOnBar } from './on-the-heath.ts';

const gate = (): string => {
  const timber = mix(mix(sea300, clay700, 0.4), pine800, 0.25);
  const lit = mix(honey300, paper, 0.3);
  const bar = (y: number): string =>
    form(
      shape([1086, y], [1420, y + 6], [1420, y + 20], [1086, y + 14]),
      timber,
      pine950,
      [1420, y + 24],
      [1150, y],
      0.6,
    ) + stroke(line([1088, y + 1], [1418, y + 7]), lit, 2.5, { opacity: 0.8 });
  const post = (x: number, top: number): string =>
    form(box(x - 17, top, 34, 830 - top, 4), timber, pine950, [x + 20, 0], [x - 12, 0], 0.85) +
    fill(shape([x - 18, top + 4], [x - 12, top - 10], [x + 12, top - 10], [x + 18, top + 4]), lit) +
    stroke(line([x - 14, top + 4], [x - 14, 826]), lit, 3, { opacity: 0.7 });
  return group(
    shadow(0.4, soft(4, fill(shape([1060, 820], [1460, 830], [1640, 872], [1240, 872]), pine950))),
    ...[606, 648, 690, 734, 782].map(bar),
    form(
      shape([1092, 800], [1108, 812], [1416, 622], [1400, 614]),
      timber,
      pine950,
      [1400, 700],
      [1150, 760],
      0.5,
    ),
    fill(box(1084, 596, 18, 218, 3), timber),
    fill(box(1404, 604, 18, 214, 3), timber),
    post(1062, 560),
    post(1446, 566),
    ...[640, 720].map(
      (y) =>
        stroke(line([1462, y], [1610, y + 2]), timber, 9) +
        stroke(line([1462, y - 3], [1610, y - 1]), lit, 2, { opacity: 0.6 }),
    ),
    post(1590, 590),
  );
};

const ride = (): string =>
  group(
    shadow(0.35, soft(4, fill(shape([1000, 846], [1390, 846], [1560, 884], [1160, 884]), pine950))),
    place(
      1190,
      850,
      bicycle({
        frame: pine700,
        frameShade: pine950,
        metal: mix(sea300, paper, 0.3),
        tyre: ink,
        leather: clay700,
      }),
      [-0.96, 0.96],
    ),
    stroke(line([1072, 620], [1056, 690]), ink, 4) +
      place(
        1080,
        628,
        group(
          place(
            36,
            -62,
            repeat(5, (i) =>
              place(
                0,
                0,
                fill(blob([0, 0], [-8, -40], [0, -78], [8, -40]), i % 2 ? leafy.leaf : leafy.lit),
                1,
                i * 13 - 30,
              ),
            ),
          ),
          fill(blob([44, -58], [56, -118], [72, -124], [80, -112], [76, -60]), mix(clay500, honey300, 0.5)),
          stroke(line([58, -104], [74, -98]), paper, 3, { opacity: 0.7 }),
          basket(mix(honey300, clay500, 0.42), mix(clay700, pine950, 0.4)),
        ),
        [-0.84, 0.84],
      ),
    place(
      1330,
      846,
      shoppingBag(
        { body: mix(paper, blush100, 0.4), shaded: mix(clay500, pine800, 0.4), lit: paper },
        clay500,
        leafy.leaf,
        mix(clay500, honey300, 0.55),
      ),
      0.92,
    ),
  );

const ponies = (): string =>
  group(
    shadow(0.35, soft(3, fill(blob([420, 706], [600, 700], [800, 712], [660, 728], [470, 722]), pine950))),
    place(
      590,
      708,
      grazingPony({
        body: mix(clay700, clay500, 0.3),
        shaded: mix(pine950, clay700, 0.4),
        lit: honey300,
        mane: mix(pine950, clay700, 0.2),
        hoof: pine950,
      }),
      0.86,
    ),
    place(
      300,
      626,
      grazingPony({
        body: mix(paper, sea300, 0.4),
        shaded: mix(pine700, sea300, 0.35),
        lit: paper,
        mane: mix(sea300, pine700, 0.35),
        hoof: pine800,
      }),
      [-0.36, 0.36],
    ),
  );

const air = (moment: number): string => {
  const across = (moment + 0.3) % 1;
  const flap = (turns: number, phase: number): number => Math.sin(TURN * (turns * moment + phase));
  return group(
    shadow(0.3, mist(-500 + ((moment + 0.55) % 1) * 2600, 640, 900, 260, pine700, 0.7)),
    mist(620 + Math.sin(TURN * moment) * 90, 540, 1200, 60, mix(blush100, honey300, 0.35), 0.7),
    mist(1240 - Math.sin(TURN * moment) * 110, 584, 900, 54, mix(blush100, paper, 0.5), 0.6),
    place(-80 + across * 1760, 236 - Math.sin(TURN * moment) * 24, gull(flap(16, 0), pine800), 0.8, -5),
    place(
      -190 + across * 1960,
      276 - Math.sin(TURN * moment + 0.6) * 20,
      gull(flap(17, 0.3), pine800),
      0.6,
      -4,
    ),
  );
};

/** Leans things on the level `y` with the wind by so many degrees, each a little after the last. */
const leaning = (y: number, degrees: number, after: number, moment: number, stalks: string): string =>
  `<g transform="translate(0 ${y}) skewX(${(Math.sin(TURN * (2 * moment - after)) * degrees).toFixed(3)})">${stalks}</g>`;

const tree = (moment: number): string =>
  leaning(
    548,
    0.7,
    0.2,
    moment,
    place(1500, 0, roundTree(14, 270, { ...leafy, leaf: mix(leafy.leaf, sea300, 0.2) }, bark, -1)),
  );

const foreground = (moment: number): string =>
  group(
    leaning(
      906,
      2.4,
      0,
      moment,
      spikes(31, -10, 560, 84, pine800, mix(clay500, sea300, 0.35), mix(blush100, clay500, 0.3)),
    ),
    leaning(910, 3, 0.1, moment, grass(33, -10, 620, 64, [pine800, pine950, leafy.lit])),
    leaning(910, 3, 0.3, moment, grass(35, 1080, 1610, 58, [pine800, pine950, leafy.lit])),
    glow([460, 380], 1000, mix(honey300, blush100, 0.4), 0.25 + Math.sin(TURN * moment) * 0.06),
  );

/** The scene from back to front; what never moves is drawn once for the whole film. */
export const heathInTheMorning: readonly Layer[] = [
  { moving: morningSky },
  { still: distance() + moor() },
  { moving: (moment) => air(moment) + tree(moment) },
  {
    still:
      gorse(150, 720, 170, 6) +
      ponies() +
      place(0, 712, grass(8, 330, 480, 28, [pine700, pine800, leafy.lit])) +
      place(
        72,
        900,
        scotsPine(7, 860, { bark, barkLit: clay500, leaf: pine800, leafLit: mix(pine700, honey300, 0.5) }, 1),
      ) +
      gate() +
      aWord() +
      ride() +
      handOnBar() +
      gorse(1530, 850, 120, 9),
  },
  { moving: foreground },
];

export const lifestyle = (moment: number): string =>
  canvas({ ...SCENE, parts: partsAt(heathInTheMorning, moment) });
