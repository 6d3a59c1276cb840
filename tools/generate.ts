// `npm run generate -- NAME …` makes what is committed, or only looked at, out of something else.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const generators: Readonly<Record<string, { about: string; file: string }>> = {
  settings: {
    about: 'docs/operations/env.example and the table of settings',
    file: 'tools/documents/print-settings.ts',
  },
  postcodes: { about: 'the embedded table of postcodes', file: 'tools/postcodes/make-sector-table.ts' },
  schemas: { about: 'content/schemas, for code editors', file: 'tools/content/print-schemas.ts' },
  screenshots: { about: 'pictures of every page', file: 'tests/screenshots/make-screenshots.ts' },
};

const [name = '', ...args] = process.argv.slice(2);
const generator = generators[name];
if (generator) {
  const path = join(import.meta.dirname, '..', generator.file);
  process.exitCode = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' }).status ?? 1;
} else {
  const known = Object.entries(generators).map(([one, { about }]) => `  ${one.padEnd(13)}${about}`);
  console.error(['Usage: npm run generate -- <name>', ...known].join('\n'));
  process.exitCode = 2;
}
