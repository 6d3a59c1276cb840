import {
  blush100,
  clay500,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { glow } from '../drawing/light.ts';
import { disc } from '../drawing/outline.ts';
import { fill } from '../drawing/paint.ts';
import { wash } from '../drawing/sky.ts';
import { vignette } from '../drawing/vignette.ts';
import { bust } from '../figures/bust.ts';
import { cast } from '../figures/cast.ts';
import { stand } from '../figures/figure.ts';
import { cloths, hairs, skins } from '../figures/people-colours.ts';
import type { Person } from '../figures/person.ts';
import type { Drawing } from '../scenes.ts';

const SCALE = 2.35;

const portrait =
  (person: Person, looks: 'right' | 'left', ground: string, sun: string): Drawing =>
  () =>
    vignette(
      wash(640, 0, 640, [0, mix(ground, paper, 0.3)], [1, ground]),
      glow([looks === 'right' ? 470 : 170, 210], 320, mix(sun, paper, 0.5), 0.6),
      fill(disc(looks === 'right' ? 470 : 170, 210, 116), sun, 0.55),
      stand(looks === 'right' ? 316 : 324, 420, SCALE, looks, bust(person, looks === 'right' ? 3 : -2)),
    );

const priya: Person = {
  face: { skin: skins.brown, hair: 'bob', tone: hairs.black, age: 'middle', mouth: 'open' },
  build: 'slim',
  top: cloths.red,
  collar: cloths.cream,
  bottoms: cloths.slate,
  shoes: cloths.umber,
};

const daniel: Person = {
  ...cast.joel,
  face: {
    skin: skins.fair,
    hair: 'side',
    tone: hairs.copper,
    beard: hairs.copper,
    glasses: pine800,
    age: 'middle',
  },
  top: cloths.pine,
  sleeves: 'long',
  badge: false,
};

/** By the ids of the sample people in `content/team.yaml`. */
export const team: Readonly<Record<string, Drawing>> = {
  priya: portrait(priya, 'right', mix(sea300, sea100, 0.3), honey300),
  daniel: portrait(daniel, 'left', mix(honey300, blush100, 0.4), mix(clay500, honey300, 0.4)),
  samira: portrait(
    { ...cast.samira, face: { ...cast.samira.face, mouth: 'open' }, badge: false, top: cloths.sea },
    'right',
    mix(blush100, clay500, 0.25),
    mix(sea300, pine700, 0.1),
  ),
};
