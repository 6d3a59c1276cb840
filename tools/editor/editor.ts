// What is done with a form that was sent: nothing of HTTP, and nothing of HTML.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fillReferences, withNation } from '../content/read-content.ts';
import { readYamlFile } from '../content/yaml-file.ts';
import {
  type Collection,
  type ContentFile,
  collections,
  isCollection,
  listFiles,
  shapeOfCollection,
  textOf,
} from './content-files.ts';
import {
  blank,
  changeList,
  draftOf,
  type Form,
  fieldName,
  fieldsOf,
  readDraft,
  sameDays,
  valuesOf,
} from './draft.ts';
import { BODY, newText, valuesIn, withValues } from './file-text.ts';
import { type Fault, type Folders, findFaults } from './find-faults.ts';
import { merge } from './merge.ts';
import { bringPicture } from './pictures.ts';
import { digestOf, type SavedCopies, writeWhole } from './saved-copies.ts';
import { daysFromNow } from './shape.ts';
import { freeSlug, slugOf } from './slug.ts';

/** The form again, or the name of the file that has it now. */
export type Sent = Form | string;

export interface Found {
  file: ContentFile;
  places: { field: string; text: string }[];
}

export type Editor = ReturnType<typeof createEditor>;

const EMPTY = 'must be filled in';

const FRESH = { errors: [], state: 'fresh', focus: '', preview: false } as const;

interface Options extends Omit<Folders, 'waiting'> {
  copies: SavedCopies;
}

export function createEditor({ folder, general, copies }: Options) {
  const folders = { folder, general, waiting: copies.waiting };
  const files = () => listFiles(folder, general);
  const find = (name: string) => files().find((file) => file.name === name);

  /** The files whose name or text has the words, as the site shows them. */
  function search(words: string): Found[] {
    const sought = plain(words).toLowerCase();
    const read = files().map((file) => ({ file, value: valuesIn(file.name, textOf(file)) }));
    const byName = new Map(read.map(({ file, value }) => [file.name.replace('.yaml', ''), { value }]));
    const said = withNation(byName);
    return read.flatMap(({ file, value }) => {
      if (sought === '') return [{ file, places: [] }];
      const shown = fieldsOf(draftOf(file.shape, fillReferences(value, said)));
      const places = shown.flatMap(([field, typed]) => {
        const text = plain(typed);
        const at = text.toLowerCase().indexOf(sought);
        return at < 0 ? [] : { field, text: around(text, at, at + sought.length) };
      });
      const isNamed = plain(`${file.title} ${file.about} ${file.room}`).toLowerCase().includes(sought);
      return isNamed || places.length > 0 ? { file, places: places.slice(0, 3) } : [];
    });
  }

  function formOf(file: ContentFile, text: string): Form {
    const draft = draftOf(file.shape, valuesIn(file.name, text));
    return { ...FRESH, file: { ...file, isNew: false }, shape: file.shape, draft, digest: copies.keep(text) };
  }

  /** @returns why it cannot be read, if it cannot; null for a name that is none of the files' */
  function open(name: string): Form | string[] | null {
    const file = find(name);
    if (!file) return null;
    const isRead = name.endsWith('.yaml') && existsSync(file.source);
    const read = isRead ? readYamlFile(file.source) : [];
    if (Array.isArray(read) && read.length > 0) return read.map(({ line, says }) => `Line ${line} ${says}`);
    const text = textOf(file);
    return valuesIn(name, text) ? formOf(file, text) : ['It does not begin with its fields.'];
  }

  function openNew(name: Collection): Form {
    const shape = shapeOfCollection(name);
    const { one, page, template } = collections[name];
    const today = daysFromNow(0);
    const draft = { ...(blank(shape) as object), date: today, postedDate: today, [BODY]: template };
    const file = { name, title: `Add ${one}`, about: undefined, page, isNew: true };
    return { ...FRESH, file, shape, draft, digest: '' };
  }

  /** @param problem of the picture that came with it, or null */
  async function send(
    name: string,
    fields: ReadonlyMap<string, string>,
    problem: string | null,
  ): Promise<Sent | null> {
    const file = find(name);
    if (!file && !isCollection(name)) return null;
    const asked = file ? formOf(file, textOf(file)) : openNew(name as Collection);
    const [action = '', at = '', focus = ''] = (fields.get('do') || 'save').split(':');
    const draft = readDraft(asked.shape, fields);
    const form = { ...asked, draft, digest: fields.get('digest') ?? '' };
    if (problem) return refused(form, [{ path: 'image', says: problem }]);
    if (action === 'preview') return { ...form, preview: true, state: 'changed' };
    if (action === 'save') return file ? save(file, form) : saveNew(name as Collection, form);
    const changed = changeList(form.shape, draft, action, at === '' ? [] : at.split('.'));
    return { ...form, draft: changed, state: 'changed', focus };
  }

  function refused(form: Form, faults: readonly Fault[]): Form {
    const typed = new Map(fieldsOf(form.draft));
    const errors = faults.map(({ path: at, says }) => {
      const path = fieldName(form.shape, form.draft, at);
      // What else it must be is of no use yet.
      return { path, says: typed.get(path) === '' && /^must (be|have|not be)/.test(says) ? EMPTY : says };
    });
    return {
      ...form,
      errors: [...new Map(errors.map((one) => [one.path + one.says, one])).values()],
      state: 'refused',
    };
  }

  async function save(file: ContentFile, form: Form): Promise<Sent> {
    const { name, path, shape } = file;
    const text = textOf(file);
    const now = valuesIn(name, text);
    const base = copies.textOf(form.digest);
    const doubles = sameDays(shape, form.draft);
    if (doubles.length > 0) return { ...form, errors: doubles, state: 'refused' };
    const unseen = Object.entries(now ?? {}).filter(([key]) => !shape.entries.some(([one]) => one === key));
    const typed = { ...Object.fromEntries(unseen), ...(valuesOf(shape, form.draft) as object) };
    const merged = merge(base === null ? undefined : valuesIn(name, base), now, typed);
    if (merged.conflicts.length > 0) {
      const both = { ...form, draft: draftOf(shape, merged.value), digest: copies.keep(text) };
      return refused(both, merged.conflicts.map(asked));
    }
    const values = merged.value as Record<string, unknown>;
    const next = withValues(name, text, values);
    if (next === text) return name;
    const faults = await findFaults(folders, name, next);
    if (faults.length > 0) return refused(form, faults);
    // The checks take a moment, in which somebody may have saved it.
    if (textOf(file) !== text) return save(file, form);
    bringPicture(folders, name, values.image);
    copies.note(file, existsSync(path) ? text : null, next);
    writeWhole(path, next);
    return name;
  }

  async function saveNew(collection: Collection, form: Form): Promise<Sent> {
    const values = valuesOf(form.shape, form.draft) as Record<string, unknown>;
    const words = [values.title, collection === 'jobs' ? values.location : ''].join(' ');
    const isTaken = (one: string) => existsSync(join(folder, collection, `${one}.md`));
    const slug = freeSlug(slugOf(String(values.id || words)), isTaken);
    if (collection === 'jobs') values.id ||= slug;
    const name = `${collection}/${slug}.md`;
    const text = newText(values);
    const faults = await findFaults(folders, name, text);
    if (faults.length > 0) return refused(form, faults);
    bringPicture(folders, name, values.image);
    copies.note({ name, title: String(values.title) }, null, text);
    writeWhole(join(folder, name), text);
    return name;
  }

  /** A job whose last day was yesterday is closed. */
  async function close(name: string): Promise<Sent | null> {
    const file = find(name);
    if (!file || dirname(name) !== 'jobs') return null;
    const form = formOf(file, textOf(file));
    return save(file, { ...form, draft: { ...(form.draft as object), closingDate: daysFromNow(-1) } });
  }

  /** @returns what hinders it; null for what is no job, news or guide */
  async function remove(name: string): Promise<string[] | null> {
    const file = find(name);
    if (!file || !isCollection(dirname(name))) return null;
    const faults = await findFaults(folders, name, null);
    if (faults.length > 0) return faults.map(({ says }) => says);
    copies.note(file, textOf(file), null);
    rmSync(file.path);
    return [];
  }

  /** @returns false if the file is no more as that save left it */
  function undo(at: string): boolean {
    const save = copies.saves().find((one) => one.at === at);
    if (!save) return false;
    const path = join(folder, save.name);
    const now = existsSync(path) ? digestOf(readFileSync(path, 'utf8')) : null;
    const before = save.before === null ? '' : copies.textOf(save.before);
    if (now !== save.after || before === null) return false;
    if (save.before === null) rmSync(path);
    else writeWhole(path, before);
    copies.forget(save);
    return true;
  }

  return { folders, search, open, openNew, send, close, remove, undo, saves: copies.saves };
}

/** Without what a reader does not see or type. */
const plain = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*+|^#+ /gm, '')
    .replace(/\s+/g, ' ')
    .trim();

function around(text: string, from: number, to: number): string {
  const [start, end] = [Math.max(0, from - 40), to + 60];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

function asked({ path, now }: { path: string; now: unknown }): Fault {
  const words = typeof now === 'string' ? now : JSON.stringify(now ?? 'nothing');
  return { path, says: `has been changed meanwhile, to “${words}”. Save again to have it as it is here` };
}
