import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parse, parseDocument } from 'yaml';
import { contentFolder, isSampleFolder } from '../../tools/content/content-folder.js';
import { recordOwn, withdrawOwn } from './own-files.ts';

const root = join(import.meta.dirname, '../..');
const manifestFile = join(root, 'content', 'media-files.yaml');

const provider = contentFolder(root);
/** The sample's are drawn here; another provider's lie in their own folder. */
const isSample = isSampleFolder(root, provider);

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

/** Version by name, by kind. */
export const readVersions = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  parse(readFileSync(manifestFile, 'utf8'));

/** Reads the file again: another script may have written to it since this one started. */
const changeVersions = (edit: (document: Document) => void): void => {
  const document = parseDocument(readFileSync(manifestFile, 'utf8'));
  edit(document);
  const quoted = { defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_SINGLE' } as const;
  writeFileSync(manifestFile, document.toString(quoted));
};

/** Adds the versions of files of one kind to `content/media-files.yaml`, leaving all others as they are. */
export const recordVersions = (kind: string, versions: Readonly<Record<string, string>>): void => {
  if (isSample)
    changeVersions((document) => {
      for (const [name, version] of Object.entries(versions)) document.setIn([kind, name], version);
    });
  else recordOwn(provider, kind, versions);
};

/** Takes the files of one picture or film away, and its version out of `content/media-files.yaml`. */
export const withdraw = (kind: string, folder: string, name: string): void => {
  publish(folder, name, new Map());
  if (isSample) changeVersions((document) => void document.deleteIn([kind, name]));
  else withdrawOwn(provider, kind, name);
};

/** Home at the hours at which its drawing would be seen again beside a picture or film of one's own. */
export const withdrawHours = (): void => {
  if (!isSample) return;
  for (const name of Object.keys(readVersions().hours ?? {})) withdraw('hours', 'scenes', name);
};
