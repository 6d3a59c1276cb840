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
  const sought = plain(words).toLowerCase();
  const read = files.map((file) => ({ file, value: valuesIn(file.name, textOf(file)) }));
  const byName = new Map(read.map(({ file, value }) => [file.name.replace('.yaml', ''), { value }]));
  const references = withNation(byName);
  return read.flatMap(({ file, value }) => {
    if (sought === '') return [{ file, places: [] }];
    const shown = fieldsOf(draftOf(file.shape, fillReferences(value, references)));
    const places = shown.flatMap(([field, typed]) => {
      const text = plain(typed);
      const at = text.toLowerCase().indexOf(sought);
      return at < 0 ? [] : { field, text: around(text, at, at + sought.length) };
    });
    const isNamed = plain(`${file.title} ${file.about} ${file.room}`).toLowerCase().includes(sought);
    return isNamed || places.length > 0 ? { file, places: places.slice(0, 3) } : [];
  });
}

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
