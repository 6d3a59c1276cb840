import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { settings } from '#server/settings.ts';
import { byName } from '../check/checks.ts';

const root = join(import.meta.dirname, '../..');
const read = (document: string) => readFileSync(join(root, document), 'utf8');
/** A superseded decision names files as they were. */
const isSuperseded = (document: string) => /^Superseded (?:by|on)/m.test(read(document));
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].filter(
  (document) => !isSuperseded(document),
);
const packages = ['.', ...globSync('packages/*', { cwd: root })].map((folder) => {
  const { name, scripts } = JSON.parse(read(join(folder, 'package.json')));
  return { folder, name, scripts };
});
const FLOORS = /^(?:app|content|docs|domain|packages|public|server|tests|tools)\//;

function pathsIn(document: string): string[] {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(document), link));
  const quoted = [...text.matchAll(/`([\w.*/-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => FLOORS.test(path) && !path.includes('*'));
  return [...links, ...quoted];
}

it.each(documents)('%s names only files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Scripts of the project, of a workspace by its folder or name, or a check by its name. */
function isCommand(words: string): boolean {
  const [, script = '', workspace = '.'] = /^([\w-]+)(?: -w ([\w/-]+))?/.exec(words) ?? [];
  const check = /^check -- ([\w-]+)/.exec(words)?.[1];
  const found = packages.find(({ folder, name }) => workspace === folder || workspace === name);
  return script in (found?.scripts ?? {}) && (check === undefined || check === 'all' || check in byName);
}

it.each(documents)('%s names only commands that exist', (document) => {
  const text = read(document).replaceAll(/\s+/g, ' ');
  const commands = [...text.matchAll(/npm run (?:--silent )?([^`]+)/g)].map(([, words = '']) => words);
  expect(commands.filter((words) => !isCommand(words))).toEqual([]);
});

it('the table of settings and the example say what each switch is without being set', () => {
  const switches = Object.entries(settings).filter(([, { absent }]) => typeof absent === 'boolean');
  expect(switches.length).toBeGreaterThan(0);
  for (const [name, { absent, schema }] of switches) {
    const [, shown = ''] =
      new RegExp(`^\\| \`${name}\` \\| \`(\\w+)\` \\|`, 'm').exec(read('docs/operations.md')) ?? [];
    const [, given] = new RegExp(`^# ${name}=(\\w+)$`, 'm').exec(read('docs/operations/env.example')) ?? [];
    expect([name, v.parse(schema as v.GenericSchema<string>, shown), given]).toEqual([name, absent, shown]);
  }
});
