// Makes the icons of the site from the sign in the design system:
//   npm run icons
// What it writes (favicon.svg, favicon.ico, apple-touch-icon.png, icon-*.png in public/) is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { honey300, paper, pine700, pine950, sea300 } from './drawing/colour.ts';

const root = join(import.meta.dirname, '..');
const source = readFileSync(join(root, 'app/design-system/logo/logo.tsx'), 'utf8');
const SIGN = 48;

const pathOf = (part: string): string => {
  const found = new RegExp(`styles\\.${part}\\}\\s+d="([^"]+)"`).exec(source)?.[1];
  if (!found) throw new Error(`The sign in logo.tsx has no path called ${part}.`);
  return found;
};

const eye = (): string => {
  const found = /styles\.eye\}\s+cx="([\d.]+)"\s+cy="([\d.]+)"\s+r="([\d.]+)"/.exec(source);
  if (!found) throw new Error('The sign in logo.tsx has no eye.');
  return `<circle class="eye" cx="${found[1]}" cy="${found[2]}" r="${found[3]}"/>`;
};

const bird = `<path class="bird" d="${pathOf('bird')}"/><path class="wing" d="${pathOf('wing')}"/>${eye()}`;
const tile = `<path class="tile" d="${pathOf('tile')}"/>`;

const light = `.tile{fill:${pine700}}.bird{fill:${paper}}.wing{fill:${honey300}}.eye{fill:${pine950}}`;
const dark = `.tile{fill:${sea300}}.bird{fill:${pine950}}.eye{fill:${sea300}}`;

const document = (style: string, content: string, viewBox = `0 0 ${SIGN} ${SIGN}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${content}</svg>`;

/** The sign on a full square, the bird within the middle `share` of it: systems cut their own corners. */
const square = (share: number): string => {
  const side = SIGN / share;
  const edge = (SIGN - side) / 2;
  const ground = `<path class="tile" d="M${edge} ${edge}h${side}v${side}h${-side}Z"/>`;
  return document(light, ground + bird, `${edge} ${edge} ${side} ${side}`);
};

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / SIGN })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Wraps one PNG in the ICO container, for browsers that ask for /favicon.ico. */
const ico = (image: Buffer, size: number): Buffer => {
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
};

const sign = document(`${light}@media(prefers-color-scheme:dark){${dark}}`, tile + bird);

const files: Readonly<Record<string, Buffer>> = {
  'favicon.svg': Buffer.from(`${sign}\n`),
  'favicon.ico': ico(await png(document(light, tile + bird), 32), 32),
  'apple-touch-icon.png': await png(square(0.78), 180),
  'icon-192.png': await png(document(light, tile + bird), 192),
  'icon-512.png': await png(document(light, tile + bird), 512),
  'icon-maskable-192.png': await png(square(0.66), 192),
  'icon-maskable-512.png': await png(square(0.66), 512),
};

for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(root, 'public', name), content);
  console.log(name, `${content.length} bytes`);
}
