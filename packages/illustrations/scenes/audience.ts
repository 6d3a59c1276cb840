import { form } from '../drawing/light.ts';
import { disc } from '../drawing/outline.ts';
import { fill, group, place } from '../drawing/paint.ts';
import { sittingBack } from '../figures/back.ts';
import { cast } from '../figures/cast.ts';
import type { Face } from '../figures/face.ts';
import { figure, stand } from '../figures/figure.ts';
import { limb } from '../figures/limb.ts';
import { cloths, hairs, skins, type Tone } from '../figures/people-colours.ts';
import type { Pose } from '../figures/person.ts';

type Guest = readonly [face: Face, top: Tone, half: number];

const { fair, tan, brown, deep } = skins;

/** The people in the hall, in the order of the chairs; some are still free. */
const guests: readonly (Guest | null)[] = [
  [{ skin: fair, hair: 'bob', tone: hairs.white }, cloths.pine, 86],
  [{ skin: deep, hair: 'fringe', tone: hairs.white }, cloths.honey, 96],
  [{ skin: tan, hair: 'hijab', tone: cloths.blush }, cloths.sea, 86],
  [{ skin: fair, hair: 'curls', tone: hairs.silver }, cloths.red, 94],
  null,
  [{ skin: brown, hair: 'plait', tone: hairs.grey }, cloths.cream, 84],
  [{ skin: fair, hair: 'crop', tone: hairs.chestnut }, cloths.umber, 98],
  [{ skin: deep, hair: 'afro', tone: hairs.black }, cloths.blush, 88],
  [{ skin: fair, hair: 'fringe', tone: hairs.silver }, cloths.sea, 96],
  [{ skin: fair, hair: 'bun', tone: hairs.white }, cloths.honey, 88],
  [{ skin: brown, hair: 'puff', tone: hairs.black }, cloths.pine, 86],
];

const legsUnder = (cloth: Tone): string =>
  [-24, 24]
    .map(
      (x) =>
        form(
          limb(
            [
              [x * 0.9, -140, 34],
              [x, -16, 26],
            ],
            'cut',
          ),
          cloth.body,
          cloth.shaded,
          [0, -150],
          [0, 0],
          0.8,
        ) + fill(disc(x, -10, 17, 10), cloths.slate.shaded),
    )
    .join('');

/** The guest on the nth chair, drawn for a chair whose feet are at the origin. */
export const guestOn = (seat: number): string => {
  const guest = guests[seat % guests.length];
  if (!guest) return '';
  const cloth = seat % 2 ? cloths.slate : cloths.umber;
  return legsUnder(cloth) + place(0, -334, sittingBack(guest[0], guest[1], guest[2], 250), 0.74);
};

const showing: Pose = {
  hip: [0, -366],
  neck: [10, -578],
  near: { wrist: [176, -560], bend: 1, hold: 'flat', turn: -22 },
  far: { wrist: [70, -410], bend: 1, hold: 'flat', turn: -10 },
  nearLeg: { ankle: [-24, -28], bend: -1 },
  farLeg: { ankle: [30, -28], bend: -1 },
};

export const speaker = (): string => group(stand(1046, 568, 0.42, 'left', figure(cast.amara, showing)));
