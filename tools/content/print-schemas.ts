// Writes into `content/schemas` what code editors complete and check the files of words and numbers by.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { contentFiles, contentFolders } from '#domain/content/content-files.ts';
import { generalWords } from './general-words.ts';

const folder = join(import.meta.dirname, '../../content/schemas');
const general = [...generalWords()].map(([name, { schema }]) => [name, schema] as const);

for (const [name, schema] of [...general, ...Object.entries({ ...contentFiles, ...contentFolders })]) {
  const file = join(folder, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  // Rules that JSON Schema cannot express are left to the site's own check.
  const json = toJsonSchema(schema, { errorMode: 'ignore', target: 'draft-2020-12' });
  writeFileSync(file, `${JSON.stringify(json)}\n`);
}
