import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Manifest, type Plugin, transformWithOxc } from 'vite';

const ID = 'virtual:island-files';
const ENTRIES = { hydrate: 'app/islands/hydrate.tsx', siteScript: 'app/behaviours.ts' } as const;
const PREFETCH = 'app/browser/prefetch.ts';
const BOOTSTRAP = 'app/browser/bootstrap.ts';
const SERVICE_WORKER = 'app/browser/service-worker.ts';
const REGISTRY = 'app/islands/registry.ts';

const ISLANDS = [
  ...readFileSync(join(import.meta.dirname, '../..', REGISTRY), 'utf8').matchAll(/import\('~\/(.+)'\)/g),
].map(([, path]) => `app/${path}`);

export const islandEntries = [...Object.values(ENTRIES), PREFETCH, BOOTSTRAP, SERVICE_WORKER, ...ISLANDS];

interface File {
  file: string;
  imports: string[];
}

function fileOf(manifest: Manifest, source: string): File {
  const seen = new Set<string>();
  const follow = (key: string) => {
    for (const imported of manifest[key]?.imports ?? []) {
      const { file = '' } = manifest[imported] ?? {};
      if (seen.has(file)) continue;
      seen.add(file);
      follow(imported);
    }
  };
  follow(source);
  const { file } = manifest[source] ?? {};
  if (!file) throw new Error(`The build of the islands made no file of ${source}`);
  return { file: `/${file}`, imports: [...seen].map((name) => `/${name}`) };
}

const allOf = ({ file, imports }: File) => [file, ...imports];

const nameOf = (source: string) => basename(source).replace(/\.tsx?$/, '');

/** The built files, by the names of the islands. */
export function readIslandFiles(folder: string): { islandFiles: Record<string, File>; hydrate: File } {
  const manifest = readManifest(folder);
  return {
    islandFiles: Object.fromEntries(ISLANDS.map((source) => [nameOf(source), fileOf(manifest, source)])),
    hydrate: fileOf(manifest, ENTRIES.hydrate),
  };
}

/** The text of a script that is one file, closed so that it leaves no names behind. */
function standalone(folder: string, manifest: Manifest, source: string): string {
  const built = manifest[source];
  if (!built || built.imports?.length) throw new Error(`${source} must be one file`);
  return `(()=>{${readFileSync(join(folder, built.file), 'utf8').trim()}})()`;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

export const readServiceWorker = (folder: string) => standalone(folder, readManifest(folder), SERVICE_WORKER);

function builtFiles(folder: string): string {
  const manifest = readManifest(folder);
  const { islandFiles, hydrate } = readIslandFiles(folder);
  const common = allOf(hydrate);
  const own = (file: File) => allOf(file).filter((one) => !common.includes(one));
  return asModule({
    islandFiles: Object.fromEntries(
      Object.entries(islandFiles).map(([name, file]) => [name, own(file).join(' ')]),
    ),
    hydrate: common.join(' '),
    siteScript: allOf(fileOf(manifest, ENTRIES.siteScript)).join(' '),
    prefetch: fileOf(manifest, PREFETCH).file,
    bootstrap: standalone(folder, manifest, BOOTSTRAP),
  });
}

/** While developing, files are served as they are written. */
async function sourceFiles(root: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(join(root, BOOTSTRAP), 'utf8'), BOOTSTRAP);
  return asModule({
    islandFiles: Object.fromEntries(ISLANDS.map((source) => [nameOf(source), `/${source}`])),
    hydrate: `/${ENTRIES.hydrate}`,
    siteScript: `/${ENTRIES.siteScript}`,
    prefetch: `/${PREFETCH}`,
    bootstrap: code.replace(/^export .*$/m, ''),
  });
}

function asModule(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

export function islandFiles(folder: string): Plugin {
  return {
    name: 'island-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return this.environment.mode === 'build'
        ? builtFiles(folder)
        : sourceFiles(this.environment.config.root);
    },
  };
}
