// Runs the site's own checks on a folder in which one file is as the form would have it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Brand } from '../../../domain/content/company/brand.ts';
import { avoidedWordsOfContent } from '../../../tools/content/checks/avoided-words.ts';
import { countedDays, jobAndArticleErrors } from '../../../tools/content/checks/job-and-article-errors.ts';
import { logoFaults, posterFaults } from '../../../tools/content/checks/picture-faults.ts';
import { readContent } from '../../../tools/content/read-content.ts';
import { pathAtLine } from '../files/file-text.ts';

export interface Fault {
  /** Empty where it is another file's. */
  path: string;
  says: string;
  /** It is asked about once: saved again with these words it is meant so. */
  sure?: string;
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
      statSync(file).isDirectory() || /\.(yaml|md|jpg|png|svg|webp|avif)$/.test(file);
    cpSync(folder, copy, { recursive: true, filter: isRead });
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    if (existsSync(waiting)) cpSync(waiting, copy, { recursive: true });
    if (text === null) rmSync(join(copy, name));
    else writeFileSync(join(copy, name), text);
    const after = await everyFault(copy, general === folder ? copy : general);
    if (Object.values(after).flat().length === 0) return [];
    const before = await everyFault(folder, general);
    const known = new Set(Object.values(before).flat().map(withoutLine));
    const isOwn = (fault: string) => fault.startsWith(`content/${name}:`);
    const isNew = (fault: string) => !known.has(withoutLine(fault));
    const place = (fault: string): Fault =>
      isOwn(fault) ? placed(fault, name, text ?? '') : { path: '', says: fault };
    return [
      ...after.rules.filter((fault) => isOwn(fault) || isNew(fault)).map(place),
      // What stood there before is somebody else's to change, and no word stops a build.
      ...after.days.filter(isNew).map(place),
      ...after.words.filter(isNew).map(place).map(questioned),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function everyFault(
  folder: string,
  general: string,
): Promise<Record<'rules' | 'days' | 'words', string[]>> {
  const { errors, values } = readContent(folder, general);
  const { registration } = (values.get('brand') ?? {}) as Partial<Brand>;
  return {
    rules: [
      ...errors,
      ...(await jobAndArticleErrors(folder)),
      ...(await logoFaults(folder)),
      ...(registration ? await posterFaults(folder, registration) : []),
    ],
    days: countedDays(folder),
    words: avoidedWordsOfContent(folder),
  };
}

const questioned = ({ path, says }: Fault): Fault => ({
  path,
  says: `${says}. If it is meant so, save again`,
  sure: `${says};`,
});

const withoutLine = (fault: string) => fault.replace(/^([^:]+):\d+/, '$1');

function placed(fault: string, name: string, text: string): Fault {
  const [, line = '1', rest = ''] =
    /^(?::(\d+))?: ([\s\S]*)$/.exec(fault.slice(`content/${name}`.length)) ?? [];
  const at = pathAtLine(name, text, Number(line));
  const [first = '', ...words] = rest.split(': ');
  // The path of what is missing is on no line.
  const isPath = words.length > 0 && /^[\w-]+(\.[\w -]+)*$/.test(first) && !/^(content|must)/.test(first);
  if (!isPath) return { path: at, says: rest };
  return { path: at.endsWith(`.${first}`) ? at : first, says: words.join(': ') };
}
