import { clay700, honey300, mix, pine950 } from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc } from '../drawing/outline.ts';
import { fill, group } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { figure, layersOf, stand, stick } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Pose } from '../figures/person.ts';

const SCALE = 0.7;

const withBicycle: Pose = {
  hip: [0, -366],
  neck: [20, -576],
  stoop: 10,
  nod: 8,
  near: { wrist: [96, -418], bend: 1, hold: 'grip', turn: 2 },
  nearLeg: { ankle: [-30, -28], bend: -1 },
  farLeg: { ankle: [34, -28], bend: -1 },
};

const strolling: Pose = {
  hip: [0, -364],
  neck: [26, -560],
  stoop: 20,
  nod: -8,
  near: {
    wrist: [92, -382],
    bend: 1,
    hold: 'grip',
    turn: 14,
    holding: stick([126, -372], [142, -4], mix(clay700, pine950, 0.3), honey300),
  },
  nearLeg: { ankle: [-26, -28], bend: -1 },
  farLeg: { ankle: [28, -28], bend: -1 },
};

const helper = layersOf(cast.joel, withBicycle, [0.7, -0.6]);

export const aWord = (): string =>
  group(
    shadow(0.4, soft(6, fill(disc(836, 846, 110, 11), pine950))),
    stand(1218, 842, SCALE, 'left', helper.body),
    stand(
      824,
      844,
      SCALE * 0.97,
      'right',
      figure({ ...cast.june, top: cloths.red, bottoms: cloths.cream }, strolling),
    ),
  );

export const handOnBar = (): string => stand(1218, 842, SCALE, 'left', helper.near);
