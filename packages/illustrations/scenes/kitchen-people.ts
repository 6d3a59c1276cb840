import { clay500, clay700, honey300, mix, paper, pine950 } from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc, type Point, shape } from '../drawing/outline.ts';
import { along, fill, group, place } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import type { Pose } from '../figures/person.ts';
import { teapot } from '../props/crockery.ts';
import { sideChair } from '../props/furniture.ts';
import { wood } from './kitchen-window.ts';

const SCALE = 0.84;

const CARER = { x: 800, y: 872 } as const;
const CLIENT = { x: 1272, y: 872 } as const;

const pot = (): string =>
  place(
    214,
    -360,
    place(0, 0, teapot({ body: clay500, shaded: clay700, lit: mix(honey300, paper, 0.4) }), [-0.92, 0.92]),
    1,
    20,
  );

const pouring: Pose = {
  hip: [0, -372],
  neck: [46, -574],
  stoop: 14,
  nod: 10,
  near: { wrist: [120, -398], bend: 1, hold: 'grip', turn: -8, holding: pot() },
  far: { wrist: [168, -346], bend: 1, hold: 'flat', turn: 6 },
  nearLeg: { ankle: [-26, -28], bend: -1 },
  farLeg: { ankle: [34, -30], bend: -1 },
};

const seated: Pose = {
  hip: [0, -222],
  neck: [24, -436],
  stoop: 16,
  nod: -12,
  near: { wrist: [196, -322], bend: 1, hold: 'rest', turn: 4 },
  far: { wrist: [150, -330], bend: 1, hold: 'rest', turn: 6 },
  nearLeg: { ankle: [158, -30], bend: -1 },
  farLeg: { ankle: [190, -30], bend: -1 },
};

const light: Point = [-0.75, -0.6];

const carer = layersOf(cast.amara, pouring, light);
const client = layersOf(cast.winston, seated, [0.75, -0.6]);

export const behindTable = (): string =>
  group(
    shadow(0.4, soft(6, fill(disc(830, 876, 120, 12), pine950))),
    shadow(0.35, soft(6, fill(disc(1210, 878, 170, 12), pine950))),
    place(CLIENT.x + 4, CLIENT.y, sideChair(wood), [-0.74, 0.74]),
    stand(CLIENT.x, CLIENT.y, SCALE, 'left', client.far + client.body),
    stand(CARER.x, CARER.y, SCALE, 'right', carer.far + carer.body),
  );

export const overTable = (): string =>
  group(
    fill(
      shape([1077, 536], [1082, 534], [1077, 572], [1073, 572]),
      along([0, 530], [0, 572], [0, clay700], [1, mix(clay700, honey300, 0.4)]),
    ),
    stand(CARER.x, CARER.y, SCALE, 'right', carer.near),
    stand(CLIENT.x, CLIENT.y, SCALE, 'left', client.near),
  );
