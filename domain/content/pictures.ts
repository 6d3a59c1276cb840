import * as v from 'valibot';
import { slug, text, wholeNumber, yesOrNo } from './kinds.ts';

const version = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}$/, 'is written by the command that makes the picture'),
);
const percent = wholeNumber(0, 100);

const picture = v.strictObject({
  version,
  share: v.optional(version),
  alt: v.pipe(text, v.description('What it shows, for people who cannot see it.')),
  focalPoint: v.pipe(
    v.strictObject({ x: percent, y: percent }),
    v.description('What to keep in view, in percent from the left and the upper edge.'),
  ),
});

export const pictures = v.strictObject({
  areOfTheSample: v.pipe(
    yesOrNo,
    v.description('Whether drawings are shown that show where the sample is: yours has false.'),
  ),
  pictures: v.pipe(
    v.record(slug, picture),
    v.description('Your own, each by the name of the picture in whose place it is.'),
  ),
  films: v.strictObject({
    hero: v.optional(version),
    lifestyle: v.optional(version),
    story: v.optional(version),
    captions: v.optional(version),
  }),
});
