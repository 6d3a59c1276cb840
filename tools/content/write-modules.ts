// Writes the files of words and numbers as typed modules, which are imported as `#content/opening-times.yaml`.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContentName, contentFiles } from '#domain/content/content-files.ts';
import { readContent } from './read-content.ts';

/**
 * Writes nothing if anything is wrong.
 *
 * @param root the project's folder
 * @returns all that is wrong, with file and line
 */
export function writeModules(root: string): readonly string[] {
  const { values, errors } = readContent(join(root, 'content'));
  if (errors.length > 0) return errors;
  for (const [name, value] of values) {
    const file = join(root, `build/content/${name}.ts`);
    const module = moduleOf(name, value);
    if (textOf(file) === module) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Another process may read it meanwhile.
    writeFileSync(`${file}.${process.pid}`, module);
    renameSync(`${file}.${process.pid}`, file);
  }
  return [];
}

/** Each value is a literal of its own, so that a bundle takes what it uses. */
function moduleOf(name: ContentName, value: Readonly<Record<string, unknown>>): string {
  const exported = Object.keys(contentFiles[name].entries).map(
    (key) => `export const ${key}: Content['${key}'] = ${JSON.stringify(value[key])};`,
  );
  return `// Made from content/${name}.yaml: change that file.
import type { ContentOf } from '#domain/content/content-files.ts';

type Content = ContentOf<'${name}'>;

${exported.join('\n')}
`;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
