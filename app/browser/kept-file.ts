import type { StoredInBrowser } from '#domain/statements/privacy.ts';
import { browserStorage } from './browser-storage.ts';

const DATABASE: keyof StoredInBrowser['indexedDB'] = 'kept-files';
const FILES = 'files';
/** Its tab is closed, or its file stands in its form. */
const STALE_MS = 60 * 60_000;

interface KeptFile {
  visit: string;
  at: number;
  file: File;
}

/** Session storage ends with the tab's visit; a file of a visit that has ended is nobody's. */
function thisVisit(): string {
  const visit = browserStorage('sessionStorage', 'visit');
  const known = visit.read();
  if (known !== null) return known;
  const made = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  visit.write(made);
  return made;
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openFiles(): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
  return (await done(opening)).transaction(FILES, 'readwrite').objectStore(FILES);
}

/** @throws where the browser keeps no files */
export async function keepFile(key: string, file: File | null): Promise<void> {
  const files = await openFiles();
  const kept: KeptFile | null = file && { visit: thisVisit(), at: Date.now(), file };
  await (kept ? done(files.put(kept, key)) : done(files.delete(key)));
}

/** Fills a picker with the file that was chosen before, and keeps what is chosen from now on. */
export async function keepChosen(
  picker: HTMLInputElement,
  key: string,
  fill: (file: File) => void,
  onKept: () => void,
): Promise<void> {
  picker.addEventListener('change', () => {
    keepFile(key, picker.files?.[0] ?? null).then(onKept, () => {});
  });
  if (picker.files?.[0]) return keepFile(key, picker.files[0]).then(onKept);
  const before = await keptFile(key);
  if (before) fill(before);
}

/** The file that was chosen in this visit; what other visits have left is deleted. */
async function keptFile(key: string): Promise<File | null> {
  const files = await openFiles();
  const [keys, all] = await Promise.all([done(files.getAllKeys()), done<KeptFile[]>(files.getAll())]);
  const isStale = ({ visit, at }: KeptFile) => visit !== thisVisit() && Date.now() - at > STALE_MS;
  for (const [index, kept] of all.entries()) if (isStale(kept)) files.delete(keys[index] ?? '');
  const own = all[keys.indexOf(key)];
  return own?.visit === thisVisit() ? own.file : null;
}
