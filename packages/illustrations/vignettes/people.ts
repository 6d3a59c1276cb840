import { clay500, clay700, honey300, mix, paper, pine700, pine800 } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { group, place } from '../drawing/paint.ts';
import { backOutline } from '../figures/back.ts';
import { cast } from '../figures/cast.ts';
import type { Face } from '../figures/face.ts';
import { figure, stand, stick } from '../figures/figure.ts';
import { profile } from '../figures/head.ts';
import { limb } from '../figures/limb.ts';
import { cloths, type Tone } from '../figures/people-colours.ts';
import type { Pose } from '../figures/person.ts';
import { shoppingBag } from '../props/luggage.ts';

/** One who sits with their back to us and looks to the side, the neck at the origin. */
export const turned = (
  face: Face,
  top: Tone,
  looks: 1 | -1,
  seat: { foot: number; hips?: number } = { foot: 240 },
): string =>
  group(
    form(
      limb([
        [0, -34, 42],
        [0, 18, 48],
      ]),
      face.skin.body,
      face.skin.shaded,
      [30, 0],
      [-30, -10],
      0.7,
    ),
    form(
      backOutline({ x: 0, neck: 0, shoulder: 34, half: 80, ...seat }),
      top.body,
      top.shaded,
      [70, 200],
      [-30, 40],
      0.8,
    ),
    place(0, 0, profile(face, [6, -26], -2), [looks, 1]),
  );

export const friends = (): string =>
  group(
    place(182, 288, turned(cast.meera.face, cloths.red, 1), 0.92),
    place(470, 282, turned(cast.joel.face, cloths.tunic, -1), 0.92),
  );

const pegging: Pose = {
  hip: [0, -366],
  neck: [8, -576],
  stoop: 4,
  nod: -14,
  near: { wrist: [112, -664], bend: 1, hold: 'pinch', turn: -58 },
  far: { wrist: [158, -648], bend: 1, hold: 'pinch', turn: -52 },
  nearLeg: { ankle: [-24, -28], bend: -1 },
  farLeg: { ankle: [30, -28], bend: -1 },
};

export const atTheLine = (): string => stand(540, 606, 0.62, 'left', figure(cast.amara, pegging));

const carrying: Pose = {
  hip: [0, -364],
  neck: [24, -574],
  stoop: 8,
  near: {
    wrist: [34, -344],
    bend: 1,
    hold: 'grip',
    turn: 84,
    holding: place(
      38,
      -176,
      shoppingBag(
        { body: mix(paper, honey300, 0.2), shaded: mix(clay500, honey300, 0.4), lit: paper },
        clay700,
        mix(pine700, honey300, 0.2),
        mix(clay500, honey300, 0.5),
      ),
      1.05,
    ),
  },
  far: { wrist: [66, -376], bend: 1, hold: 'rest', turn: 66 },
  nearLeg: { ankle: [-62, -32], bend: -1, turn: 12 },
  farLeg: { ankle: [64, -28], bend: -1, turn: -4 },
};

export const fromTheShop = (): string =>
  stand(400, 622, 0.72, 'left', figure({ ...cast.tunde, sleeves: 'long' }, carrying));

const waiting: Pose = {
  hip: [0, -222],
  neck: [8, -434],
  stoop: 14,
  nod: -4,
  near: {
    wrist: [118, -306],
    bend: 1,
    hold: 'grip',
    turn: 10,
    holding: stick([150, -296], [168, -4], mix(clay700, pine800, 0.4), honey300),
  },
  nearLeg: { ankle: [142, -28], bend: -1 },
  farLeg: { ankle: [174, -28], bend: -1 },
};

const seeingOff: Pose = {
  hip: [0, -366],
  neck: [10, -576],
  stoop: 4,
  nod: 10,
  near: { wrist: [136, -404], bend: 1, hold: 'grip', turn: 4 },
  nearLeg: { ankle: [-26, -28], bend: -1 },
  farLeg: { ankle: [30, -28], bend: -1 },
};

export const onThePlatform = (): string =>
  group(
    stand(108, 622, 0.64, 'right', figure({ ...cast.samira, sleeves: 'long' }, seeingOff)),
    stand(378, 622, 0.66, 'right', figure({ ...cast.arthur, top: cloths.honey, hem: [40, 4] }, waiting)),
  );
