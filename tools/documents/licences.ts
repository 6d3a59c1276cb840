// Lists what the site is installed with, by licence: `npm run check -- licences`. It fails where one is not known to be free to use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Free to use in a closed website; of the weak copyleft ones nothing is changed. */
const FREE =
  /^(?:MIT(?:-0|\/X11)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|BlueOak-1\.0\.0|Unlicense|Python-2\.0|OFL-1\.1|MPL-2\.0|CC-BY-4\.0|PostgreSQL|WTFPL|Zlib|LGPL-3\.0-or-later)$/;

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);
/** In their own files, in a field that has gone. */
const STATED: Readonly<Record<string, string>> = { rai: 'MIT', simplesmtp: 'MIT' };
const packages = Object.entries(lock.packages).flatMap(
  ([path, { version, license = STATED[nameOf(path)] ?? 'unknown', dev = false, link = false }]) =>
    link || !path.includes('node_modules/') ? [] : [{ name: `${nameOf(path)}@${version}`, license, dev }],
);

for (const [title, isDev] of [
  ['The site runs with', false],
  ['Built and tested with', true],
] as const) {
  const chosen = packages.filter(({ dev }) => dev === isDev);
  console.log(`\n${title} ${chosen.length} packages:`);
  for (const [licence, those] of Map.groupBy(chosen, ({ license }) => license)) {
    console.log(`  ${licence} (${those.length}): ${those.map(({ name }) => name).join(', ')}`);
  }
}

/** `(MIT OR CC0-1.0)`: one of them is enough; of `AND`, all are needed. */
const isFree = (license: string) =>
  license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => FREE.test(one)));

const strange = packages.filter(({ license }) => !isFree(license));
for (const { name, license } of strange) console.error(`✗ ${name}: ${license}`);
if (strange.length > 0) process.exitCode = 1;

function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}
