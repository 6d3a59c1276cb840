// Draws the portraits beside the quotes and the assistant's, from Open Peeps (CC0):
//   npm run portraits
// Its output is committed.
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { blush100, clay500, honey300, ink, mix, paper, pine700, sea300 } from './drawing/colour.ts';
import { publish, recordVersions, versionOf } from './published-files.ts';

type Look = Parameters<typeof createAvatar<openPeeps.Options>>[1];

const bare = (colour: string): [string] => [colour.slice(1)];

/** By the ids of the testimonials, and `assistant`. */
const looks: Readonly<Record<string, Look>> = {
  assistant: {
    head: ['mediumBangs3'],
    face: ['smile'],
    skinColor: bare(mix(mix(blush100, clay500, 0.26), honey300, 0.18)),
    clothingColor: bare(clay500),
    headContrastColor: bare(clay500),
    backgroundColor: bare(sea300),
  },
  ivy: {
    head: ['grayBun'],
    face: ['smile'],
    accessories: ['glasses2'],
    accessoriesProbability: 100,
    skinColor: bare(mix(blush100, clay500, 0.16)),
    clothingColor: bare(clay500),
    headContrastColor: bare(mix(paper, ink, 0.2)),
    backgroundColor: bare(blush100),
  },
  marcus: {
    head: ['short4'],
    face: ['smile'],
    facialHair: ['full'],
    facialHairProbability: 100,
    skinColor: bare(mix(mix(clay500, honey300, 0.25), ink, 0.5)),
    clothingColor: bare(honey300),
    headContrastColor: bare(ink),
    backgroundColor: bare(sea300),
  },
  nadia: {
    head: ['longCurly'],
    face: ['smile'],
    skinColor: bare(mix(mix(clay500, honey300, 0.45), ink, 0.18)),
    clothingColor: bare(pine700),
    headContrastColor: bare(ink),
    backgroundColor: bare(honey300),
  },
};

/** Inks the outlines in the site's own colour and rounds off what nobody can see. */
const normalise = (svg: string): string =>
  svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replaceAll(/#000(?:000)?\b/g, ink)
    .replaceAll(/(?<=[\s,a-zA-Z"-])(\d*\.\d{2,})/g, (number) => String(Math.round(Number(number) * 10) / 10));

for (const [name, look] of Object.entries(looks)) {
  const plain = {
    accessoriesProbability: 0,
    facialHairProbability: 0,
    maskProbability: 0,
    size: 240,
    scale: 88,
    translateY: 6,
  };
  const file = Buffer.from(normalise(createAvatar(openPeeps, { seed: name, ...plain, ...look }).toString()));
  const version = versionOf([file]);
  publish('portraits', name, new Map([[`${name}.${version}.svg`, file]]));
  recordVersions('portraits', { [name]: version });
  console.log(name, `${(file.length / 1000).toFixed(1)} kB`);
}
