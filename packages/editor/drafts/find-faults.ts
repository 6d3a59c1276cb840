// Runs the site's own checks on a folder in which one file is as the form would have it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Brand } from '../../../domain/content/company/brand.ts';
import { allContentErrors, countedDays } from '../../../tools/content/checks/all-content-errors.ts';
import { avoidedWordsOfContent } from '../../../tools/content/checks/avoided-words.ts';
import { logoFaults, posterFaults } from '../../../tools/content/checks/picture-faults.ts';
import { readContent } from '../../../tools/content/read-content.ts';
import { pathAtLine } from '../files/file-text.ts';

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
      statSync(file).isDirectory() || /\.(yaml|md|jpg|png|svg|webp|avif)$/.test(file);
    cpSync(folder, copy, { recursive: true, filter: isRead });
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    if (existsSync(waiting)) cpSync(waiting, copy, { recursive: true });
    if (text === null) rmSync(join(copy, name));
    else writeFileSync(join(copy, name), text);
    const after = await everyFault(copy, general === folder ? copy : general);
    if (after.rules.length + after.words.length === 0) return [];
    const before = await everyFault(folder, general);
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
  const { errors, values } = readContent(folder, general);
  const { registration } = (values.get('brand') ?? {}) as Partial<Brand>;
  return {
    rules: [
      ...errors,
      ...(await allContentErrors(folder)),
      ...(await logoFaults(folder)),
      ...(registration ? await posterFaults(folder, registration) : []),
    ],
    words: [...avoidedWordsOfContent(folder), ...countedDays(folder)],
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
  if (!isPath) return { path: at, says: rest };
  return { path: at.endsWith(`.${first}`) ? at : first, says: words.join(': ') };
}
