import { fillReferences, withNation } from '../../../tools/content/read-content.ts';
import { draftOf, fieldsOf } from '../drafts/draft.ts';
import { type ContentFile, textOf } from '../files/content-files.ts';
import { valuesIn } from '../files/file-text.ts';

export interface Found {
  file: ContentFile;
  places: { field: string; text: string }[];
}

/** The files whose name or text has the words, as the site shows them. */
export function searchFiles(files: ContentFile[], words: string): Found[] {
  if (lower(words) === '') return files.map((file) => ({ file, places: [] }));
  return readFields(files).flatMap(({ file, fields }) => {
    const places = placesOf(words, fields);
    const isNamed = plain(`${file.title} ${file.about} ${file.room}`).toLowerCase().includes(lower(words));
    return isNamed || places.length > 0 ? { file, places: places.slice(0, 3) } : [];
  });
}

/** Where words that came with the site still stand. */
export function findPromises(
  files: ContentFile[],
  promises: readonly { file: string; words: string }[],
): Found[] {
  const wanted = ['brand.yaml', 'nations.yaml', ...promises.map(({ file }) => `${file}.yaml`)];
  const read = readFields(files.filter(({ name }) => wanted.includes(name)));
  return read.flatMap(({ file, fields }) => {
    const own = promises.filter((one) => `${one.file}.yaml` === file.name);
    const places = own.flatMap(({ words }) =>
      placesOf(words, fields)
        .slice(0, 1)
        .map(({ field }) => ({ field, text: words })),
    );
    return places.length > 0 ? { file, places } : [];
  });
}

function readFields(files: ContentFile[]) {
  const read = files.map((file) => ({ file, value: valuesIn(file.name, textOf(file)) }));
  const byName = new Map(read.map(({ file, value }) => [file.name.replace('.yaml', ''), { value }]));
  const references = withNation(byName);
  return read.map(({ file, value }) => ({
    file,
    fields: fieldsOf(draftOf(file.shape, fillReferences(value, references))),
  }));
}

function placesOf(words: string, fields: readonly (readonly [string, string])[]): Found['places'] {
  const sought = lower(words);
  return fields.flatMap(([field, typed]) => {
    const text = plain(typed);
    const at = text.toLowerCase().indexOf(sought);
    return at < 0 ? [] : { field, text: around(text, at, at + sought.length) };
  });
}

const lower = (words: string) => plain(words).toLowerCase();

/** Without what a reader does not see or type. */
const plain = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*+|^#+ /gm, '')
    .replace(/\s+/g, ' ')
    .trim();

function around(text: string, from: number, to: number): string {
  const [start, end] = [Math.max(0, from - 40), to + 60];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
