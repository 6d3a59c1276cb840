import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#content/brand.yaml';
import type { Registration } from '#domain/content/company/brand.ts';
import { givenRatings } from '#domain/registration/given-ratings.ts';

const MAX_POSTER_KILOBYTES = 500;

/** Nothing if there is none, or if it can be drawn. */
export async function logoFaults(folder: string): Promise<string[]> {
  const name = ['logo.svg', 'logo.png'].find((one) => existsSync(join(folder, one)));
  return name ? unreadable(folder, name) : [];
}

/** The posters of a regulator that are not there, cannot be shown, or keep visitors waiting. */
export async function posterFaults(
  folder: string,
  registration: Registration = brand.registration,
): Promise<string[]> {
  const names = givenRatings(registration).flatMap(({ poster }) =>
    poster ? [`media/${poster.picture}`] : [],
  );
  const faults = names.map(async (name) => {
    if (!existsSync(join(folder, name))) return [`content/${name}:1: is missing, and brand.yaml names it`];
    if (statSync(join(folder, name)).size > MAX_POSTER_KILOBYTES * 1000)
      return [`content/${name}:1: is larger than ${MAX_POSTER_KILOBYTES} kB: save it smaller`];
    return unreadable(folder, name);
  });
  return (await Promise.all(faults)).flat();
}

async function unreadable(folder: string, name: string): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  const isRead = await sharp(join(folder, name))
    .stats()
    .then(() => true)
    .catch(() => false);
  return isRead ? [] : [`content/${name}:1: cannot be read as a picture: save it as PNG or SVG again`];
}
