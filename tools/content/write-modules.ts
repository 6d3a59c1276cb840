// Writes the files of words and numbers as typed modules, which are imported as `#content/opening-times.yaml`.
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type ContentOf, contentFiles, contentFolders } from '#domain/content/content-files.ts';
import { timetableOf } from '#domain/office-hours/timetable.ts';
import { buildDay } from './build-day.js';
import { contentFolder } from './content-folder.js';
import { type Content, readContent } from './read-content.ts';

/**
 * Writes nothing if anything is wrong.
 * @returns all that is wrong, with file and line
 */
export function writeModules(root: string): readonly string[] {
  const content = readContent(contentFolder(root), join(root, 'content'));
  if (content.errors.length > 0) return content.errors;
  const folder = join(root, 'build/content');
  const modules = new Map([
    ...modulesOf(content),
    ['timetable', timetableModule(content)],
    ['build-day', `export const buildDay: string = '${buildDay(root)}';\n`],
  ]);
  for (const [name, module] of modules) writeFile(join(folder, `${name}.ts`), module);
  // A module would outlive its file.
  for (const file of globSync('**/*.ts', { cwd: folder }))
    if (!modules.has(file.replaceAll('\\', '/').slice(0, -3))) rmSync(join(folder, file), { force: true });
  return [];
}

type Literal = readonly [name: string, type: string, value: unknown];

function modulesOf({ values, words }: Content): (readonly [name: string, module: string])[] {
  const data = Object.entries(contentFiles).map(([name, schema]) => {
    const value = values.get(name);
    // Each value is a literal of its own, so that a bundle takes what it uses.
    const literals: Literal[] =
      'whole' in v.getMetadata(schema)
        ? [[name, `ContentOf<'${name}'>`, value]]
        : Object.keys(schema.entries).map((key) => [key, `ContentOf<'${name}'>['${key}']`, value?.[key]]);
    return [name, moduleOf(name, literals)] as const;
  });
  const general = [...words].map(([name, { types }]) => {
    const value = values.get(name);
    const literals = Object.entries(types).map(([key, type]): Literal => [key, type, value?.[key]]);
    return [name, moduleOf(name, literals)] as const;
  });
  const folders = Object.keys(contentFolders).map((name) => {
    const items = [...values]
      .filter(([file]) => file.startsWith(`${name}/`))
      .map(([file, value]) => ({ slug: file.slice(name.length + 1), ...value }));
    const sorted = items.toSorted((one, other) => placeOf(one) - placeOf(other));
    return [name, moduleOf(name, [[name, `readonly ItemOf<'${name}'>[]`, sorted]])] as const;
  });
  return [...data, ...general, ...folders];
}

const placeOf = (item: object) => Number(Reflect.get(item, 'place'));

const moduleOf = (name: string, literals: readonly Literal[]) => `// Made from content/${name}: change that.
import type { ContentOf, ItemOf } from '#domain/content/content-files.ts';
import type { WordData } from '#domain/content/word-data.ts';
import type { Sentence } from '#domain/text/fill.ts';

${literals.map(([key, type, value]) => `export const ${key}: ${type} = ${JSON.stringify(value)};`).join('\n')}
`;

function timetableModule({ values }: Content): string {
  const contentOf = <Name extends keyof typeof contentFiles>(name: Name) =>
    values.get(name) as ContentOf<Name>;
  const { bankHolidays } = contentOf('bank-holidays');
  const { timeZone } = contentOf('brand');
  const timetable = timetableOf(contentOf('opening-times'), bankHolidays, timeZone);
  return `import type { Timetable } from '#domain/office-hours/timetable.ts';

export const timetable: Timetable = ${JSON.stringify(timetable)};
`;
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
