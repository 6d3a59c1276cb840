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
  sea300,
} from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc } from '../drawing/outline.ts';
import { fill, group, place } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import { cloths, hairs, skins } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';
import { satchel } from '../props/pastimes.ts';
import { wheelchair } from '../props/vehicles.ts';
import { stoneShade } from './cottage.ts';

const SCALE = 0.72;
const FEET = 876;
const CHAIR = { x: 742, size: 1.16 } as const;

export const dev: Person = {
  face: { skin: skins.brown, hair: 'crop', tone: hairs.black, glasses: pine800 },
  build: 'slim',
  top: cloths.honey,
  collar: cloths.cream,
  bottoms: cloths.slate,
  shoes: cloths.cream,
};

const seated: Pose = {
  hip: [-4, -236],
  neck: [10, -446],
  stoop: 10,
  nod: -10,
  near: { wrist: [112, -286], bend: 1, hold: 'rest', turn: 8 },
  far: { wrist: [170, -372], bend: 1, hold: 'flat', turn: -12 },
  nearLeg: { ankle: [158, -76], bend: -1, turn: -4 },
  farLeg: { ankle: [186, -76], bend: -1, turn: -4 },
};

const bag = (): string =>
  place(
    22,
    -250,
    satchel(
      { body: mix(clay500, clay700, 0.3), shaded: mix(clay700, pine950, 0.4), lit: honey300 },
      honey300,
    ),
    [-0.66, 0.66],
  );

const ready: Pose = {
  hip: [0, -364],
  neck: [24, -574],
  stoop: 10,
  nod: 16,
  near: { wrist: [20, -338], bend: 1, hold: 'grip', turn: 84, holding: bag() },
  far: { wrist: [150, -432], bend: 1, hold: 'flat', turn: -2 },
  nearLeg: { ankle: [-34, -29], bend: -1, turn: 4 },
  farLeg: { ankle: [40, -28], bend: -1 },
};

export const settingOut = (): string => {
  const man = layersOf(dev, seated, [-0.7, -0.6]);
  const worker = layersOf(cast.samira, ready, [-0.7, -0.6]);
  return group(
    shadow(
      0.4,
      soft(
        5,
        fill(disc(CHAIR.x + 40, FEET + 2, 150, 12), stoneShade),
        fill(disc(1030, FEET + 2, 110, 11), stoneShade),
      ),
    ),
    stand(CHAIR.x, FEET, SCALE, 'right', man.far),
    place(
      CHAIR.x,
      FEET,
      wheelchair(
        { body: clay500, shaded: pine950, lit: mix(paper, honey300, 0.3) },
        mix(sea300, pine700, 0.5),
        ink,
      ),
      CHAIR.size,
    ),
    stand(CHAIR.x, FEET, SCALE, 'right', man.body + man.near),
    stand(1020, FEET, SCALE, 'left', worker.far + worker.body + worker.near),
  );
};
