import { mix, paper, pine950 } from '../drawing/colour.ts';
import { bloom, form } from '../drawing/light.ts';
import { blob, curve, disc, line, type Point } from '../drawing/outline.ts';
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import type { Face } from './face.ts';
import { hairOf } from './hair.ts';
import type { Tone } from './people-colours.ts';

/** Seen from the side, looking right, 100 from crown to chin; the neck begins at the origin. */
const PROFILE = [
  'M4 -86C26 -88 42 -76 45 -58C46 -52 45.500 -49 46.500 -46C49 -39 55 -32 57.500 -28',
  'C59 -24.500 55 -21.500 49.500 -21.500C49 -19 51.500 -16.500 50.500 -14C50 -12.500 49 -12 47.500 -11.500',
  'C50 -9.500 50 -6.500 48 -5C46.500 -3 47 -1 47.500 2C48 9 43 14 35 14.500C22 15 11 10 3 2',
  'C-5 0 -16 -2 -22 -8C-34 -18 -38 -34 -36 -50C-34 -72 -18 -85 4 -86Z',
].join('');

const ear = ({ skin, hearingAid, earring }: Face): string =>
  group(
    form(
      blob([-3, -42], [4, -46], [10, -41], [8, -31], [3, -24], [-2, -26], [-4, -34]),
      skin.body,
      skin.shaded,
      [-6, -24],
      [8, -44],
      0.7,
    ),
    stroke(curve([1, -39], [6, -40], [5, -32], [2, -29]), skin.line, 1.8, { opacity: 0.45 }),
    hearingAid
      ? stroke(curve([-2, -47], [-6.5, -41], [-6.5, -33]), hearingAid, 4.4) +
          stroke(curve([-2, -47], [5, -47], [6, -36]), hearingAid, 1.7)
      : '',
    earring ? fill(disc(1, -21, 2.8), earring) : '',
  );

const eye = ({ skin, lowered, asleep }: Face): string => {
  const pupil = mix(skin.line, pine950, 0.6);
  if (asleep) return stroke(curve([28, -42], [34, -39], [40, -42]), skin.line, 2.6);
  return lowered
    ? group(
        fill(
          'M29.500 -43C34 -40 38 -40 41.500 -41.600C40.500 -38 38 -36.400 35 -36.800C32 -37.400 30 -39.800 29.500 -43Z',
          mix(paper, skin.body, 0.3),
        ),
        fill(
          'M33 -41.200C35 -40.400 38 -40.400 40 -41.400C40.200 -38.600 38.800 -36.800 36.800 -36.800C34.600 -36.800 33.200 -38.600 33 -41.200Z',
          pupil,
        ),
        stroke(curve([28, -43.4], [33, -41.2], [41.5, -41.6]), skin.line, 2),
        stroke(curve([29.5, -47], [34.5, -48.4], [40, -47]), skin.line, 1.3, { opacity: 0.4 }),
      )
    : group(
        fill(disc(35.5, -42.5, 2.8, 3.5), pupil),
        stroke(curve([29, -43], [32.5, -46.8], [37, -47.4], [41, -45.6]), skin.line, 1.8),
      );
};

const spectacles = (colour: string): string =>
  group(
    stroke(disc(36, -41, 9, 9.5), colour, 2.4),
    stroke(line([27, -43], [4, -40]), colour, 2.4),
    stroke(line([45, -44], [49, -43]), colour, 2.4),
  );

const age = ({ skin }: Face): string =>
  group(
    stroke(curve([22, -44], [17, -42]), skin.line, 1.6, { opacity: 0.4 }),
    stroke(curve([23, -40], [18, -36]), skin.line, 1.6, { opacity: 0.4 }),
    stroke(curve([40, -25], [35, -20], [33.5, -14]), skin.line, 1.5, { opacity: 0.28 }),
    stroke(curve([30, -35.5], [35, -34], [39, -35.5]), skin.line, 1.4, { opacity: 0.22 }),
  );

const features = (face: Face): string => {
  const { skin, tone, old, glasses } = face;
  return group(
    inside(PROFILE, bloom(disc(30, -22, 20), skin.warm, [31, -22], 19, 0.5)),
    eye(face),
    stroke(curve([25.5, -56], [33.5, -60], [42.5, -59]), old ? tone.shaded : skin.line, old ? 2.6 : 3.2, {
      opacity: 0.85,
    }),
    stroke(curve([50, -24], [46.5, -22.5], [45.5, -25.5]), skin.line, 1.7, { opacity: 0.45 }),
    stroke(curve([48.5, -11.5], [43, -10.5], [38.5, -13.5]), skin.line, 2.3, { opacity: 0.85 }),
    old ? age(face) : '',
    glasses ? spectacles(glasses) : '',
  );
};

const beardOf = ({ body, shaded }: Tone): string =>
  form(
    'M8 -40C12 -24 22 -22 34 -20C40 -21 46 -22 50 -19C52 -16 50 -14.500 47 -14.500C42 -15 40 -13 42 -10C45 -9 49 -8 48.500 -4C49 6 45 17 34 18C20 19 8 12 1 1C0 -12 2 -28 3 -36Z',
    body,
    shaded,
    [0, 14],
    [44, -20],
    0.6,
  );

/** A head from the side, looking right; `turn` in degrees nods it (more is further down). */
export const profile = (face: Face, at: Point, turn = 0, light: Point = [-0.7, -0.7]): string => {
  const { behind, over } = hairOf(face.hair, face.tone);
  const { skin } = face;
  return place(
    at[0],
    at[1],
    group(
      behind,
      form(
        PROFILE,
        skin.body,
        skin.shaded,
        [6 - light[0] * 52, -36 - light[1] * 52],
        [6 + light[0] * 14, -36 + light[1] * 14],
        0.8,
      ),
      features(face),
      face.beard ? beardOf(face.beard) : '',
      over,
      face.hair === 'hijab' || face.hair === 'bob' || face.hair === 'turban' ? '' : ear(face),
    ),
    1,
    turn,
  );
};
