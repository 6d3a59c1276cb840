import { paper } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { curve, disc, line, type Point } from '../drawing/outline.ts';
import { fill, group, stroke } from '../drawing/paint.ts';
import { armCreases, type Back, backOutline } from './back.ts';
import { badge } from './body.ts';
import { limb } from './limb.ts';
import { cloths, type Tone } from './people-colours.ts';
import type { Person } from './person.ts';
import { threeQuarter } from './three-quarter.ts';

const NECK: Back = { x: 0, neck: 0, shoulder: 32, half: 88, foot: 270 };

const halves = { slim: 84, broad: 96, stout: 98 } as const;

const lapels = (collar: Tone): string =>
  form(
    'M-25 -2C-20 14 -10 26 6 38L-16 52C-30 34 -38 20 -35 8Z',
    collar.body,
    collar.shaded,
    [-30, 60],
    [-20, 4],
    0.6,
  ) +
  form('M25 -2C22 14 16 26 6 38L28 50C38 34 40 20 35 8Z', collar.body, collar.shaded, [36, 60], [26, 4], 0.6);

const neckline = ({ top, collar }: Person): string =>
  collar
    ? lapels(collar) + stroke(line([6, 40], [7, 270]), top.shaded, 2.4, { opacity: 0.5 })
    : stroke(curve([-20, 0], [-11, 21], [14, 22], [22, 0]), top.shaded, 11, { cap: 'butt' }) +
      stroke(curve([-20, -1], [-11, 19], [14, 20], [22, -1]), top.body, 8, { cap: 'butt' });

/** Head and shoulders of one who turns to us, the neck at the origin. */
export const bust = (person: Person, tilt = 0, light: Point = [-0.7, -0.7]): string => {
  const { face, top, build, buttons, collar, badge: worn } = person;
  const body: Back = { ...NECK, half: halves[build] };
  const outline = backOutline(body);
  const { skin } = face;
  return group(
    form(outline, top.body, top.shaded, [-light[0] * 100, 160 - light[1] * 110], [light[0] * 40, 60], 0.85),
    armCreases(body, top),
    fill(
      collar ? 'M-24 -2C-18 16 -8 28 6 39C16 28 22 16 25 -2Z' : 'M-20 0C-13 24 15 25 22 0L20 -8H-19Z',
      skin.body,
    ),
    form(
      limb([
        [2, -30, 44],
        [1, 10, 48],
      ]),
      skin.body,
      skin.shaded,
      [8, -18],
      [-8, 24],
      0.8,
    ),
    neckline(person),
    buttons ? [70, 120, 170, 220].map((y) => fill(disc(7, y, 4.5), buttons)).join('') : '',
    worn ? badge(46, 104, paper, cloths.red.body) : '',
    threeQuarter(face, [-6, -17], tilt, light),
  );
};
