import { form } from '../../drawing/light.ts';
import type { Point } from '../../drawing/outline.ts';
import { group, place } from '../../drawing/paint.ts';
import { clothed } from '../../figures/body.ts';
import { cast } from '../../figures/cast.ts';
import { hand } from '../../figures/hand.ts';
import { limb } from '../../figures/limb.ts';
import { cloths, type Tone } from '../../figures/people-colours.ts';
import { turned } from '../people.ts';

const SCALE = 0.86;
const CLIENT: Point = [236, 146];
const CARER: Point = [402, 140];

const legs = (x: number, tone: Tone): string =>
  [-26, 26]
    .map((across) =>
      form(
        limb(
          [
            [x + across, 330, 46],
            [x + across, 430, 40],
          ],
          'cut',
        ),
        tone.body,
        tone.shaded,
        [x, 420],
        [x, 320],
        0.7,
      ),
    )
    .join('');

/** A man and his companion on a bench, seen from behind, who look at each other. */
export const onTheBench = (): string =>
  group(
    legs(CLIENT[0], cloths.umber) + legs(CARER[0], cloths.slate),
    place(...CLIENT, turned(cast.winston.face, cloths.red, 1), SCALE),
    place(...CARER, turned(cast.samira.face, cloths.tunic, -1), SCALE),
  );

export const handOnShoulder = (): string =>
  group(
    hand('rest', cast.samira.face.skin, [276, 206], 176, true),
    clothed(
      [
        [350, 196, 50],
        [322, 236, 44],
        [274, 204, 34],
      ],
      cloths.tunic,
      [0.7, -0.6],
    ),
  );
