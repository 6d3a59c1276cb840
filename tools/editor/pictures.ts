// Pictures of news and guides: made small enough for the site, and laid beside the text.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { isCollection } from './content-files.ts';
import { slugOf } from './editor.ts';
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

export function pictureIn(folder: string, name: string): { type: string; body: Buffer } | null {
  const [, room = '', file = ''] = NAME.exec(name) ?? [];
  const path = join(folder, room, file);
  return isCollection(room) && existsSync(path)
    ? { type: TYPES[extname(file)] ?? '', body: readFileSync(path) }
    : null;
}

/**
 * Names the picture in the fields.
 *
 * @returns why it cannot be used, or null
 */
export async function pictureFor(
  folder: string,
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
    const file = freeName(join(folder, room), slugOf(picture.name.replace(/\.\w+$/, '')));
    writeWhole(join(folder, room, file), bytes);
    fields.set('image', file);
    return null;
  } catch {
    return 'is no picture that can be used: choose a JPEG, PNG or WebP file';
  }
}

function freeName(folder: string, slug: string, count = 1): string {
  const name = `${slug}${count > 1 ? `-${count}` : ''}.webp`;
  return existsSync(join(folder, name)) ? freeName(folder, slug, count + 1) : name;
}
