// Finds what types cannot see in the lists of the content, and says where it stands.
import * as v from 'valibot';

export interface ContentList {
  /** The field that tells the items apart, as it is written in the file: `slug: 'memory-cafe'`. */
  key: 'id' | 'slug';
  items: readonly object[];
  schema: v.GenericSchema<unknown, unknown>;
  /** The file that holds an item, from the project's folder, with its text. */
  fileOf: (id: string) => { name: string; text: string };
}

/** Each names the file, the line, the item and its field: `content/events.ts:44: memory-cafe: date: must be a date …`. */
export function contentErrors({ key, items, schema, fileOf }: ContentList): string[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const id = String(Reflect.get(item, key));
    const { name, text } = fileOf(id);
    const say = (field: string, message: string) =>
      `${name}:${lineOf(text, key, id, field)}: ${id}: ${field}: ${message}`;
    const twice = seen.has(id) ? [say(key, 'another one has it too')] : [];
    seen.add(id);
    const { issues = [] } = v.safeParse(schema, item);
    return [
      ...twice,
      ...emptyTexts(item).map((field) => say(field, 'must not be empty')),
      ...issues.map((issue) => say(v.getDotPath(issue) ?? key, issue.message)),
    ];
  });
}

/** Paths of empty texts, however deep: `panels.2.text`. */
function emptyTexts(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => emptyTexts(part, [...path, name]));
}

/** The line of an item's field, or of the item where the field is not written out, or the file's first. */
function lineOf(text: string, key: string, id: string, field: string): number {
  const lines = text.split('\n');
  const found = lines.findIndex((line) => new RegExp(`\\b${key}: '?${id}'?,?$`).test(line));
  const begins = Math.max(found, 0);
  const [name = key] = field.split('.');
  const isNext = (line: string) => new RegExp(`^\\s*(?:\\{\\s*|- )?${key}:`).test(line);
  const after = found < 0 ? -1 : lines.slice(begins + 1).findIndex(isNext);
  const ends = after < 0 ? lines.length : begins + 1 + after;
  const at = lines
    .slice(begins, ends)
    .findIndex((line) => new RegExp(`(^|[\\s{])${name}\\s*[:,]`).test(line));
  return begins + 1 + Math.max(at, 0);
}
