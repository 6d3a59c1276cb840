import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentFolder } from '../../tools/content/content-folder.js';
import { recordOwn, withdrawOwn } from './own-files.ts';

const root = join(import.meta.dirname, '../..');
const manifestFile = join(root, 'content', 'media-files.ts');

const provider = contentFolder(root);
/** The sample's are drawn here; another provider's lie in their own folder. */
const isSample = provider === join(root, 'content');

const publicFolder = (folder: string): string =>
  join(isSample ? join(root, 'public') : provider, 'media', folder);

/** A short digest of what the files hold: it changes exactly when a picture does. */
export const versionOf = (files: readonly Buffer[]): string => {
  const digest = createHash('sha256');
  for (const file of files) digest.update(file);
  return digest.digest('hex').slice(0, 8);
};

/** Writes the files of one picture (`names` end without a folder) and removes those of its earlier versions. */
export const publish = (folder: string, stem: string, files: ReadonlyMap<string, Buffer>): void => {
  const target = publicFolder(folder);
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target)) {
    if (new RegExp(`^${stem}(-\\d+)?\\.[0-9a-f]{8}\\.`).test(old) && !files.has(old))
      rmSync(join(target, old));
  }
  for (const [name, content] of files) writeFileSync(join(target, name), content);
};

const keyOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

type Versions = Readonly<Record<string, string>>;

/** Reads the manifest again: another script may have written to it since this one started. */
const readManifest = async (): Promise<Record<string, Versions>> => {
  const fresh = `${pathToFileURL(manifestFile).href}?at=${Date.now()}`;
  const { mediaFiles } = (await import(fresh)) as { mediaFiles: Record<string, Versions> };
  return { ...mediaFiles };
};

const writeManifest = (all: Record<string, Versions>): void => {
  const sections = Object.entries(all).map(([section, names]) => {
    const lines = Object.keys(names)
      .sort()
      .map((name) => `    ${keyOf(name)}: '${names[name]}',\n`);
    return lines.length > 0 ? `  ${section}: {\n${lines.join('')}  },\n` : `  ${section}: {},\n`;
  });
  writeFileSync(
    manifestFile,
    `// Written by the scripts in packages/illustrations/, never by hand: the version of a file is a digest of what it holds.\nexport const mediaFiles = {\n${sections.join('')}} as const;\n`,
  );
};

/** Adds the versions of files of one kind to `content/media-files.ts`, leaving all others as they are. */
export const recordVersions = async (kind: string, versions: Versions): Promise<void> => {
  if (!isSample) return recordOwn(provider, kind, versions);
  const known = await readManifest();
  writeManifest({ ...known, [kind]: { ...known[kind], ...versions } });
};

/** Takes the files of one picture or film away, and its version out of `content/media-files.ts`. */
export const withdraw = async (kind: string, folder: string, name: string): Promise<void> => {
  publish(folder, name, new Map());
  if (!isSample) return withdrawOwn(provider, kind, name);
  const known = await readManifest();
  const { [name]: _, ...others } = known[kind] ?? {};
  writeManifest({ ...known, [kind]: others });
};
