// Makes the icons of the site from the sign in content/sign.yaml, in the colours of the design system:
//   npm run icons
// Needs nothing else. What it writes (favicon.svg, favicon.ico, apple-touch-icon.png, icon-*.png in public/) is committed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours } from '../../build/content/colours.ts';
import { sign } from '../../build/content/sign.ts';
import { ico } from '../../tools/build/icons.ts';

const root = join(import.meta.dirname, '../..');
const SIGN = 48;

const drawn = (isTile: boolean): string =>
  sign
    .filter(({ paint }) => (paint === 'tile') === isTile)
    .map(({ paint, path }) => `<path class="${paint}" d="${path}"/>`)
    .join('');

const tile = drawn(true);
const figure = drawn(false);

const [paper, honey, sea] = [colours.paper, colours['honey-300'], colours['sea-300']];
const [pine, night] = [colours['pine-700'], colours['pine-950']];
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
