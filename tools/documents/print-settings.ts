// Writes the settings into `docs/operations/env.example` and the table in docs/operations.md; with --check it only compares them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { settings } from '#server/settings.ts';

const root = join(import.meta.dirname, '../..');
const begin = '<!-- settings -->';
const end = '<!-- /settings -->';

const rows = Object.entries(settings).map(([name, { purpose, schema, absent, ...rest }]) => ({
  name,
  purpose,
  absent: typeof absent === 'boolean' ? switchInWords(schema, absent) : String(absent ?? ''),
  example: (rest as { example?: string }).example ?? '',
}));

/** As the setting is written: on and off, or true and false. */
function switchInWords(schema: v.GenericSchema<string, unknown>, position: boolean): string {
  const words = ['on', 'off', 'true', 'false'];
  return words.find((word) => v.is(schema, word) && v.parse(schema, word) === position) ?? '';
}

const example = [
  '# Every setting is optional. Set what you change in the environment, or copy it into a file named `.env` beside this one.',
  ...rows.map(({ name, purpose, absent, example }) => `\n# ${purpose}\n# ${name}=${absent || example}`),
  '',
].join('\n');

const table = [
  '| setting | without it | what it is for |',
  '| --- | --- | --- |',
  ...rows.map(
    ({ name, purpose, absent }) => `| \`${name}\` | ${absent ? `\`${absent}\`` : ''} | ${purpose} |`,
  ),
].join('\n');

const guidePath = join(root, 'docs/operations.md');
const guide = await readFile(guidePath, 'utf8');
const newGuide = `${guide.slice(0, guide.indexOf(begin) + begin.length)}\n${table}\n${guide.slice(guide.indexOf(end))}`;
const examplePath = join(root, 'docs/operations/env.example');

if (process.argv.includes('--check')) {
  const current = await readFile(examplePath, 'utf8').catch(() => '');
  if (current !== example || guide !== newGuide) {
    console.error(
      'docs/operations/env.example or the table in docs/operations.md is out of date: run npm run generate -- settings',
    );
    process.exit(1);
  }
} else {
  await writeFile(examplePath, example);
  await writeFile(guidePath, newGuide);
}
