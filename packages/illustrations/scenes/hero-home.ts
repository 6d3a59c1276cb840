import { canvas, SCENE } from '../drawing/canvas.ts';
import {
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
import { along, faint, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { scotsPine } from '../drawing/pines.ts';
import { benchBack, benchSeat, lifebuoy, railing, streetLamp } from '../drawing/quayside.ts';
import { gull, mist } from '../drawing/sky.ts';
import { afloat, yacht } from '../drawing/southampton.ts';
import { glitter, reflection } from '../drawing/water.ts';
import { city, docks, farShore, lamps, ship, sky, TURN } from './harbour.ts';
import { DAY, dark, type Light, SHORE, SUN } from './hero-light.ts';
import { DAWN, DUSK, NIGHT } from './hero-lights.ts';
import { armRound, legs, pair, scarf } from './hero-pair.ts';

const shore = (light: Light): string =>
  farShore(light) + city(light) + docks(light) + ship(light) + lamps(light);

const water = (light: Light, moment: number): string => {
  const [everywhere, path] = light.glitter;
  return group(
    fill(box(0, SHORE, 1600, 260), along([0, SHORE], [0, 790], ...light.water)),
    faint(light.mirror, reflection(shore(light), SHORE + 2, 190, moment)),
    glow([SUN.x, SHORE + 20], 420, ...light.gleam, 0.5),
    glitter({
      seed: 40,
      count: 120,
      x: 800,
      from: SHORE + 6,
      to: 790,
      spread: [900, 900],
      colour: everywhere,
      moment,
    }),
    glitter({
      seed: 12,
      count: 170,
      x: SUN.x,
      from: SHORE + 4,
      to: 790,
      spread: [46, 250],
      colour: path,
      moment,
    }),
    light.lamps ? streaks(moment) : '',
  );
};

const boats = ({ dim, lamps }: Light, moment: number): string => {
  const lift = Math.sin(TURN * moment) * 1.8;
  const anchorLight = lamps
    ? glow([0, -172], 30, honey300, 0.8) +
      fill(disc(0, -172, 3), paper) +
      glow([6, -22], 34, honey300, 0.6) +
      fill(box(-5, -24, 10, 4, 1) + box(8, -24, 9, 4, 1), honey300)
    : '';
  const boat = (...[hull, line, mast]: Parameters<typeof yacht>): string =>
    yacht(dim(hull), dim(line), dim(mast)) + anchorLight;
  const near = boat(mix(paper, sea300, 0.35), clay500, mix(pine800, sea300, 0.3));
  const far = boat(mix(pine700, sea300, 0.4), sea100, mix(pine800, sea300, 0.45));
  return (
    faint(0.35, place(330, 640, boat(pine700, pine700, pine800), [1.1, -0.7])) +
    afloat(330, 634, near, 1.15, lift) +
    afloat(500, 600, far, 0.72, -lift * 0.6)
  );
};

/** Lamplight drawn out over the water below each lamp of the quays. */
const streaks = (moment: number): string =>
  [102, 250, 404, 640, 760, 1144, 1252, 1404, 1530]
    .map((x) =>
      glitter({ seed: x, count: 16, x, from: SHORE + 8, to: 700, spread: [4, 26], colour: honey300, moment }),
    )
    .join('');

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

const castColour = mix(pine950, clay700, 0.32);

const quay = ({ ground: [far, near], slant, cast: depth, edge, dim, lamps }: Light): string => {
  const ground = shape([-10, 776], [1610, 776], [1610, 910], [-10, 910]);
  const joints = [790, 808, 834, 868]
    .map((y) => stroke(line([-10, y], [1610, y]), pine800, 1.6, { opacity: 0.28 }))
    .join('');
  return group(
    fill(ground, along([0, 776], [0, 900], [0, far], [1, near])),
    bloom(ground, slant[0], [SUN.x, 770], 600, slant[1]),
    lamps ? inside(ground, glow([150, 822], 430, honey300, 0.55, 0.3)) : '',
    joints,
    shadow(
      depth,
      ...Array.from({ length: 12 }, (_, i) => fill(cast(-30 + 148 * i, 11), castColour)),
      fill(cast(150, 16, 812), castColour),
    ),
    fill(box(-10, 768, 1620, 12), mix(pine800, edge, 0.25)),
    stroke(line([-10, 769], [1610, 769]), edge, 2.4, { opacity: 0.8 }),
    railing(624, 772, 148, pine950, mix(edge, dim(clay500), 0.25)),
    place(
      1380,
      676,
      lifebuoy(dim(paper), dim(clay500), mix(edge, dim(paper), 0.4), dim(mix(pine800, honey300, 0.4))),
      1.15,
    ),
    place(562, 614, perchedGull(dim), 1),
  );
};

const perchedGull = (dim: Light['dim']): string =>
  group(
    stroke(line([-3, 0], [-4, -12]), dim(clay500), 2.4) + stroke(line([5, 0], [5, -12]), dim(clay500), 2.4),
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
      dim(mix(paper, sea300, 0.25)),
    ),
    fill(blob([-46, -13], [-14, -33], [6, -31], [0, -19], [-20, -14]), dim(mix(sea300, pine700, 0.4))),
    fill(shape([-30, -18], [-54, -11], [-30, -13]), dim(pine800)),
    stroke(curve([12, -42], [22, -47], [28, -42], [29, -35], [22, -22]), dim(mix(honey300, paper, 0.3)), 2, {
      opacity: 0.9,
    }),
    fill(shape([28, -42], [40, -38], [28, -36]), dim(honey300)),
    fill(disc(23.5, -41, 1.5), ink),
  );

const bench = (part: string): string => place(1051, 908, part, 1.72);

const benchAndStick = ({ edge }: Light): string =>
  group(
    bench(benchBack(dark, edge)),
    stroke(
      `${curve([826, 676], [828, 652], [846, 642], [863, 652], [866, 682])}L872 902`,
      mix(pine950, clay700, 0.6),
      10,
    ),
    stroke(`${curve([852, 646], [866, 656], [869, 684])}L875 890`, edge, 2.2, { opacity: 0.8 }),
  );

const air = ({ mist: [colour, density] }: Light, moment: number): string =>
  mist(520 + Math.sin(TURN * moment) * 60, SHORE + 4, 1300, 60, colour, density - 0.05) +
  mist(1260 - Math.sin(TURN * moment) * 70, SHORE - 6, 900, 76, colour, density);

const birds = ({ dim, stars }: Light, moment: number): string => {
  if (stars) return '';
  const flap = (turns: number, phase: number): number => Math.sin(TURN * (turns * moment + phase));
  const x = -80 + ((moment + 0.36) % 1) * 1760;
  return group(
    place(x, 300 - Math.sin(TURN * moment) * 26, gull(flap(14, 0), dim(paper)), 1.05, -6),
    place(x - 96, 338 - Math.sin(TURN * moment + 0.6) * 22, gull(flap(15, 0.3), dim(paper)), 0.78, -4),
  );
};

const pine = ({ dim, edge }: Light): string =>
  place(
    1556,
    905,
    scotsPine(
      7,
      820,
      { bark: dark, barkLit: dim(clay500), leaf: dim(pine800), leafLit: mix(dim(pine700), edge, 0.55) },
      -1,
    ),
  );

/** The scene from back to front; what never moves is drawn once for the whole film. */
const waterfrontIn = (light: Light): readonly Layer[] => [
  { moving: (moment) => sky(light, moment) },
  { still: shore(light) },
  {
    moving: (moment) =>
      water(light, moment) + air(light, moment) + boats(light, moment) + birds(light, moment),
  },
  {
    still:
      quay(light) +
      place(150, 812, streetLamp(pine950, light.edge, honey300, light.flame)) +
      legs(light) +
      bench(benchSeat(mix(dark, light.edge, 0.62), mix(dark, light.edge, 0.15))) +
      pair(light) +
      benchAndStick(light) +
      armRound(light) +
      pine(light),
  },
  { moving: (moment) => scarf(light, Math.sin(TURN * 2 * moment) * 3) },
];

export const waterfront = waterfrontIn(DAY);

const heroIn =
  (light: Light) =>
  (moment: number): string =>
    canvas({ ...SCENE, parts: partsAt(waterfrontIn(light), moment) });

export const heroHome = heroIn(DAY);

/** The same place at the other hours; nothing in them moves. */
export const heroHours = {
  'hero-home-dawn': heroIn(DAWN),
  'hero-home-dusk': heroIn(DUSK),
  'hero-home-night': heroIn(NIGHT),
};
