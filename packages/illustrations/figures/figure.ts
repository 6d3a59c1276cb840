import { curve, line, type Point } from '../drawing/outline.ts';
import { group, place, stroke } from '../drawing/paint.ts';
import { armOf } from './arms.ts';
import { legOf, skirtOf } from './legs.ts';
import type { Person, Pose } from './person.ts';
import { headOf, trunkOf } from './trunk.ts';

export type Layers = { far: string; body: string; near: string };

/** A person in a pose, in three depths, so that things may come between; `head` draws the head, or leaves it for a layer of its own. */
export const layersOf = (person: Person, pose: Pose, light: Point = [-0.7, -0.7], head = headOf): Layers => ({
  far: pose.far ? armOf(person, pose, pose.far, true, light) : '',
  body: group(
    pose.farLeg ? legOf(person, pose, pose.farLeg, true, light) : '',
    pose.nearLeg ? legOf(person, pose, pose.nearLeg, false, light) : '',
    skirtOf(person, pose, light),
    trunkOf(person, pose, light),
    head(person, pose, light),
  ),
  near: pose.near ? armOf(person, pose, pose.near, false, light) : '',
});

export const figure = (person: Person, pose: Pose, light?: Point, head?: typeof headOf): string => {
  const { far, body, near } = layersOf(person, pose, light, head);
  return group(far, body, near);
};

/** Puts a part of a person on the canvas, looking right or left. */
export const stand = (x: number, y: number, scale: number, looks: 'right' | 'left', part: string): string =>
  place(x, y, part, [looks === 'right' ? scale : -scale, scale]);

export const stick = (top: Point, foot: Point, wood: string, lit: string): string =>
  stroke(
    `${curve([top[0] - 22, top[1] + 8], [top[0] - 18, top[1] - 8], [top[0] - 4, top[1] - 12], [top[0] + 6, top[1]])}L${foot[0]} ${foot[1]}`,
    wood,
    8,
  ) + stroke(line([top[0] + 4, top[1] + 8], [foot[0] - 2, foot[1] - 8]), lit, 2, { opacity: 0.6 });
