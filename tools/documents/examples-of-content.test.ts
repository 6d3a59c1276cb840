import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFiles, contentFolders } from '#domain/content/content-files.ts';
import { articleFrontMatter, readArticleFolder } from '#server/articles/article-folder.ts';
import { jobFrontMatter, readJobFolder } from '#server/jobs/markdown-jobs.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { avoidedWords } from '../content/avoided-words.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/content.md'), 'utf8');
const examples = Array.from(document.matchAll(/^```(?:yaml|md)\n([\s\S]*?)^```$/gm), ([, text = '']) => text);

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
};

function withParts(schema: Schema): Schema[] {
  const { entries = {}, item, value, wrapped, options = [] } = schema;
  const parts = [...Object.values(entries), item, value, wrapped, ...options];
  return [
    schema,
    ...parts.filter((part) => typeof part === 'object').flatMap((part) => withParts(part as Schema)),
  ];
}

const parts = [
  ...Object.values({ ...contentFiles, ...contentFolders }),
  articleFrontMatter,
  jobFrontMatter,
].flatMap((schema) => withParts(schema as Schema));

/** An example shows a few fields and items of what may have more. */
function isPartOf(schema: Schema | undefined, example: unknown): boolean {
  if (!schema || v.safeParse(schema, example).success) return schema !== undefined;
  const { item, entries } = schema;
  if (Array.isArray(example)) return example.every((one) => isPartOf(item, one));
  if (!entries || typeof example !== 'object' || example === null) return false;
  return Object.entries(example).every(([name, value]) => isPartOf(entries[name], value));
}

async function faultsOf(example: string): Promise<string[]> {
  if (!example.startsWith('---\n'))
    return parts.some((part) => isPartOf(part, parse(example))) ? [] : ['is part of no file'];
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'example.md'), example);
  const read = example.includes('## Job Description') ? readJobFolder : readArticleFolder;
  return (await read(folder)).errors;
}

const named = examples.map((example) => [example.trim().split('\n', 2).join(' '), example] as const);

it.each(named)('an example of the document about content is accepted: %s', async (_, example) => {
  expect([...(await faultsOf(example)), ...avoidedWords(example)]).toEqual([]);
});
