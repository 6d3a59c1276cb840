// Runs the site's own checks on a folder in which one file is as the form would have it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readArticleFolder } from '#server/articles/article-folder.ts';
import { readJobFolder } from '#server/jobs/markdown-jobs.ts';
import { avoidedWordsOfContent } from '../content/avoided-words.ts';
import { readContent } from '../content/read-content.ts';
import { collections } from './content-files.ts';
import { pathAtLine } from './file-text.ts';

export interface Fault {
  /** Empty where it is another file's. */
  path: string;
  says: string;
}

export interface Folders {
  folder: string;
  general: string;
  waiting: string;
}

/**
 * @param name of the file, from the folder
 * @param text null to take it away
 */
export async function findFaults(
  { folder, general, waiting }: Folders,
  name: string,
  text: string | null,
): Promise<Fault[]> {
  const copy = mkdtempSync(join(tmpdir(), 'editor-'));
  try {
    const isRead = (file: string) =>
      statSync(file).isDirectory() || /\.(yaml|md|jpg|png|webp|avif)$/.test(file);
    cpSync(folder, copy, { recursive: true, filter: isRead });
    const before = await everyFault(copy, general === folder ? copy : general);
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    if (existsSync(waiting)) cpSync(waiting, copy, { recursive: true });
    if (text === null) rmSync(join(copy, name));
    else writeFileSync(join(copy, name), text);
    const after = await everyFault(copy, general === folder ? copy : general);
    const known = new Set([...before.rules, ...before.words].map(withoutLine));
    const isOwn = (fault: string) => fault.startsWith(`content/${name}:`);
    return [
      ...after.rules.filter((fault) => isOwn(fault) || !known.has(withoutLine(fault))),
      // A word that stood there before is somebody else's to change.
      ...after.words.filter((fault) => !known.has(withoutLine(fault))),
    ].map((fault) => (isOwn(fault) ? placed(fault, name, text ?? '') : { path: '', says: fault }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function everyFault(folder: string, general: string): Promise<{ rules: string[]; words: string[] }> {
  const inFolders = await Promise.all(
    Object.keys(collections).map(async (name) => {
      const read = name === 'jobs' ? readJobFolder : readArticleFolder;
      const { errors } = await read(join(folder, name)).catch(() => ({ errors: [] }));
      return errors.map((error) => `content/${name}/${error}`);
    }),
  );
  return {
    rules: [...readContent(folder, general).errors, ...inFolders.flat()],
    words: avoidedWordsOfContent(folder),
  };
}

const withoutLine = (fault: string) => fault.replace(/^([^:]+):\d+/, '$1');

function placed(fault: string, name: string, text: string): Fault {
  const [, line = '1', rest = ''] =
    /^(?::(\d+))?: ([\s\S]*)$/.exec(fault.slice(`content/${name}`.length)) ?? [];
  const at = pathAtLine(name, text, Number(line));
  const [first = '', ...words] = rest.split(': ');
  // The path of what is missing is on no line.
  const isPath = words.length > 0 && /^[\w-]+(\.[\w -]+)*$/.test(first) && !/^(content|must)/.test(first);
  return isPath ? { path: first, says: words.join(': ') } : { path: at, says: rest };
}
