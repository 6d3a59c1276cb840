import { clay700, honey300, mix, pine950 } from '../../drawing/colour.ts';
import { form, shadow, soft } from '../../drawing/light.ts';
import { blob, disc, type Point } from '../../drawing/outline.ts';
import { fill, group, place } from '../../drawing/paint.ts';
import { benchBack, benchSeat } from '../../drawing/quayside.ts';
import { clothed } from '../../figures/body.ts';
import { cast } from '../../figures/cast.ts';
import { hand } from '../../figures/hand.ts';
import { limb } from '../../figures/limb.ts';
import { cloths, type Tone } from '../../figures/people-colours.ts';
import { turned } from '../people.ts';

const SCALE = 0.8;
const CLIENT: Point = [246, 132];
const CARER: Point = [392, 131];
const SEAT = { y: 300, foot: 192, hips: 96 };

const wood = mix(pine950, clay700, 0.25);

/** From the seat's edge down to the ground on its other side. */
const legs = (x: number, trousers: Tone, shoes: Tone): string =>
  [-24, 24]
    .map((across) =>
      group(
        form(
          limb(
            [
              [x + across, SEAT.y, 40],
              [x + across * 0.94, 376, 30],
            ],
            'cut',
          ),
          trousers.body,
          trousers.shaded,
          [x, SEAT.y],
          [x, 380],
          0.8,
        ),
        fill(
          blob(
            [x + across - 15, 376],
            [x + across, 368],
            [x + across + 15, 376],
            [x + across + 16, 385],
            [x + across - 16, 385],
          ),
          shoes.body,
        ),
      ),
    )
    .join('');

const bench = (part: string): string => place(320, 392, part, 1.24);

/** A man and his companion on a bench, seen from behind, who look at each other; `beside` lies on the seat. */
export const onTheBench = (beside: string): string =>
  group(
    shadow(0.4, soft(5, fill(disc(320, 386, 190, 10), pine950))),
    legs(CLIENT[0], cloths.umber, cloths.umber) + legs(CARER[0], cloths.slate, cast.samira.shoes),
    bench(benchSeat(mix(clay700, honey300, 0.4), mix(clay700, pine950, 0.5))),
    beside,
    place(...CLIENT, turned(cast.winston.face, cloths.red, 1, SEAT), SCALE),
    place(...CARER, turned(cast.samira.face, cloths.tunic, -1, SEAT), SCALE),
    bench(benchBack(wood, honey300)),
  );

export const handOnShoulder = (): string =>
  group(
    hand('rest', cast.samira.face.skin, [281, 188], 176, true),
    clothed(
      [
        [346, 178, 46],
        [322, 216, 41],
        [278, 186, 32],
      ],
      cloths.tunic,
      [0.7, -0.6],
    ),
  );
