import { canvas, SCENE } from '../drawing/canvas.ts';
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
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { type Layer, partsAt } from '../drawing/layers.ts';
import { bloom, glow, shadow } from '../drawing/light.ts';
import { blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, faint, fill, group, place, stroke } from '../drawing/paint.ts';
import { scotsPine } from '../drawing/pines.ts';
import { benchBack, lifebuoy, railing, streetLamp } from '../drawing/quayside.ts';
import { gull, mist } from '../drawing/sky.ts';
import { afloat, yacht } from '../drawing/southampton.ts';
import { glitter, reflection } from '../drawing/water.ts';
import { city, docks, farShore, SHORE, SUN, ship, sky, TURN, warmAir } from './harbour.ts';
import { armRound, pair, scarf } from './hero-pair.ts';

const water = (moment: number): string => {
  const shoreThings = farShore() + city() + docks() + ship();
  return group(
    fill(
      box(0, SHORE, 1600, 260),
      along(
        [0, SHORE],
        [0, 790],
        [0, mix(honey300, blush100, 0.5)],
        [0.18, mix(blush100, sea300, 0.35)],
        [0.55, mix(sea300, pine700, 0.3)],
        [1, mix(pine700, sea300, 0.28)],
      ),
    ),
    faint(0.5, reflection(shoreThings, SHORE + 2, 190, moment)),
    glow([SUN.x, SHORE + 20], 420, honey300, 0.55, 0.5),
    glitter({
      seed: 40,
      count: 120,
      x: 800,
      from: SHORE + 6,
      to: 790,
      spread: [900, 900],
      colour: mix(sea100, sea300, 0.4),
      moment,
    }),
    glitter({
      seed: 12,
      count: 170,
      x: SUN.x,
      from: SHORE + 4,
      to: 790,
      spread: [46, 250],
      colour: mix(paper, honey300, 0.35),
      moment,
    }),
  );
};

const boats = (moment: number): string => {
  const lift = Math.sin(TURN * moment) * 1.8;
  const yachtAt = yacht(mix(paper, sea300, 0.35), clay500, mix(pine800, sea300, 0.3));
  return (
    faint(0.35, place(330, 640, yacht(pine700, pine700, pine800), [1.1, -0.7])) +
    afloat(330, 634, yachtAt, 1.15, lift) +
    afloat(500, 600, yacht(mix(pine700, sea300, 0.4), sea100, mix(pine800, sea300, 0.45)), 0.72, -lift * 0.6)
  );
};

/** A shadow thrown towards us over the paving by something upright at `x`. */
const cast = (x: number, width: number, foot = 778): string => {
  const slant = (x - SUN.x) * 0.46;
  return shape(
    [x - width / 2, foot],
    [x + width / 2, foot],
    [x + width * 0.8 + slant, 906],
    [x - width * 0.8 + slant, 906],
  );
};

const dusk = mix(pine950, clay700, 0.32);

const quay = (): string => {
  const ground = shape([-10, 776], [1610, 776], [1610, 910], [-10, 910]);
  const joints = [790, 808, 834, 868]
    .map((y) => stroke(line([-10, y], [1610, y]), pine800, 1.6, { opacity: 0.28 }))
    .join('');
  return group(
    fill(
      ground,
      along(
        [0, 776],
        [0, 900],
        [0, mix(mix(clay500, pine700, 0.4), honey300, 0.38)],
        [1, mix(pine800, clay700, 0.42)],
      ),
    ),
    bloom(ground, honey300, [SUN.x, 770], 600, 0.8),
    joints,
    shadow(
      0.5,
      ...Array.from({ length: 12 }, (_, i) => fill(cast(-30 + 148 * i, 11), dusk)),
      fill(cast(150, 16, 812), dusk),
    ),
    fill(box(-10, 768, 1620, 12), mix(pine800, honey300, 0.25)),
    stroke(line([-10, 769], [1610, 769]), honey300, 2.4, { opacity: 0.8 }),
    railing(624, 772, 148, pine950, mix(honey300, clay500, 0.25)),
    place(1380, 688, lifebuoy(paper, clay500, mix(honey300, paper, 0.4), mix(pine800, honey300, 0.4)), 1.15),
    place(562, 614, perchedGull(), 1),
  );
};

const perchedGull = (): string =>
  group(
    stroke(line([-3, 0], [-4, -12]), clay500, 2.4) + stroke(line([5, 0], [5, -12]), clay500, 2.4),
    fill(
      blob(
        [-32, -16],
        [-10, -34],
        [8, -38],
        [18, -46],
        [27, -44],
        [28, -36],
        [20, -22],
        [4, -11],
        [-14, -12],
      ),
      mix(paper, sea300, 0.25),
    ),
    fill(blob([-46, -13], [-14, -33], [6, -31], [0, -19], [-20, -14]), mix(sea300, pine700, 0.4)),
    fill(shape([-30, -18], [-54, -11], [-30, -13]), pine800),
    stroke(curve([12, -42], [22, -47], [28, -42], [29, -35], [22, -22]), mix(honey300, paper, 0.3), 2, {
      opacity: 0.9,
    }),
    fill(shape([28, -42], [40, -38], [28, -36]), honey300),
    fill(disc(23.5, -41, 1.5), ink),
  );

const bench = (): string =>
  group(
    place(1051, 908, benchBack(mix(pine950, clay700, 0.3), honey300), 1.72),
    stroke(
      `${curve([826, 676], [828, 652], [846, 642], [863, 652], [866, 682])}L872 902`,
      mix(pine950, clay700, 0.6),
      10,
    ),
    stroke(`${curve([852, 646], [866, 656], [869, 684])}L875 890`, honey300, 2.2, { opacity: 0.8 }),
  );

const air = (moment: number): string =>
  mist(520 + Math.sin(TURN * moment) * 60, SHORE + 4, 1300, 60, warmAir, 0.75) +
  mist(1260 - Math.sin(TURN * moment) * 70, SHORE - 6, 900, 76, warmAir, 0.8);

const birds = (moment: number): string => {
  const flap = (turns: number, phase: number): number => Math.sin(TURN * (turns * moment + phase));
  const x = -80 + ((moment + 0.36) % 1) * 1760;
  return group(
    place(x, 300 - Math.sin(TURN * moment) * 26, gull(flap(14, 0), paper), 1.05, -6),
    place(x - 96, 338 - Math.sin(TURN * moment + 0.6) * 22, gull(flap(15, 0.3), paper), 0.78, -4),
  );
};

/** The scene from back to front; what never moves is drawn once for the whole film. */
export const waterfront: readonly Layer[] = [
  { moving: sky },
  { still: farShore() + city() + docks() + ship() },
  { moving: (moment) => water(moment) + air(moment) + boats(moment) + birds(moment) },
  {
    still:
      quay() +
      place(150, 812, streetLamp(pine950, honey300, honey300, 0.85)) +
      pair() +
      bench() +
      armRound() +
      place(
        1556,
        905,
        scotsPine(
          7,
          820,
          {
            bark: mix(pine950, clay700, 0.3),
            barkLit: clay500,
            leaf: pine800,
            leafLit: mix(pine700, honey300, 0.55),
          },
          -1,
        ),
      ),
  },
  { moving: (moment) => scarf(Math.sin(TURN * 2 * moment) * 3) },
];

export const heroHome = (moment: number): string => canvas({ ...SCENE, parts: partsAt(waterfront, moment) });
