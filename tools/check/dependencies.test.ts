import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const manifests = globSync('{package.json,packages/*/package.json,packages/benchmarks/peers/package.json}', {
  cwd: root,
});
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

it.each(manifests)('%s names each package in one version', (manifest) => {
  const read = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  const versions = KINDS.flatMap((kind) => Object.entries<string>(read[kind] ?? {}));
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
