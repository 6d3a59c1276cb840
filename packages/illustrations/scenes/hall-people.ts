import { honey300, pine950 } from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc } from '../drawing/outline.ts';
import { fill, group } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand, stick } from '../figures/figure.ts';
import type { Pose } from '../figures/person.ts';
import { carriedShopping } from '../props/luggage.ts';
import { timber } from './hallway.ts';

const SCALE = 0.86;
const FEET = 842;

const arriving: Pose = {
  hip: [0, -362],
  neck: [26, -572],
  stoop: 10,
  nod: 10,
  near: { wrist: [26, -338], bend: 1, hold: 'grip', turn: 82, holding: carriedShopping(0.95) },
  far: { wrist: [206, -436], bend: 1, hold: 'flat', turn: -4 },
  nearLeg: { ankle: [-44, -29], bend: -1, turn: 4 },
  farLeg: { ankle: [44, -28], bend: -1 },
};

const greeting: Pose = {
  hip: [0, -366],
  neck: [30, -562],
  stoop: 20,
  nod: -10,
  near: {
    wrist: [86, -384],
    bend: 1,
    hold: 'grip',
    turn: 14,
    holding: stick([122, -374], [134, -4], timber, honey300),
  },
  far: { wrist: [188, -424], bend: 1, hold: 'flat', turn: 6 },
  nearLeg: { ankle: [-22, -28], bend: -1 },
  farLeg: { ankle: [24, -28], bend: -1 },
};

export const welcome = (): string => {
  const carer = layersOf(cast.joel, arriving, [0.5, -0.7]);
  const client = layersOf(cast.meera, greeting, [0.5, -0.7]);
  return group(
    shadow(
      0.45,
      soft(6, fill(disc(636, FEET + 2, 110, 12), pine950), fill(disc(1000, FEET + 2, 120, 12), pine950)),
    ),
    stand(634, FEET, SCALE, 'right', client.far),
    stand(986, FEET, SCALE, 'left', carer.far),
    stand(634, FEET, SCALE, 'right', client.body + client.near),
    stand(986, FEET, SCALE, 'left', carer.body + carer.near),
  );
};
