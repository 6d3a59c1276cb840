import type { Point } from '../drawing/outline.ts';
import type { builds } from './body.ts';
import type { Face } from './face.ts';
import type { Hold } from './hand.ts';
import type { Tone } from './people-colours.ts';

export type Person = {
  face: Face;
  build: keyof typeof builds;
  top: Tone;
  /** How far the top falls below the hip, and how wide it flares there. */
  hem?: readonly [fall: number, flare: number];
  sleeves?: 'long' | 'short';
  collar?: Tone;
  badge?: boolean;
  buttons?: string;
  bottoms: Tone;
  skirt?: boolean;
  shoes: Tone;
};

/** Where a hand is and how it turns, in degrees; `bend` says to which side the elbow goes. */
export type Arm = { wrist: Point; bend: 1 | -1; hold: Hold; turn: number; back?: boolean; holding?: string };
export type Leg = { ankle: Point; bend: 1 | -1; turn?: number };

/** A pose from the side, facing right, in units of a hundredth of a head; the floor is at y 0. */
export type Pose = {
  hip: Point;
  neck: Point;
  stoop?: number;
  nod?: number;
  /** The head is turned towards us. */
  turned?: boolean;
  head?: Point;
  near?: Arm;
  far?: Arm;
  nearLeg?: Leg;
  farLeg?: Leg;
};
