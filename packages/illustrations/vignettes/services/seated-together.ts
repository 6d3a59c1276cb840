import { honey300, mix, pine700, pine800, pine950, sea300 } from '../../drawing/colour.ts';
import { box, type Point } from '../../drawing/outline.ts';
import { group, inside, place } from '../../drawing/paint.ts';
import { clothed } from '../../figures/body.ts';
import { cast } from '../../figures/cast.ts';
import { layersOf, stand } from '../../figures/figure.ts';
import { hand } from '../../figures/hand.ts';
import { profile } from '../../figures/head.ts';
import { cloths } from '../../figures/people-colours.ts';
import type { Person, Pose } from '../../figures/person.ts';
import { armchair, armchairArm } from '../../props/furniture.ts';
import { satchel } from '../../props/pastimes.ts';
import { wheelchair } from '../../props/vehicles.ts';
import { dev } from '../../scenes/out-of-doors.ts';
import { lowered } from '../behind-a-table.ts';
import { glazes } from './glazes.ts';

const light: Point = [-0.7, -0.6];

const legs = (x: number): Pick<Pose, 'nearLeg' | 'farLeg'> => ({
  nearLeg: { ankle: [x, -28], bend: -1 },
  farLeg: { ankle: [x + 28, -28], bend: -1 },
});

/** One who sits behind a bed holds the hand of the one who sleeps in it, under `cover`. */
export const handInTheNight = (cover: string): string => {
  const { skin } = cast.meera.face;
  const pose: Pose = {
    hip: [0, -236],
    neck: [34, -446],
    stoop: 18,
    nod: 14,
    far: { wrist: [118, -356], bend: 1, hold: 'rest', turn: 14 },
    near: { wrist: [92, -372], bend: 1, hold: 'rest', turn: 24 },
    ...legs(150),
  };
  const watcher = layersOf(lowered(cast.joel), pose, light);
  const put = (part: string): string => stand(486, 556, 0.92, 'left', part);
  return group(
    inside(
      box(-10, -10, 660, 340),
      place(
        500,
        560,
        armchair({ body: mix(sea300, pine700, 0.45), shaded: pine950, lit: sea300 }, pine950),
        [-1, 0.96],
      ),
      put(watcher.body),
    ),
    place(248, 262, profile({ ...cast.meera.face, asleep: true }, [0, 0], 0, light), 0.86, -80),
    cover,
    put(watcher.far),
    hand('flat', skin, [360, 234], -8),
    clothed(
      [
        [276, 258, 44],
        [322, 252, 38],
        [366, 236, 30],
      ],
      cloths.sea,
      light,
    ),
    put(watcher.near),
  );
};

/** A young man in his wheelchair with a bag on his lap, and his support worker at the handles. */
export const outOfTheDoor = (x: number, feet: number): string => {
  const scale = 0.55;
  const seated: Pose = {
    hip: [-4, -236],
    neck: [10, -446],
    stoop: 10,
    turned: true,
    near: { wrist: [92, -316], bend: 1, hold: 'rest', turn: 10 },
    far: { wrist: [132, -318], bend: 1, hold: 'rest', turn: 12 },
    nearLeg: { ankle: [158, -76], bend: -1, turn: -4 },
    farLeg: { ankle: [186, -76], bend: -1, turn: -4 },
  };
  const pushing: Pose = {
    hip: [0, -364],
    neck: [36, -570],
    stoop: 12,
    nod: 14,
    near: { wrist: [122, -392], bend: 1, hold: 'grip', turn: 4 },
    nearLeg: { ankle: [-60, -32], bend: -1, turn: 12 },
    farLeg: { ankle: [58, -28], bend: -1, turn: -4 },
  };
  const man = layersOf({ ...dev, face: { ...dev.face, mouth: 'smile' } }, seated, light);
  const worker = layersOf(cast.samira, pushing, light);
  return group(
    stand(x - 164, feet, scale, 'right', worker.body),
    stand(x, feet, scale, 'right', man.far),
    place(x, feet, wheelchair({ ...glazes.clay, shaded: pine950 }, glazes.steel.body, pine800), scale * 1.61),
    stand(
      x,
      feet,
      scale,
      'right',
      man.body + place(112, -262, satchel(glazes.wood, honey300), 0.6) + man.near,
    ),
    stand(x - 164, feet, scale, 'right', worker.near),
  );
};

type Pair = readonly [left: Person, right: Person];

/** Two people in armchairs, hand in hand. */
export const handInHand = (left: number, right: number, feet: number, [one, other]: Pair): string => {
  const scale = 0.62;
  const pose = (nod: number, wrist: Point): Pose => ({
    hip: [0, -238],
    neck: [26, -446],
    stoop: 12,
    nod,
    near: { wrist, bend: 1, hold: 'rest', turn: 8 },
    ...legs(112),
  });
  const first = layersOf(one, pose(2, [186, -290]), light);
  const second = layersOf(other, pose(-2, [184, -276]), light);
  const seat = (x: number, glaze: typeof glazes.clay, looks: 1 | -1, body: string): string =>
    group(
      place(x, feet, armchair(glaze, pine950), [looks * 0.7, 0.7]),
      stand(x, feet, scale, looks === 1 ? 'right' : 'left', body),
      place(x, feet, armchairArm(glaze), [looks * 0.7, 0.7]),
    );
  return group(
    seat(left, glazes.clay, 1, first.body),
    seat(right, glazes.pine, -1, second.body),
    stand(right, feet, scale, 'left', second.near),
    stand(left, feet, scale, 'right', first.near),
  );
};
