import { mix, paper, pine950 } from '../drawing/colour.ts';
import { bloom, form, shade } from '../drawing/light.ts';
import { blob, curve, disc, line, type Point } from '../drawing/outline.ts';
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { ageLines, browWidth } from './ages.ts';
import type { Face } from './face.ts';
import { mouthOf } from './mouths.ts';
import type { Skin, Tone } from './people-colours.ts';
import { turnedHairOf } from './three-quarter-hair.ts';

/** Seen from before and a little from the side, turned to the right, 100 from crown to chin; the neck begins at the origin. */
const FACE = [
  'M4 -88C24 -90 40 -80 43.5 -62C44.5 -55 43.5 -50 42.5 -46C43 -41 45 -36 44.500 -30',
  'C44.500 -20 42 -9 38 -1C34.500 7.500 29.500 13.800 22 15C13.500 16.200 3 12.500 -4 6.500C-10 1 -13.500 -6 -15.500 -14',
  'C-25 -16 -34 -30 -36 -48C-36 -72 -20 -87 4 -88Z',
].join('');

const CHILD = [
  'M4 -88C24 -90 40 -80 43.5 -62C44.5 -55 43.5 -50 43 -46C44 -41 46.500 -34 46 -26',
  'C45 -14 41 -5 36 1C31 7 27 9.500 21 10C12 10.500 1 8 -6 3C-12 -2 -15 -8 -15.500 -14',
  'C-25 -16 -34 -30 -36 -48C-36 -72 -20 -87 4 -88Z',
].join('');

type Eye = { x: number; half: number };

const EYES: readonly Eye[] = [
  { x: 6.5, half: 7.4 },
  { x: 32.5, half: 5.8 },
];
const EYE_LINE = -40.5;

/** How far the iris stands from the middle of the eye. */
const asides = { us: -1.2, aside: 2.4, down: 0.4 } as const;

const pupilOf = (skin: Skin): string => mix(skin.line, pine950, 0.4);

/** The eye of one who reads or works: lids half down, half a pupil below them. */
const loweredEye = ({ x, half }: Eye, { skin }: Face): string => {
  const lid: Point[] = [
    [x - half - 0.8, EYE_LINE - 1.4],
    [x - half * 0.35, EYE_LINE - 0.4],
    [x + half * 0.4, EYE_LINE - 0.5],
    [x + half + 0.5, EYE_LINE - 1.6],
  ];
  const slit = blob(
    [x - half, EYE_LINE - 1.8],
    [x, EYE_LINE - 3],
    [x + half, EYE_LINE - 2],
    [x + half * 0.4, EYE_LINE + 4.4],
    [x - half * 0.4, EYE_LINE + 4.4],
  );
  return group(
    fill(slit, mix(paper, skin.body, 0.25)),
    inside(slit, fill(disc(x + 0.5, EYE_LINE + 1, 3.9, 4.6), pupilOf(skin))),
    fill(
      blob(...lid, [x + half * 0.5, EYE_LINE - 5.8], [x - half * 0.4, EYE_LINE - 6]),
      mix(skin.body, skin.shaded, 0.2),
    ),
    stroke(curve(...lid), skin.line, 2.3),
    stroke(
      curve([x - half * 0.8, EYE_LINE - 4.8], [x, EYE_LINE - 6.8], [x + half * 0.8, EYE_LINE - 5]),
      skin.line,
      1.2,
      { opacity: 0.4 },
    ),
  );
};

const openEye = ({ x, half }: Eye, { skin, gaze = 'us', age, mouth }: Face): string => {
  const large = age === 'child' ? 1.16 : 1;
  const rise = (mouth === 'laugh' ? 4 : 5) * large;
  const almond = blob(
    [x - half, EYE_LINE + 0.8],
    [x - half * 0.1, EYE_LINE - rise],
    [x + half, EYE_LINE + 0.4],
    [x, EYE_LINE + 3.6],
  );
  const lash: Point[] = [
    [x - half - 0.9, EYE_LINE + 1],
    [x - half * 0.6, EYE_LINE - rise * 0.66],
    [x, EYE_LINE - rise],
    [x + half * 0.65, EYE_LINE - rise * 0.62],
    [x + half + 0.4, EYE_LINE + 0.6],
  ];
  const aside = asides[gaze];
  return group(
    fill(almond, mix(paper, skin.body, 0.08)),
    inside(
      almond,
      fill(disc(x + aside, EYE_LINE - 0.7, 4 * large, 4.3 * large), pupilOf(skin)),
      fill(disc(x + aside + 1.3, EYE_LINE - 2, 1.15), paper),
    ),
    stroke(curve(...lash), skin.line, 2.2),
  );
};

const eyeAt = (eye: Eye, face: Face): string =>
  face.gaze === 'down' || (face.lowered && !face.gaze) ? loweredEye(eye, face) : openEye(eye, face);

const brows = ({ skin, tone, age = 'young', hair }: Face): string => {
  const pale = age === 'older' || age === 'oldest';
  const colour = pale && hair !== 'hijab' && hair !== 'turban' ? tone.shaded : skin.line;
  return (
    stroke(curve([-3, -50.5], [5, -54.6], [14.5, -53]), colour, browWidth(age), { opacity: 0.85 }) +
    stroke(curve([27, -53.4], [33, -55.2], [39.5, -51.6]), colour, browWidth(age), { opacity: 0.85 })
  );
};

const nose = (skin: Skin): string =>
  group(
    shade(
      blob([24, -44], [29.5, -28], [25.5, -21.5], [16, -21], [20, -30]),
      skin.shaded,
      [17, -22],
      [27, -38],
      0.4,
    ),
    stroke(curve([26, -38], [30.2, -27], [28.6, -22.8], [23.5, -21.2]), skin.line, 1.9, { opacity: 0.42 }),
    stroke(curve([20.5, -21.6], [17, -21.4], [16.4, -24.6]), skin.line, 1.8, { opacity: 0.42 }),
  );

const spectacles = (colour: string): string =>
  group(
    fill(disc(6.5, -39.5, 11, 10.6), paper, 0.14) + fill(disc(33.6, -39.8, 8.8, 10.2), paper, 0.14),
    stroke(disc(6.5, -39.5, 11, 10.6), colour, 2.3) + stroke(disc(33.6, -39.8, 8.8, 10.2), colour, 2.3),
    stroke(curve([17.5, -41], [21, -43], [24.8, -41]), colour, 2.3),
    stroke(line([-4.4, -41.5], [-14, -41]), colour, 2.3),
  );

const ear = ({ skin, hearingAid, earring }: Face): string =>
  group(
    form(
      blob([-20, -42], [-14, -47], [-9, -42], [-9.5, -31], [-13, -23], [-17, -26], [-20, -34]),
      skin.body,
      skin.shaded,
      [-22, -24],
      [-8, -46],
      0.7,
    ),
    stroke(curve([-17, -39], [-12.5, -41], [-13, -33], [-15.5, -29]), skin.line, 1.8, { opacity: 0.45 }),
    hearingAid
      ? stroke(curve([-11, -31], [-9, -43], [-15, -49], [-22, -43], [-22, -34]), hearingAid, 4.2)
      : '',
    earring ? fill(disc(-14, -20.5, 2.8), earring) : '',
  );

const beardOf = ({ body, shaded, lit }: Tone): string =>
  form(
    'M-14.500 -30C-10 -24 -5 -21 1 -21.500C8 -21 12 -18.500 20 -18.500C28 -18.500 32 -20 37 -21C41 -22 43 -25 44.500 -30C45.500 -18 43.500 -6 40.500 2C37 11 31 18.500 22 19.800C12 21 0 16.500 -7 9C-13.500 2 -16.500 -12 -14.500 -30Z',
    body,
    shaded,
    [-6, 18],
    [34, -20],
    0.6,
  ) + stroke(curve([12, 12], [20, 14.5], [28, 11]), lit, 2, { opacity: 0.35 });

const earCovered: ReadonlySet<string> = new Set(['hijab', 'bob', 'turban']);

/** A head that is turned towards us; `turn` in degrees tilts it. */
export const threeQuarter = (face: Face, at: Point, turn = 0, light: Point = [-0.7, -0.7]): string => {
  const { skin } = face;
  const { behind, over } = turnedHairOf(face.hair, face.tone);
  const outline = face.age === 'child' ? CHILD : FACE;
  return place(
    at[0],
    at[1],
    group(
      behind,
      form(
        outline,
        skin.body,
        skin.shaded,
        [6 - light[0] * 54, -36 - light[1] * 54],
        [6 + light[0] * 14, -36 + light[1] * 14],
        0.7,
      ),
      inside(
        outline,
        bloom(disc(1, -23, 15), skin.warm, [1, -23], 15, 0.5),
        bloom(disc(38, -24, 11), skin.warm, [38, -24], 11, 0.45),
      ),
      ageLines(face),
      nose(skin),
      face.beard ? beardOf(face.beard) : '',
      mouthOf(face),
      ...EYES.map((eye) => eyeAt(eye, face)),
      brows(face),
      earCovered.has(face.hair) ? '' : ear(face),
      over,
      face.glasses ? spectacles(face.glasses) : '',
    ),
    1,
    turn,
  );
};
