// Makes the icons of browsers and telephones from a provider's own logo.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { brand } from '#content/brand.yaml';
import { colours } from '#content/colours.yaml';
import { sign } from '#content/sign.yaml';

const SIZE = 512;
const MAX_PIXELS = 100_000_000;

/** The sample's own are committed. */
export async function makeIcons(clientFolder: string, providerFolder: string): Promise<void> {
  if (sign.length > 0) return;
  const logo = await readLogo(providerFolder);
  const write = (name: string, bytes: Buffer | string) => writeFile(join(clientFolder, name), bytes);
  const icon = (size: number) => logo.clone().resize(size, size, CONTAINED).png().toBuffer();
  /** Systems cut their own corners. */
  const onGround = async (size: number, share: number) => {
    const input = await icon(Math.round(size * share));
    const ground = { width: size, height: size, channels: 3, background: colours.paper } as const;
    return sharp({ create: ground }).composite([{ input }]).png().toBuffer();
  };
  await Promise.all([
    write('favicon.svg', pictureInSvg(await icon(192))),
    write('favicon.ico', ico(await icon(32), 32)),
    write('apple-touch-icon.png', await onGround(180, 0.78)),
    write('icon-192.png', await icon(192)),
    write('icon-512.png', await icon(512)),
    write('icon-maskable-192.png', await onGround(192, 0.66)),
    write('icon-maskable-512.png', await onGround(512, 0.66)),
  ]);
}

const CONTAINED = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;

/** Drawn once, as dots: whatever else its file holds goes no further. */
async function readLogo(folder: string): Promise<Sharp> {
  for (const name of ['logo.svg', 'logo.png']) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (!bytes) continue;
    const drawn = await sharp(bytes, { density: 300, limitInputPixels: MAX_PIXELS })
      .resize(SIZE, SIZE, CONTAINED)
      .png()
      .toBuffer()
      .catch((error: Error) => {
        throw new Error(`${join(folder, name)} is no picture that can be read: ${error.message}`);
      });
    return sharp(drawn);
  }
  return sharp(Buffer.from(initial()), { density: 300 });
}

/** Stands for a logo that there is not yet. */
function initial(): string {
  const [letter = ''] = brand.name;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${SIZE}" height="${SIZE}"><rect width="48" height="48" rx="12" fill="${colours['pine-700']}"/><text x="24" y="34" font-family="sans-serif" font-weight="700" font-size="28" text-anchor="middle" fill="${colours.paper}">${letter.replace(/[<&]/, '')}</text></svg>`;
}

const pictureInSvg = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><image width="48" height="48" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

/** Wraps one PNG in the ICO container, for browsers that ask for /favicon.ico. */
export function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
