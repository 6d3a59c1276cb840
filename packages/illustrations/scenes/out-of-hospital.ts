import { clay700, honey300, mix, pine950 } from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc } from '../drawing/outline.ts';
import { fill, group } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand, stick } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';

const SCALE = 0.62;
const FEET = 872;

const walking: Pose = {
  hip: [0, -362],
  neck: [34, -556],
  stoop: 20,
  nod: 4,
  near: {
    wrist: [98, -382],
    bend: 1,
    hold: 'grip',
    turn: 20,
    holding: stick([132, -368], [158, -6], mix(clay700, pine950, 0.3), honey300),
  },
  nearLeg: { ankle: [-40, -30], bend: -1, turn: 8 },
  farLeg: { ankle: [46, -28], bend: -1, turn: -4 },
};

const helping: Pose = {
  hip: [0, -366],
  neck: [18, -576],
  stoop: 10,
  nod: 10,
  near: { wrist: [124, -412], bend: 1, hold: 'flat', turn: -6 },
  nearLeg: { ankle: [-44, -30], bend: -1, turn: 8 },
  farLeg: { ankle: [50, -28], bend: -1, turn: -4 },
};

const patient: Person = { ...cast.arthur, top: cloths.honey, hem: [92, 8], bottoms: cloths.umber };

export const homeward = (): string => {
  const client = layersOf(patient, walking);
  const carer = layersOf(cast.amara, helping);
  return group(
    shadow(0.4, soft(5, fill(disc(600, FEET + 1, 120, 9), pine950))),
    stand(546, FEET - 6, SCALE, 'right', carer.body),
    stand(634, FEET, SCALE, 'right', client.body + client.near),
    stand(546, FEET - 6, SCALE, 'right', carer.near),
  );
};
