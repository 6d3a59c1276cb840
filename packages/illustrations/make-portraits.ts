// Draws the portraits beside the quotes, and the wren that is the assistant:
//   npm run portraits
// Their output is committed.
import { blush100, honey300, mix, sea100, sea300 } from './drawing/colour.ts';
import { withoutGrain } from './drawing/light.ts';
import { box } from './drawing/outline.ts';
import { fill, place } from './drawing/paint.ts';
import { bust } from './figures/bust.ts';
import { cast } from './figures/cast.ts';
import { cloths, hairs, skins } from './figures/people-colours.ts';
import type { Person } from './figures/person.ts';
import { brown, wren } from './props/wren.ts';
import { publish, recordVersions, versionOf } from './published-files.ts';

const portrait = (person: Person, ground: string, looks: 1 | -1): string =>
  fill(box(0, 0, 240, 240), ground) + place(120, 180, bust(person, 3), [1.4 * looks, 1.4]);

const portraits: Readonly<Record<string, string>> = {
  assistant: fill(box(0, 0, 240, 240), mix(sea300, sea100, 0.4)) + place(110, 186, wren(brown), 0.86),
  ivy: portrait({ ...cast.rose, top: cloths.red }, blush100, 1),
  marcus: portrait(
    {
      ...cast.tunde,
      face: { ...cast.tunde.face, beard: hairs.black, age: 'middle' },
      top: cloths.honey,
      badge: false,
    },
    sea300,
    -1,
  ),
  nadia: portrait(
    {
      ...cast.clare,
      face: { skin: skins.tan, hair: 'curls', tone: hairs.chestnut, mouth: 'open' },
      top: cloths.pine,
    },
    honey300,
    1,
  ),
};

for (const [name, drawing] of Object.entries(portraits)) {
  const file = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${withoutGrain(drawing)}</svg>`,
  );
  const version = versionOf([file]);
  publish('portraits', name, new Map([[`${name}.${version}.svg`, file]]));
  recordVersions('portraits', { [name]: version });
  console.log(name, `${(file.length / 1000).toFixed(1)} kB`);
}
