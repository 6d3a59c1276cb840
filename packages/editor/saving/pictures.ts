// Pictures of news and guides: made small enough for the site, and laid beside the text.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Folders } from '../drafts/find-faults.ts';
import { freeSlug, slugOf } from '../drafts/slug.ts';
import { isCollection } from '../files/content-files.ts';
import { writeWhole } from './saved-copies.ts';

const WIDTH = 1600;
const MAX_PIXELS = 100_000_000;
const NAME = /^([a-z-]+)\/([a-z0-9-]+\.(?:jpg|png|webp|avif))$/;
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export type PictureFolders = Pick<Folders, 'folder' | 'waiting'>;

const whereIs = ({ folder, waiting }: PictureFolders, room: string, file: string) =>
  [folder, waiting].map((one) => join(one, room, file)).find((path) => existsSync(path));

export function pictureIn(folders: PictureFolders, name: string): { type: string; body: Buffer } | null {
  const [, room = '', file = ''] = NAME.exec(name) ?? [];
  const path = isCollection(room) ? whereIs(folders, room, file) : undefined;
  return path ? { type: TYPES[extname(file)] ?? '', body: readFileSync(path) } : null;
}

/**
 * Names the picture in the fields, and keeps it until the form is saved.
 * @returns why it cannot be used, or null
 */
export async function pictureFor(
  folders: PictureFolders,
  name: string,
  picture: File,
  fields: Map<string, string>,
): Promise<string | null> {
  const [room = ''] = name.split('/');
  if (!isCollection(room)) return 'is not shown here';
  try {
    const bytes = await sharp(await picture.bytes(), { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    const isTaken = (slug: string) => whereIs(folders, room, `${slug}.webp`) !== undefined;
    const file = `${freeSlug(slugOf(picture.name.replace(/\.\w+$/, '')), isTaken)}.webp`;
    writeWhole(join(folders.waiting, room, file), bytes);
    fields.set('image', file);
    return null;
  } catch {
    return 'is no picture that can be used: choose a JPEG, PNG or WebP file';
  }
}

/** Takes the picture of a text that goes out of the folder, and keeps it for undoing. */
export function takePicture({ folder, waiting }: PictureFolders, name: string, image: unknown): void {
  const picture = join(dirname(name), String(image));
  const path = join(folder, picture);
  const others = globSync('*.md', { cwd: dirname(path) });
  const isNamed = (file: string) =>
    readFileSync(join(dirname(path), file), 'utf8').includes(`image: ${image}`);
  if (!image || !existsSync(path) || others.some(isNamed)) return;
  writeWhole(join(waiting, picture), readFileSync(path));
  rmSync(path);
}

/** Lays it beside the text that names it. */
export function bringPicture({ folder, waiting }: PictureFolders, name: string, image: unknown): void {
  const picture = join(dirname(name), String(image));
  const path = join(waiting, picture);
  if (!image || !existsSync(path)) return;
  writeWhole(join(folder, picture), readFileSync(path));
  rmSync(path);
}
