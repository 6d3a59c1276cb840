import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const manifests = globSync(
  '{package.json,packages/*/package.json,tools/*/package.json,packages/benchmarks/peers/package.json}',
  {
    cwd: root,
  },
);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

it.each(manifests)('%s names each package in one version', (manifest) => {
  const named = JSON.parse(read(manifest));
  const versions = KINDS.flatMap((kind) => Object.entries<string>(named[kind] ?? {}));
  expect(
    versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

it('neither linter nor compiler is installed with what runs the site', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const withSite = Object.keys(packages).filter((path) => !packages[path]?.dev);
  expect(withSite.length).toBeGreaterThan(50);
  expect(withSite.filter((path) => /biome|typescript/.test(path))).toEqual([]);
});

it('the oldest Node is the same for hosts, containers, setup and operators', () => {
  const [, oldest = ''] = /^>=(\d+)$/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
  const packaged = Object.values<string>(JSON.parse(read('tools/node/package.json')).optionalDependencies);
  expect(packaged.map((version) => version.split('.')[0])).toEqual(packaged.map(() => oldest));
  expect(read('tools/setup/packaged-node.js')).toContain(`OLDEST = ${oldest};`);
  expect(read('docs/operations/Containerfile').match(/node:\d+/g)).toEqual([
    `node:${oldest}`,
    `node:${oldest}`,
  ]);
  for (const document of ['README.md', 'docs/operations.md'])
    expect(read(document)).toContain(`Node ${oldest}`);
});
