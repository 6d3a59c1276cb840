import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Form } from '../drafts/draft.ts';
import { errorsOf, sentForm, startEditor } from '../editor-for-tests.ts';
import { pictureIn } from './pictures.ts';

const NAME = 'pictures.yaml';

async function photoOf(width: number, height: number, background = '#7a9'): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], 'IMG_0001.jpeg');
}

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

function startOwn() {
  const own = startEditor(NAME);
  const { folder } = own.editor.folders;
  const entry = (place: string) => {
    const form = own.editor.openPicture(place);
    if (!form) throw new Error(`There is no place ${place}`);
    return form;
  };
  return {
    ...own,
    entry,
    media: () => globSync('media/**/*.*', { cwd: folder }).toSorted(),
    /** Chooses a photo for a place. */
    choose: async (place: string, photo: File, typed: Record<string, string> = {}) => {
      const form = entry(place);
      const at = `${form.focus}.value.version`;
      return (await own.editor.send(NAME, sentForm(form, typed), new Map([[at, photo]]))) as Form;
    },
    saves: () => own.editor.saves().map(({ changes }) => changes.map(({ field, to }) => `${field}: ${to}`)),
  };
}

it('a photo takes the place of a drawing in every size, after both crops were seen', async () => {
  const { choose, editor, send, read, media, saves } = startOwn();
  const seen = await choose('home-care', await photoOf(2400, 1800));
  expect(seen).toMatchObject({ state: 'changed', errors: [], focus: 'pictures.0' });
  expect(media()).toEqual([]);
  const { version } = (seen.draft as { pictures: { value: { version: string } }[] }).pictures[0]?.value ?? {};
  expect(pictureIn(editor.folders, `own/home-care.${version}`)?.type).toBe('image/webp');

  expect(errorsOf(await send(NAME, {}, seen))).toEqual(['pictures.0.value.alt: must be filled in']);
  expect(await send(NAME, { 'pictures.0.value.alt': 'Two at a door.' }, seen)).toBe(NAME);
  expect(read(NAME)).toContain('areOfTheSample: false');
  expect(read(NAME)).toContain('alt: Two at a door.');
  expect(media()).toHaveLength(7);
  expect(media().filter((file) => file.includes(`home-care-1600.${version}.avif`))).toHaveLength(1);
  expect(editor.places().find(({ name }) => name === 'home-care')?.src).toBe(
    `/pictures/own/home-care.${version}`,
  );
  expect(saves()).toEqual([[]]);
});

it('another photo, or none, is undone with its files', async () => {
  const { choose, entry, send, editor, read, media, saves } = startOwn();
  await send(NAME, {}, await choose('priya', await photoOf(300, 400)));
  const [before, files] = [read(NAME), media()];
  await send(NAME, {}, await choose('priya', await photoOf(400, 300, '#a97')));
  expect(media()).toHaveLength(files.length);
  expect(media()).not.toEqual(files);
  expect(saves()[0]).toEqual(['Pictures, Dr Priya Nair, Photo: another one']);
  const undo = () => editor.undo(editor.saves()[0]?.at ?? '');
  expect(undo()).toBe(true);
  expect([read(NAME), media()]).toEqual([before, files]);

  const form = entry('priya');
  const removed = await editor.send(NAME, sentForm(form, { do: 'remove:pictures.0:pictures' }));
  expect(await send(NAME, {}, removed as Form)).toBe(NAME);
  expect(media()).toEqual([]);
  expect(undo()).toBe(true);
  expect([read(NAME), media()]).toEqual([before, files]);
});

it('a portrait is one of the people, and is called by their name', async () => {
  const { choose, send, media, entry } = startOwn();
  expect(entry('priya').draft).toMatchObject({ pictures: [{ value: { alt: 'Dr Priya Nair' } }] });
  expect(await send(NAME, {}, await choose('priya', await photoOf(300, 400)))).toBe(NAME);
  expect(media()).toEqual([expect.stringMatching(/^media\/team\/priya-240\.[\da-f]{8}\.webp$/)]);
});

it.each([
  [
    'no picture',
    new File(['no'], 'a.jpg'),
    'is no picture that can be used: choose a JPEG, PNG or WebP file',
  ],
  [
    'HEIC',
    new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0001.HEIC'),
    'is HEIC, as an iPhone keeps photos, and cannot be read here: send it to yourself as JPEG (Settings, Camera, Formats, Most Compatible)',
  ],
])('%s is said at the field', async (_, photo, says) => {
  const { choose, media } = startOwn();
  expect(errorsOf(await choose('home-care', photo))).toEqual([`pictures.0.value.version: ${says}`]);
  expect(media()).toEqual([]);
});

it('a photo that is smaller than its place is warned of once, and taken all the same', async () => {
  const { choose, send } = startOwn();
  const small = await choose('priya', await photoOf(200, 900));
  expect(errorsOf(small)).toEqual([
    'pictures.0.value.version: has 200 of the 240 pixels across that its place shows: on a large screen it looks blurred. Save to have it all the same',
  ]);
  expect(await send(NAME, {}, small)).toBe(NAME);
});

it('a photo of 15 MB is taken, though no file of its details keeps the limit of drawings', async () => {
  const { choose } = startOwn();
  const large = await noise(4032, 3024).jpeg({ quality: 100 }).toBuffer();
  expect(large.length).toBeGreaterThan(15_000_000);
  const seen = await choose('priya', new File([new Uint8Array(large)], 'IMG_0002.JPG'));
  expect(errorsOf(seen)).toEqual([]);
});

it('a logo is drawn once as dots, and undone', async () => {
  const { editor, has, write } = startOwn();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
  write('logo.svg', svg);
  await editor.saveLogo(await photoOf(300, 200));
  expect([has('logo.svg'), has('logo.png')]).toEqual([false, true]);
  const bytes = () => readFileSync(join(editor.folders.folder, 'logo.png'));
  const first = bytes();
  expect(await sharp(first).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: true });
  await editor.saveLogo(new File([svg], 'sign.svg'));
  expect(bytes().equals(first)).toBe(false);
  const undo = () => editor.undo(editor.saves()[0]?.at ?? '');
  expect(undo()).toBe(true);
  expect(bytes().equals(first)).toBe(true);
  expect([undo(), undo()]).toEqual([true, true]);
  expect([has('logo.svg'), has('logo.png')]).toEqual([true, false]);
});

it('no place is offered that no page of this provider has', () => {
  const kinds = (...without: string[]) => [
    ...new Set(
      startEditor(...without)
        .editor.places()
        .map(({ kind }) => kind),
    ),
  ];
  expect(kinds()).toEqual(['scenes', 'team', 'vignettes', 'stillLifes', 'strips']);
  expect(kinds('team.yaml', 'lifestyle-services.yaml')).toEqual(['scenes', 'stillLifes', 'strips']);
  const { editor } = startEditor('lifestyle-services.yaml');
  expect(editor.places().map(({ name }) => name)).not.toContain('lifestyle');
  const places = startEditor('services/night-care.yaml').editor.places();
  const names = places.map(({ name }) => name);
  expect(names).toContain('home-care');
  expect(names.filter((name) => name.startsWith('night-care'))).toEqual([]);
});

it('every place shows what stands there now', () => {
  const { editor } = startEditor();
  const places = editor.places().filter(({ src }) => src);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ src }) => !pictureIn(editor.folders, src.replace('/pictures/', '')))).toEqual([]);
});
