import { clay500, clay700, mix, paper, pine800 } from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc } from '../drawing/outline.ts';
import { fill, group, place } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import { cloths, hairs, skins } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';
import { carriedShopping } from '../props/luggage.ts';
import { geranium, pot } from '../props/plants.ts';
import { inShade, leafy } from './shared-house.ts';

const SCALE = 0.66;
const FEET = 858;

const tenant: Person = {
  face: { skin: skins.fair, hair: 'bob', tone: hairs.copper, glasses: pine800 },
  build: 'stout',
  top: cloths.sea,
  bottoms: cloths.slate,
  shoes: cloths.cream,
};

const plant = (): string =>
  place(
    166,
    -372,
    pot(76, 66, clay500, clay700) + place(0, -58, geranium(5, 110, leafy, clay500, mix(clay500, paper, 0.5))),
  );

const carrying: Pose = {
  hip: [0, -352],
  neck: [14, -552],
  stoop: 8,
  nod: -8,
  near: { wrist: [122, -384], bend: 1, hold: 'flat', turn: 4 },
  far: { wrist: [138, -414], bend: 1, hold: 'grip', turn: -4, holding: plant() },
  nearLeg: { ankle: [-38, -29], bend: -1, turn: 4 },
  farLeg: { ankle: [42, -28], bend: -1 },
};

const helping: Pose = {
  hip: [0, -362],
  neck: [26, -572],
  stoop: 10,
  nod: 12,
  near: { wrist: [24, -338], bend: 1, hold: 'grip', turn: 82, holding: carriedShopping(0.9) },
  far: { wrist: [150, -420], bend: 1, hold: 'flat', turn: -6 },
  nearLeg: { ankle: [-34, -29], bend: -1, turn: 4 },
  farLeg: { ankle: [40, -28], bend: -1 },
};

export const comingHome = (): string => {
  const woman = layersOf(tenant, carrying, [0.7, -0.6]);
  const worker = layersOf(cast.tunde, helping, [0.7, -0.6]);
  return group(
    shadow(
      0.4,
      soft(5, fill(disc(690, FEET + 2, 96, 10), inShade), fill(disc(930, FEET + 2, 96, 10), inShade)),
    ),
    stand(700, FEET, SCALE, 'right', woman.far + woman.body + woman.near),
    stand(936, FEET, SCALE, 'left', worker.far + worker.body + worker.near),
  );
};
