import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Nothing if there is none, or if it can be drawn. */
export async function logoFaults(folder: string): Promise<string[]> {
  const name = ['logo.svg', 'logo.png'].find((one) => existsSync(join(folder, one)));
  if (!name) return [];
  const { default: sharp } = await import('sharp');
  const isRead = await sharp(join(folder, name))
    .stats()
    .then(() => true)
    .catch(() => false);
  return isRead ? [] : [`content/${name}:1: cannot be read as a picture: save it as PNG or SVG again`];
}
