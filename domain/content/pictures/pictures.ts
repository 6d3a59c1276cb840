import * as v from 'valibot';
import { slug, text, wholeNumber, yesOrNo } from '../kinds.ts';
import { sceneNames, stillLifeNames, vignetteNames } from './picture-names.ts';

const version = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}$/, 'is written by the command that makes the picture'),
  v.metadata({ kind: 'kept' }),
);
const percent = wholeNumber(0, 100);

const sceneWords = {
  alt: v.pipe(
    text,
    v.title('What it shows'),
    v.description('Read out to people who cannot see it. One sentence.'),
  ),
  focalPoint: v.pipe(
    v.strictObject({
      x: v.pipe(percent, v.title('From the left')),
      y: v.pipe(percent, v.title('From the top')),
    }),
    v.title('What to keep in view'),
    v.description('In percent: a narrow screen cuts the rest off.'),
  ),
};

const picture = v.strictObject({ version, share: v.optional(version), ...sceneWords });

export const pictures = v.strictObject({
  areOfTheSample: v.pipe(
    yesOrNo,
    v.description('Whether drawings are shown that show where the sample is: yours has false.'),
  ),
  pictures: v.pipe(
    v.record(v.pipe(slug, v.title('A picture')), v.pipe(picture, v.title('Its words'))),
    v.description('Your own, each by the name of the picture in whose place it is.'),
  ),
  films: v.strictObject({
    hero: v.optional(version),
    lifestyle: v.optional(version),
    story: v.optional(version),
    captions: v.optional(version),
  }),
});

const each = <const Names extends readonly string[], Schema extends v.GenericSchema>(
  names: Names,
  schema: Schema,
) => v.strictObject(v.entriesFromList(names, schema));

export const pictureWords = v.pipe(
  v.strictObject({
    sceneWords: v.pipe(
      each(sceneNames, v.strictObject(sceneWords)),
      v.title('Pictures over the whole width'),
      v.description('Each by its name.'),
    ),
    stillLifeWords: v.pipe(
      each(stillLifeNames, v.pipe(text, v.title('What it shows'))),
      v.title('Pictures beside panels'),
      v.description('Each by the service or page where it stands, and its number there.'),
    ),
  }),
  v.title('What the drawings show'),
  v.description('For people who cannot see them. What your own pictures show is said with them.'),
  v.metadata({ page: '/about' }),
);

export const mediaFiles = v.pipe(
  v.strictObject({
    scenes: each(sceneNames, version),
    vignettes: each(vignetteNames, version),
    team: v.record(slug, version),
    films: each(['hero', 'lifestyle', 'story'], v.optional(version)),
    shareImages: each(sceneNames, version),
    portraits: each(['assistant', 'ivy', 'marcus', 'nadia'], version),
    captions: each(['story'], v.optional(version)),
    stillLifes: each(stillLifeNames, version),
  }),
  v.title('Versions of the drawings'),
  v.description('Written by the commands that draw them. Nothing here is changed by hand.'),
  v.metadata({ made: true }),
);
