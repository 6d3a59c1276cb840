// Draws every part of the people on one sheet, for this package's README:
//   npm run kit
// Needs Chromium. Its output is committed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_SIZE, kitSheet } from './figures/kit-sheet.ts';
import { openBrowser } from './rendering/browser.ts';
import { encode } from './rendering/encode.ts';
import { renderPng } from './rendering/pixels.ts';

const browser = await openBrowser();
try {
  const master = await renderPng(browser, kitSheet(), KIT_SIZE);
  const sheet = await encode(master, { width: KIT_SIZE.width, extension: 'webp', limit: 90_000 });
  writeFileSync(join(import.meta.dirname, 'kit.webp'), sheet);
} finally {
  await browser.close();
}
