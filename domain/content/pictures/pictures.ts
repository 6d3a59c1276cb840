import * as v from 'valibot';
import { slug, text, wholeNumber, yesOrNo } from '../kinds.ts';
import { hourNames, sceneNames, stillLifeNames, stripNames, vignetteNames } from './picture-names.ts';

const digest = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}$/, 'must have a photo: the editor and own-picture write what stands here'),
);
const version = v.pipe(digest, v.metadata({ kind: 'kept' }));
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
    v.description('In percent: a picture over the whole width is cut around it.'),
  ),
};

const picture = v.strictObject({
  version: v.pipe(
    digest,
    v.title('Photo'),
    v.description(
      'JPEG, PNG or WebP, up to 20 MB. It is made in every size, which takes up to half a minute.',
    ),
    v.metadata({ picture: true }),
  ),
  share: v.optional(version),
  ...sceneWords,
});

export const pictures = v.strictObject({
  areOfTheSample: v.pipe(
    yesOrNo,
    v.description('Whether drawings are shown that show where the sample is: yours has false.'),
    v.metadata({ form: false }),
  ),
  pictures: v.pipe(
    v.record(v.pipe(slug, v.metadata({ kind: 'kept', choices: 'pictures' })), picture),
    v.description('Your own, each by the name of the picture in whose place it is.'),
  ),
  films: v.pipe(
    v.strictObject({
      hero: v.optional(version),
      lifestyle: v.optional(version),
      story: v.optional(version),
      captions: v.optional(version),
    }),
    v.metadata({ form: false }),
  ),
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
    stripWords: v.pipe(
      each(stripNames, v.pipe(text, v.title('What it shows'))),
      v.title('Pictures of a day'),
      v.description('Each by its name: its moments from left to right.'),
    ),
  }),
  v.title('What the drawings show'),
  v.description('For people who cannot see them. What your own pictures show is said with them.'),
  v.metadata({ page: '/about' }),
);

export const mediaFiles = v.pipe(
  v.strictObject({
    scenes: each(sceneNames, version),
    hours: each(hourNames, v.optional(version)),
    vignettes: each(vignetteNames, version),
    team: v.record(slug, version),
    films: each(['hero', 'lifestyle', 'story'], v.optional(version)),
    shareImages: each(sceneNames, version),
    portraits: each(['assistant', 'ivy', 'marcus', 'nadia'], version),
    captions: each(['story'], v.optional(version)),
    stillLifes: each(stillLifeNames, version),
    strips: each(stripNames, version),
  }),
  v.title('Versions of the drawings'),
  v.description('Written by the commands that draw them. Nothing here is changed by hand.'),
  v.metadata({ form: false }),
);
