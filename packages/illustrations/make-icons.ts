// Makes the icons of the site from the sign in content/sign.ts, in the colours of the design system:
//   npm run icons
// Needs nothing else. What it writes (favicon.svg, favicon.ico, apple-touch-icon.png, icon-*.png in public/) is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sign } from '../../content/sign.ts';

const root = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(root, 'app/design-system/tokens.css'), 'utf8');
const SIGN = 48;

const colour = (name: string): string => {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour called --${name}.`);
  return found;
};

const drawn = (isTile: boolean): string =>
  sign
    .filter(({ paint }) => (paint === 'tile') === isTile)
    .map(({ paint, path }) => `<path class="${paint}" d="${path}"/>`)
    .join('');

const tile = drawn(true);
const figure = drawn(false);

const [paper, honey, sea] = [colour('paper'), colour('honey-300'), colour('sea-300')];
const [pine, night] = [colour('pine-700'), colour('pine-950')];
const light = `.tile{fill:${pine}}.figure{fill:${paper}}.accent{fill:${honey}}.detail{fill:${night}}`;
const dark = `.tile{fill:${sea}}.figure{fill:${night}}.detail{fill:${sea}}`;

const document = (style: string, content: string, viewBox = `0,0,${SIGN},${SIGN}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${content}</svg>`;

/** The sign on a full square, the figure within the middle `share` of it: systems cut their own corners. */
const square = (share: number): string => {
  const side = SIGN / share;
  const edge = (SIGN - side) / 2;
  const ground = `<path class="tile" d="M${edge} ${edge}h${side}v${side}h${-side}Z"/>`;
  return document(light, ground + figure, `${edge} ${edge} ${side} ${side}`);
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

const favicon = document(`${light}@media(prefers-color-scheme:dark){${dark}}`, tile + figure);

const files: Readonly<Record<string, Buffer>> = {
  'favicon.svg': Buffer.from(`${favicon}\n`),
  'favicon.ico': ico(await png(document(light, tile + figure), 32), 32),
  'apple-touch-icon.png': await png(square(0.78), 180),
  'icon-192.png': await png(document(light, tile + figure), 192),
  'icon-512.png': await png(document(light, tile + figure), 512),
  'icon-maskable-192.png': await png(square(0.66), 192),
  'icon-maskable-512.png': await png(square(0.66), 512),
};

for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(root, 'public', name), content);
  console.log(name, `${content.length} bytes`);
}
