import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaFiles } from '../content/media-files.ts';

const root = join(import.meta.dirname, '..');
const manifestFile = join(root, 'content', 'media-files.ts');

export const publicFolder = (folder: string): string => join(root, 'public', 'media', folder);

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
    if (new RegExp(`^${stem}(-\\d+)?\\.[0-9a-f]{8}\\.`).test(old) && !files.has(old)) rmSync(join(target, old));
  }
  for (const [name, content] of files) writeFileSync(join(target, name), content);
};

const keyOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

/** Notes the versions of one kind of file in `content/media-files.ts`, leaving the other kinds as they are. */
export const recordVersions = (kind: string, versions: Readonly<Record<string, string>>): void => {
  const all: Record<string, Readonly<Record<string, string>>> = { ...mediaFiles, ...recorded, [kind]: versions };
  recorded[kind] = versions;
  const sections = Object.entries(all).map(([section, names]) => {
    const lines = Object.keys(names)
      .sort()
      .map((name) => `    ${keyOf(name)}: '${names[name]}',\n`);
    return `  ${section}: {\n${lines.join('')}  },\n`;
  });
  writeFileSync(
    manifestFile,
    `// Written by the scripts in media/, never by hand: the version of a file is a digest of what it holds.\nexport const mediaFiles = {\n${sections.join('')}} as const;\n`,
  );
};

const recorded: Record<string, Readonly<Record<string, string>>> = {};
