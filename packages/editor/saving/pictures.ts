// Photos for news and guides, for the places of pages, and the logo: made fit, and kept until what names them is saved.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { makePhoto, PhotoError, readPhoto } from '../../illustrations/own-photo.ts';
import type { Fault, Folders } from '../drafts/find-faults.ts';
import { freeSlug, slugOf } from '../drafts/slug.ts';
import { isCollection } from '../files/content-files.ts';
import { valuesIn } from '../files/file-text.ts';
import { PICTURES, type PicturePlace } from '../files/picture-places.ts';
import { isGroup } from '../files/same.ts';
import { writeWhole } from './saved-copies.ts';

const drawings = join(import.meta.dirname, '../../../public');
const WIDTH = 1600;
const OF_TEXT = /^([a-z-]+)\/[a-z0-9-]+\.(?:jpg|png|webp|avif)$/;
const OF_PLACE = /^(own|scenes|team|spots|panels|strips)\/([a-z0-9-]+?)(\.[0-9a-f]{8})?$/;
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.svg': 'svg+xml',
};

/** In the folder or waiting to be saved; or one that is drawn. */
function placeOf(address: string, own: readonly string[]): [pattern: string, folders: readonly string[]] {
  if (address === 'logo') return ['logo.{svg,png}', own];
  if (isCollection(OF_TEXT.exec(address)?.[1] ?? '')) return [address, own];
  const [, room, name, version = '.*'] = OF_PLACE.exec(address) ?? [];
  const isOwn = room === 'own';
  const pattern = `media/${isOwn ? '*' : room}/${name}-[0-9]*${version}.webp`;
  return name ? [pattern, isOwn ? own : [drawings]] : ['', []];
}

export function pictureIn({ folder, waiting }: Folders, address: string) {
  const [pattern, folders] = placeOf(address, [folder, waiting]);
  const [path] = folders.flatMap((cwd) => globSync(pattern, { cwd }).map((file) => join(cwd, file)));
  return path ? { type: `image/${TYPES[extname(path)]}`, body: readFileSync(path) } : null;
}

/**
 * Names the photo in the fields, and keeps it until the form is saved.
 * @param at the field that it came in
 * @returns why it cannot be used, or what is to be thought of
 */
export async function takePhoto(
  { folder, waiting }: Folders,
  places: readonly PicturePlace[],
  [name, at, photo]: readonly [name: string, at: string, photo: File],
  fields: Map<string, string>,
): Promise<Fault[]> {
  const [room = ''] = name.split('/');
  const key = fields.get(at.replace(/value\.version$/, 'key'));
  const place = name === PICTURES && places.find((one) => one.name === key);
  const path = place ? `pictures.${key}.version` : at;
  try {
    const bytes = await photo.bytes();
    if (isCollection(room)) {
      const { png } = await readPhoto(bytes, { width: WIDTH, withoutEnlargement: true });
      const isTaken = (slug: string) =>
        [folder, waiting].some((one) => existsSync(join(one, room, `${slug}.webp`)));
      const file = `${freeSlug(slugOf(photo.name.replace(/\.\w+$/, '')), isTaken)}.webp`;
      writeWhole(join(waiting, room, file), await sharp(png).webp({ quality: 78 }).toBuffer());
      fields.set(at, file);
    } else if (place) {
      const { made, doubt } = await makePhoto(place.kind, place.name, bytes);
      for (const { kind, version, folder: below, files } of made) {
        for (const [file, content] of files) writeWhole(join(waiting, 'media', below, file), content);
        fields.set(kind === 'shareImages' ? at.replace(/version$/, 'share') : at, version);
      }
      if (doubt) return [{ path, says: `${doubt}. Save to have it all the same` }];
    } else return [{ path, says: 'is not shown here' }];
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    return [{ path, says: error.message }];
  }
  return [];
}

const LOGO = { width: 512, height: 512, fit: 'contain', background: '#0000' } as const;

/** @throws PhotoError */
export const logoOf = async (photo: File): Promise<Buffer> =>
  (await readPhoto(await photo.bytes(), LOGO)).png;

/** The files of pictures that a text names. */
function named(name: string, text: string | null): string[] {
  const { image, pictures } = (text !== null && valuesIn(name, text)) || {};
  if (name !== PICTURES) return image ? [join(dirname(name), basename(String(image)))] : [];
  const own = isGroup(pictures) ? Object.entries(pictures) : [];
  return own.flatMap(([key, one]) =>
    isGroup(one) ? [one.version, one.share].map((version) => `media/*/${key}-[0-9]*.${version}.*`) : [],
  );
}

/** Brings the pictures that a file names now, and keeps those that it named before for undoing. */
export function settlePictures(
  { folder, waiting }: Folders,
  name: string,
  before: string | null,
  after: string | null,
): void {
  const others = globSync('*.md', { cwd: join(folder, dirname(name)) }).map((file) =>
    join(dirname(name), file),
  );
  const kept = [
    ...named(name, after),
    ...others.flatMap((file) => named(file, readFileSync(join(folder, file), 'utf8'))),
  ];
  const move = (from: string, to: string, pattern: string) => {
    for (const file of globSync(pattern, { cwd: from })) {
      writeWhole(join(to, file), readFileSync(join(from, file)));
      rmSync(join(from, file));
    }
  };
  for (const pattern of named(name, before)) if (!kept.includes(pattern)) move(folder, waiting, pattern);
  for (const pattern of named(name, after)) move(waiting, folder, pattern);
}
