// Acts on a form that was sent: nothing of HTTP, and nothing of HTML.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContentOf, providerFiles } from '../../domain/content/content-files.ts';
import { openPromises } from '../../tools/content/checks/promises-left.ts';
import { readYamlFile } from '../../tools/content/yaml-file.ts';
import { type Change, changesOf } from './drafts/changes.ts';
import { blank, changeList, draftOf, type Form, readDraft } from './drafts/draft.ts';
import { type Folders, findFaults } from './drafts/find-faults.ts';
import { readLists, servicesIn, withLists } from './files/choices.ts';
import {
  type Collection,
  type ContentFile,
  collections,
  isCollection,
  jobHeadings,
  listFiles,
  shapeOfCollection,
  textOf,
} from './files/content-files.ts';
import { BODY, valuesIn, withValues } from './files/file-text.ts';
import { PICTURES, picturePlaces } from './files/picture-places.ts';
import { daysFromNow } from './files/shape.ts';
import { findPromises, searchFiles } from './pages/search-files.ts';
import { logoOf, settlePictures, takePhoto } from './saving/pictures.ts';
import { createSaving, refused, type Sent } from './saving/save-form.ts';
import { digestOf, type Save, type SavedCopies, textIn, writeText } from './saving/saved-copies.ts';

export type Editor = ReturnType<typeof createEditor>;

const FRESH = { errors: [], state: 'fresh', focus: '', preview: false, sure: '' } as const;

interface Options extends Omit<Folders, 'waiting'> {
  copies: SavedCopies;
}

export function createEditor({ folder, general, copies }: Options) {
  const folders = { folder, general, waiting: copies.waiting };
  const files = () => listFiles(folder, general);
  const { put, save, saveNew } = createSaving(folders, copies);
  const readValues = (name: string) => {
    // Nobody speaks of themselves in the sample's words.
    const isLent = !(name.replace('.yaml', '') in providerFiles);
    const text = textIn(join(folder, name)) ?? (isLent ? textIn(join(general, name)) : null);
    return text === null ? null : valuesIn(name, text);
  };
  const places = () => picturePlaces(folder, general, readValues);
  const find = (name: string) => {
    const file = files().find((one) => one.name === name);
    const pictures = Object.fromEntries(places().map(({ name: place, label }) => [place, label]));
    return (
      file && { ...file, shape: withLists(file.shape, readLists(folder, general, readValues, pictures)) }
    );
  };

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

  /** The own pictures with the one of this place open; if there is none yet, with its empty fields. */
  function openPicture(name: string): Form | null {
    const place = places().find((one) => one.name === name);
    const form = open(PICTURES);
    if (!place || !form || Array.isArray(form)) return null;
    const draft = form.draft as { pictures: { key: string; value: unknown }[] };
    const index = draft.pictures.findIndex(({ key }) => key === name);
    const focus = `pictures.${index < 0 ? draft.pictures.length : index}`;
    if (index >= 0) return { ...form, focus };
    const alt = place.kind === 'team' ? place.label : '';
    const added = { key: name, value: { version: '', share: '', alt, focalPoint: { x: 50, y: 50 } } };
    return { ...form, focus, draft: { ...draft, pictures: [...draft.pictures, added] } };
  }

  /** @throws PhotoError */
  async function saveLogo(photo: File): Promise<undefined> {
    const logo = (await logoOf(photo)).toString('base64');
    const drawn = { name: 'logo.svg', title: 'Logo' };
    if (existsSync(join(folder, drawn.name))) put(drawn, null);
    put({ ...drawn, name: 'logo.png' }, logo);
  }

  function openNew(name: Collection): Form {
    const shape = shapeOfCollection(name);
    const { one, page, template } = collections[name];
    const today = daysFromNow(0);
    const draft = { ...(blank(shape) as object), date: today, postedDate: today, [BODY]: template };
    const file = { name, title: `Add ${one}`, about: undefined, page, isNew: true };
    return { ...FRESH, file, shape, draft, digest: '' };
  }

  /** @param photos by the fields that they came in */
  async function send(
    name: string,
    typed: ReadonlyMap<string, string>,
    photos: ReadonlyMap<string, File> = new Map(),
  ): Promise<Sent | null> {
    const file = find(name);
    if (!file && !isCollection(name)) return null;
    const asked = file ? formOf(file, textOf(file)) : openNew(name as Collection);
    const fields = new Map(typed);
    if (fields.get('image.none')) fields.set('image', '');
    const known = places();
    const sent = [...photos].map(([at, photo]) => takePhoto(folders, known, [name, at, photo], fields));
    const faults = (await Promise.all(sent)).flat();
    const focusOn = [...photos.keys()].join().replace(/\.value.*/, '');
    const [action = '', at = '', focus = ''] = (fields.get('do') || 'save').split(':');
    const text = fields.get(BODY) ?? '';
    if (/^jobs\b/.test(name) && /^\s*[^#\s]/.test(text)) fields.set(BODY, `${jobHeadings[0]}\n\n${text}`);
    const draft = readDraft(asked.shape, fields);
    const [digest = '', sure = ''] = ['digest', 'sure'].map((field) => fields.get(field));
    const form = { ...asked, draft, digest, sure };
    if (faults.length > 0) return refused(form, faults);
    // How a photo was cut is looked at before it is saved.
    if (action === 'preview' || (name === PICTURES && photos.size > 0))
      return { ...form, preview: name !== PICTURES, state: 'changed', focus: focus || focusOn };
    if (action === 'save') return file ? save(file, form) : saveNew(name as Collection, form);
    const changed = changeList(form.shape, draft, action, at === '' ? [] : at.split('.'));
    return { ...form, draft: changed, state: 'changed', focus };
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
    put(file, null);
    return [];
  }

  /** @returns false if the file is no more as that save left it */
  function undo(at: string): boolean {
    const save = copies.saves().find((one) => one.at === at);
    if (!save) return false;
    const path = join(folder, save.name);
    const now = textIn(path);
    const before = save.before && copies.textOf(save.before);
    if ((now && digestOf(now)) !== save.after || (save.before && before === null)) return false;
    writeText(path, before);
    settlePictures(folders, save.name, now, before);
    copies.forget(save);
    return true;
  }

  /** None of a file that came, went, or is no more. */
  function changesIn({ name, before, after }: Save): Change[] {
    const [from, to] = [before, after].map((digest) => digest && copies.textOf(digest));
    const shape = from && to ? find(name)?.shape : undefined;
    return shape ? changesOf(shape, valuesIn(name, from ?? ''), valuesIn(name, to ?? '')) : [];
  }

  const search = (words: string) => searchFiles(files(), words);
  /** Promises that came with the site, and are neither changed nor confirmed. */
  function promises() {
    const { sampleContent } = (readValues('samples.yaml') ?? {}) as Partial<ContentOf<'samples'>>;
    const { confirmed = [] } = (readValues('site.yaml') ?? {}) as Partial<ContentOf<'site'>>;
    const { lifestyleServices = [] } = (readValues('lifestyle-services.yaml') ?? {}) as Partial<
      ContentOf<'lifestyle-services'>
    >;
    const all = sampleContent?.promises ?? [];
    return findPromises(
      files(),
      openPromises(all, confirmed, [...servicesIn(folder), ...lifestyleServices.map(({ id }) => id)]),
    );
  }
  /** @param words of a promise, which is named no more */
  function keep(words: string): void {
    const file = files().find(({ name }) => name === 'site.yaml');
    const isPromised = promises().some(({ places: all }) => all.some(({ text }) => text === words));
    if (!file || !isPromised) return;
    const text = textOf(file);
    const values = valuesIn(file.name, text) ?? {};
    put(
      file,
      withValues(file.name, text, { ...values, confirmed: [...[values.confirmed ?? []].flat(), words] }),
    );
  }

  const saves = () => copies.saves().map((save) => ({ ...save, changes: changesIn(save) }));
  return {
    folders,
    search,
    promises,
    keep,
    places,
    open,
    openNew,
    openPicture,
    saveLogo,
    send,
    close,
    remove,
    undo,
    saves,
  };
}
