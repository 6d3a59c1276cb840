import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';

const SCALE = 0.94;
const AT = { x: 902, y: 850 } as const;

const setting: Pose = {
  hip: [0, -364],
  neck: [44, -570],
  stoop: 12,
  nod: 3,
  turned: true,
  near: { wrist: [124, -446], bend: 1, hold: 'grip', turn: -2 },
  far: { wrist: [176, -462], bend: 1, hold: 'grip', turn: -4 },
  nearLeg: { ankle: [-74, -34], bend: -1, turn: 14 },
  farLeg: { ankle: [70, -28], bend: -1, turn: -4 },
};

const carer: Person = {
  ...cast.samira,
  face: { ...cast.samira.face, mouth: 'open' },
  hem: [104, 12],
  top: cloths.tunic,
  bottoms: cloths.slate,
};

const parts = layersOf(carer, setting, [-0.8, -0.5]);

export const behindBicycle = (): string => stand(AT.x, AT.y, SCALE, 'right', parts.far + parts.body);
export const beforeBicycle = (): string => stand(AT.x, AT.y, SCALE, 'right', parts.near);
