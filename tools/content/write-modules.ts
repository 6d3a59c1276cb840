// Writes the files of words and numbers as typed modules, which are imported as `#content/opening-times.yaml`.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type ContentOf, contentFiles, contentFolders } from '#domain/content/content-files.ts';
import { timetableOf } from '#domain/office-hours/timetable.ts';
import { buildDay } from './build-day.js';
import { contentFolder } from './content-folder.js';
import { readContent } from './read-content.ts';

/**
 * Writes nothing if anything is wrong.
 *
 * @param root the project's folder
 * @returns all that is wrong, with file and line
 */
export function writeModules(root: string): readonly string[] {
  const { values, errors } = readContent(contentFolder(root), join(root, 'content'));
  if (errors.length > 0) return errors;
  for (const [name, schema] of Object.entries(contentFiles)) {
    const value = values.get(name);
    // Each value is a literal of its own, so that a bundle takes what it uses.
    const literals =
      'whole' in v.getMetadata(schema)
        ? [[name, 'Content', value] as const]
        : Object.keys(schema.entries).map((key) => [key, `Content['${key}']`, value?.[key]] as const);
    write(root, name, `type Content = ContentOf<'${name}'>;`, literals);
  }
  for (const name of Object.keys(contentFolders)) {
    const items = [...values]
      .filter(([file]) => file.startsWith(`${name}/`))
      .map(([file, value]) => ({ slug: file.slice(name.length + 1), ...value }));
    const sorted = items.toSorted((one, other) => placeOf(one) - placeOf(other));
    write(root, name, `type Item = ItemOf<'${name}'>;`, [[name, 'readonly Item[]', sorted]]);
  }
  writeFile(
    join(root, 'build/content/build-day.ts'),
    `export const buildDay: string = '${buildDay(root)}';\n`,
  );
  const contentOf = <Name extends keyof typeof contentFiles>(name: Name) =>
    values.get(name) as ContentOf<Name>;
  const { bankHolidays } = contentOf('bank-holidays');
  const { timeZone } = contentOf('brand');
  const timetable = timetableOf(contentOf('opening-times'), bankHolidays, timeZone);
  writeFile(
    join(root, 'build/content/timetable.ts'),
    `import type { Timetable } from '#domain/office-hours/timetable.ts';

export const timetable: Timetable = ${JSON.stringify(timetable)};
`,
  );
  return [];
}

const placeOf = (item: object) => Number(Reflect.get(item, 'place'));

function write(
  root: string,
  name: string,
  type: string,
  literals: readonly (readonly [name: string, type: string, value: unknown])[],
): void {
  const file = join(root, `build/content/${name}.ts`);
  const module = `// Made from content/${name}: change that.
import type { ContentOf, ItemOf } from '#domain/content/content-files.ts';

${type}

${literals.map(([key, of, value]) => `export const ${key}: ${of} = ${JSON.stringify(value)};`).join('\n')}
`;
  writeFile(file, module);
}

function writeFile(file: string, module: string): void {
  if (textOf(file) === module) return;
  mkdirSync(dirname(file), { recursive: true });
  // Another process may read it meanwhile.
  writeFileSync(`${file}.${process.pid}`, module);
  renameSync(`${file}.${process.pid}`, file);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
