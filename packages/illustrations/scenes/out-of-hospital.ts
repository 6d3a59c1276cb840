import { blush100, clay500, clay700, honey300, mix, paper, pine700, pine950 } from '../drawing/colour.ts';
import { shadow, soft } from '../drawing/light.ts';
import { disc, type Point } from '../drawing/outline.ts';
import { fill, group, place } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand, stick } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Person, Pose } from '../figures/person.ts';
import { bouquet, suitcase } from '../props/luggage.ts';

/** It stands low in the right. */
export const SUN: Point = [0.7, -0.5];

const SCALE = 0.5;
const FEET = 854;
/** How far he is before her, in their own units. */
const AHEAD = 140;

const flowers = (): string =>
  place(
    158,
    -402,
    bouquet(paper, mix(clay500, blush100, 0.4), pine700, [clay500, honey300, blush100]),
    0.74,
    24,
  );

const packed = (): string =>
  place(
    -96,
    -172,
    suitcase({ body: pine700, shaded: pine950, lit: honey300 }, mix(clay700, pine950, 0.3), blush100),
    [-1.04, 1.04],
  );

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
  far: { wrist: [112, -416], bend: 1, hold: 'pinch', turn: -10, holding: flowers() },
  nearLeg: { ankle: [-40, -30], bend: -1, turn: 8 },
  farLeg: { ankle: [46, -28], bend: -1, turn: -4 },
};

/** Her fingers go round behind his arm, her thumb lies before it. */
const helping = (arm: string): Pose => ({
  hip: [0, -366],
  neck: [18, -576],
  stoop: 10,
  nod: 10,
  near: {
    wrist: [112, -350],
    bend: 1,
    hold: 'flat',
    turn: -4,
    back: true,
    holding: place(AHEAD, 6 / SCALE, arm),
  },
  far: { wrist: [-86, -338], bend: 1, hold: 'grip', turn: 104, holding: packed() },
  nearLeg: { ankle: [-44, -30], bend: -1, turn: 8 },
  farLeg: { ankle: [50, -28], bend: -1, turn: -4 },
});

const patient: Person = { ...cast.arthur, top: cloths.honey, hem: [92, 8], bottoms: cloths.sea, buttons: '' };

export const homeward = (): string => {
  const client = layersOf(patient, walking, SUN);
  const carer = layersOf({ ...cast.amara, badge: false }, helping(client.near), SUN);
  const x = 428;
  return group(
    shadow(0.4, soft(5, fill(disc(x + 20, FEET + 1, 120, 8), pine950))),
    stand(x, FEET - 6, SCALE, 'right', carer.far + carer.body),
    stand(x + AHEAD * SCALE, FEET, SCALE, 'right', client.far + client.body),
    stand(x, FEET - 6, SCALE, 'right', carer.near),
  );
};
