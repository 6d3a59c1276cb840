import { clay700, mix, paper, pine700, pine950, sea300 } from '../drawing/colour.ts';
import { form, shadow, soft } from '../drawing/light.ts';
import { disc, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';

const SCALE = 0.9;
const FEET = 872;
const AT = { man: 818, carer: 1150 } as const;

const letter = (): string =>
  place(
    182,
    -424,
    group(
      form(
        shape([-34, -26], [44, -46], [56, 34], [-24, 46]),
        paper,
        mix(sea300, pine700, 0.2),
        [60, 60],
        [0, -20],
        0.4,
      ),
      ...[0, 1, 2, 3].map((row) =>
        stroke(
          line([-20 + row * 2, -14 + row * 15], [(row === 3 ? 14 : 38) + row * 2, -28 + row * 15]),
          pine700,
          3,
          {
            opacity: 0.5,
          },
        ),
      ),
    ),
    1.15,
  );

const reading: Pose = {
  hip: [0, -364],
  neck: [24, -560],
  stoop: 18,
  nod: 12,
  near: { wrist: [112, -398], bend: 1, hold: 'pinch', turn: -6, holding: letter() },
  nearLeg: { ankle: [-24, -28], bend: -1 },
  farLeg: { ankle: [26, -28], bend: -1 },
};

const listening: Pose = {
  hip: [0, -366],
  neck: [34, -572],
  stoop: 14,
  nod: 14,
  near: { wrist: [118, -412], bend: 1, hold: 'pinch', turn: -4 },
  nearLeg: { ankle: [-30, -28], bend: -1, turn: 2 },
  farLeg: { ankle: [34, -28], bend: -1 },
};

const lowered = (person: Person): Person => ({ ...person, face: { ...person.face, lowered: true } });

export const readingTogether = (): string => {
  const man = layersOf(
    lowered({ ...cast.winston, top: cloths.honey, bottoms: cloths.umber }),
    reading,
    [0.7, -0.6],
  );
  const carer = layersOf(lowered(cast.samira), listening, [-0.7, -0.6]);
  return group(
    shadow(
      0.4,
      soft(
        5,
        fill(disc(AT.man + 10, FEET + 1, 120, 12), mix(clay700, pine950, 0.6)),
        fill(disc(AT.carer, FEET + 1, 120, 12), mix(clay700, pine950, 0.6)),
      ),
    ),
    stand(AT.man, FEET, SCALE, 'right', man.body),
    stand(AT.carer, FEET, SCALE, 'left', carer.body),
    stand(AT.man, FEET, SCALE, 'right', man.near),
    stand(AT.carer, FEET, SCALE, 'left', carer.near),
  );
};
