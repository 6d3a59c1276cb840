// Puts a picture of one's own, a photograph for instance, in the place of one that is drawn:
//   npm run own-picture -- home-care our-hall.jpg
// Needs nothing else. The picture is cut to the shape of its place around what catches the eye; what it writes is committed.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder, isSampleFolder } from '../../tools/content/content-folder.js';
import { readYamlFile } from '../../tools/content/yaml-file.ts';
import { makePhoto, PhotoError } from './own-photo.ts';
import { type PictureKind, pictureKinds, writePicture } from './picture-kinds.ts';
import { readVersions, withdraw, withdrawHours } from './published-files.ts';

const drawn = readVersions();

/** The drawn loops that would go on moving over another picture, by their scenes. */
const loops: Readonly<Record<string, string>> = { 'hero-home': 'hero', lifestyle: 'lifestyle' };

const root = join(import.meta.dirname, '../..');
const folder = contentFolder(root);
const isSample = isSampleFolder(root, folder);

const [asked = '', path = ''] = process.argv.slice(2);
/** The people whom the folder names have a portrait by their short name; `team/anna` may be new. */
const people = peopleOf(join(folder, 'team.yaml'));
const person = /^team\/([a-z0-9-]+)$/.exec(asked)?.[1] ?? people.find((id) => id === asked);
const name = person ?? asked;
/** Seen from the folder where the command was typed, which npm leaves. */
const file = resolve(process.env.INIT_CWD ?? '', path);
const kinds = (Object.keys(pictureKinds) as PictureKind[]).filter((kind) =>
  kind === 'team' ? person !== undefined : !person && name in (drawn[kind] ?? {}),
);

if (asked === '') {
  const namesOf = (kind: PictureKind) => (kind === 'team' ? people : Object.keys(drawn[kind] ?? {}));
  const names = (Object.keys(pictureKinds) as PictureKind[]).map(
    (kind) => `${kind}: ${namesOf(kind).join(', ')}`,
  );
  console.log(
    ['npm run --silent own-picture -w packages/illustrations -- <name> <picture>', '', ...names].join('\n'),
  );
  process.exit();
}
if (kinds.length === 0 || !path || !existsSync(file)) {
  console.error(
    kinds.length === 0
      ? `There is no picture or person called ${asked}; without a name all are listed.`
      : `Behind ${asked} must stand the file of a picture${path && `; there is no ${file}`}.`,
  );
  process.exit(1);
}

try {
  for (const kind of kinds) {
    const { made, doubt } = await makePhoto(kind, name, readFileSync(file));
    writePicture(name, made);
    if (doubt) console.log(`${file} ${doubt}.`);
  }
  if (name === 'hero-home') withdrawHours();
  const loop = isSample ? loops[name] : undefined;
  if (loop && drawn.films?.[loop]) {
    withdraw('films', 'film', loop);
    console.log(
      `The loop of the drawn picture is taken away: npm run own-film -w packages/illustrations -- ${loop} <film> gives another.`,
    );
  }
  const words = isSample ? 'content/picture-words.yaml' : join(folder, 'pictures.yaml');
  if (!kinds.every((kind) => kind === 'vignettes' || kind === 'team'))
    console.log(`Now say in ${words} what ${name} shows.`);
} catch (error) {
  console.error(error instanceof PhotoError ? `${file} ${error.message}.` : error);
  process.exitCode = 1;
}

function peopleOf(list: string): string[] {
  const read = existsSync(list) ? readYamlFile(list) : [];
  const { team } = ('value' in read && read.value ? read.value : {}) as {
    team?: { people?: readonly { id: string }[] };
  };
  return (team?.people ?? []).map(({ id }) => id);
}
