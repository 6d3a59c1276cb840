import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { withPlainZero } from './plain-zero.ts';

const { resolve } = createRequire(import.meta.url);
const file =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

const cut = (font: Buffer, characters: string) => subsetFont(font, characters, { targetFormat: 'sfnt' });

it('the zero is drawn with the outline of the letter O', async () => {
  const font = await cut(await readFile(resolve(file)), '0O8');
  const plain = withPlainZero(font);
  expect(plain.length).toBe(font.length);
  const letterAdds = async (made: Buffer) => (await cut(made, '0O')).length - (await cut(made, '0')).length;
  expect(await letterAdds(plain)).toBeLessThan((await letterAdds(font)) / 2);
});

it('without one of the two it says what is missing', async () => {
  const font = await cut(await readFile(resolve(file)), '08');
  expect(() => withPlainZero(font)).toThrow('no glyph for O');
});
