import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { colours } from '#content/colours.yaml';
import { sign } from '#content/sign.yaml';

const root = join(import.meta.dirname, '../..');
const icon = join(root, 'public/favicon.svg');
const drawing = readFileSync(icon, 'utf8');
const tokens = Object.values(colours);

it('the icons show the sign, in the colours of the site (npm run icons -w packages/illustrations)', async () => {
  for (const { paint, path } of sign) expect(drawing).toContain(`<path class="${paint}" d="${path}"/>`);
  for (const [, colour] of drawing.matchAll(/fill:(#[0-9a-f]{6})/gi)) expect(tokens).toContain(colour);
  const of = (file: string | Buffer) =>
    sharp(file, { density: 288 }).resize(192).flatten({ background: '#ffffff' }).raw().toBuffer();
  const [drawn, made] = [await of(icon), await of(join(root, 'public/icon-192.png'))];
  const apart = drawn.reduce((sum, value, index) => sum + Math.abs(value - (made[index] ?? 0)), 0);
  expect(apart / drawn.length).toBeLessThan(4);
});

it('every shape of the sign lies on its square', () => {
  for (const { path } of sign) expect(path).toMatch(/^M[\d.,a-z-]+$/i);
  expect(sign.map(({ paint }) => paint)).toContain('tile');
});
