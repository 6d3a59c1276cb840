import { canvas } from '../drawing/canvas.ts';
import { clay500, honey300, mix, paper, pine700, pine800, sea100, sea300 } from '../drawing/colour.ts';
import { box, line, shape } from '../drawing/outline.ts';
import { fill, place, stroke } from '../drawing/paint.ts';
import { bust } from './bust.ts';
import { cast } from './cast.ts';
import type { Age, Face, Gaze, Mouth } from './face.ts';
import type { Hair } from './hair.ts';
import { type Hold, hand } from './hand.ts';
import { profile } from './head.ts';
import { cloths, hairs, skins } from './people-colours.ts';
import { threeQuarter } from './three-quarter.ts';

const SIZE = { width: 1400, height: 1080 } as const;
const STEP = 122;

const mouths: readonly Mouth[] = ['calm', 'smile', 'open', 'laugh', 'speak', 'grave'];
const gazes: readonly Gaze[] = ['us', 'aside', 'down'];
const ages: readonly Age[] = ['child', 'young', 'middle', 'older', 'oldest'];
const styles: readonly Hair[] = [
  'crop',
  'side',
  'bob',
  'curls',
  'afro',
  'bun',
  'puff',
  'plait',
  'fringe',
  'hijab',
  'turban',
];
const holds: readonly Hold[] = ['rest', 'grip', 'flat', 'pinch'];

const plain: Face = { skin: skins.tan, hair: 'bob', tone: hairs.chestnut };

const faces: readonly Face[] = [
  ...mouths.map((mouth): Face => ({ ...plain, mouth })),
  ...gazes.map((gaze): Face => ({ ...plain, gaze })),
  { ...plain, hair: 'crop', glasses: pine800 },
  { ...plain, hair: 'crop', beard: hairs.chestnut },
];

const aged: readonly Face[] = [
  ...ages.map((age): Face => {
    const tone = {
      child: hairs.copper,
      young: hairs.copper,
      middle: hairs.copper,
      older: hairs.grey,
      oldest: hairs.white,
    };
    return { skin: skins.fair, hair: 'side', tone: tone[age], age };
  }),
  ...Object.values(skins).map((skin): Face => ({ skin, hair: 'puff', tone: hairs.black, earring: honey300 })),
  { skin: skins.deep, hair: 'fringe', tone: hairs.grey, age: 'older', hearingAid: honey300, mouth: 'open' },
];

const wraps: Partial<Record<Hair, Face['tone']>> = { hijab: cloths.blush, turban: cloths.honey };

const worn = (hair: Hair, index: number): Face => ({
  skin: Object.values(skins)[(index + 1) % 4] ?? skins.fair,
  hair,
  tone: wraps[hair] ?? Object.values(hairs)[(index + 4) % 6] ?? hairs.black,
});

const row = (y: number, parts: readonly string[], step = STEP): string =>
  parts.map((part, index) => place(86 + index * step, y, part)).join('');

const paperIn = fill(shape([28, -52], [84, -62], [92, 0], [36, 10]), paper);
const stickIn = stroke(line([26, -40], [40, 74]), mix(clay500, pine700, 0.5), 8);

const holding = (hold: Hold, index: number): string =>
  (hold === 'grip' ? stickIn : '') +
  hand(hold, Object.values(skins)[index] ?? skins.fair, [0, 0], 0, false, hold === 'pinch' ? paperIn : '');

/** Every part of the people, drawn once: the picture in this package's README. */
export const kitSheet = (): string =>
  canvas({
    ...SIZE,
    parts: [
      fill(box(-10, -10, SIZE.width + 20, SIZE.height + 20), mix(sea300, sea100, 0.4)),
      row(
        140,
        faces.map((face) => threeQuarter(face, [0, 0])),
      ),
      row(
        330,
        aged.map((face) => threeQuarter(face, [0, 0])),
      ),
      row(
        520,
        styles.map((hair, index) => threeQuarter(worn(hair, index), [0, 0])),
      ),
      row(
        740,
        styles.map((hair, index) => profile(worn(hair, index), [0, 0])),
      ),
      row(910, [
        profile({ ...plain, hair: 'crop' }, [0, 0]),
        profile({ ...plain, hair: 'crop', lowered: true }, [0, 0]),
        profile({ ...plain, hair: 'crop', asleep: true }, [0, 0]),
      ]),
      place(370, 0, row(950, holds.map(holding), 134)),
      place(1076, 970, bust({ ...cast.amara, face: { ...cast.amara.face, mouth: 'open' } }, 3)),
      place(1286, 970, bust(cast.arthur, -2), [-1, 1]),
    ],
  });

export const KIT_SIZE = SIZE;
