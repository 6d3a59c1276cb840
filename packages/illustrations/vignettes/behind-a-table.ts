import { box } from '../drawing/outline.ts';
import { group, inside } from '../drawing/paint.ts';
import { type Layers, stand } from '../figures/figure.ts';
import type { Person, Pose } from '../figures/person.ts';

export type Arms = Partial<Pick<Pose, 'near' | 'far' | 'nod' | 'stoop' | 'neck' | 'turned'>>;

/** Upright behind a table: what is below its edge is not seen. */
export const upright = (arms: Arms): Pose => ({
  hip: [0, -366],
  neck: [26, -572],
  stoop: 10,
  nearLeg: { ankle: [-24, -28], bend: -1 },
  farLeg: { ankle: [26, -28], bend: -1 },
  ...arms,
});

export const lowered = (person: Person): Person => ({ ...person, face: { ...person.face, lowered: true } });

type Placed = { x: number; feet: number; scale: number; looks: 'right' | 'left'; layers: Layers };

/** Two people behind a table whose top begins at `edge`; their near arms lie over it. */
export const behind = (edge: number, ...people: Placed[]): string => over(edge, '', ...people);

/** The same with a thing on the table, under their near hands. */
export const over = (edge: number, thing: string, ...people: Placed[]): string =>
  group(
    inside(
      box(-10, -10, 660, edge + 10),
      ...people.map(({ x, feet, scale, looks, layers }) =>
        stand(x, feet, scale, looks, layers.far + layers.body),
      ),
    ),
    thing,
    ...people.map(({ x, feet, scale, looks, layers }) => stand(x, feet, scale, looks, layers.near)),
  );
