import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontSets } from './font-sets.ts';

const out = join(import.meta.dirname, '../../.generated/test-fonts');
const { resolve } = createRequire(import.meta.url);
const letters = String.fromCodePoint(...Array.from({ length: 0x2200 - 0x20 }, (_, offset) => 0x20 + offset));

/** Before any browser starts: unpacks the fonts of the sets, as a browser takes no packed one for an installed one. */
export default async function makeFonts(): Promise<void> {
  for (const [set, families] of Object.entries(fontSets)) {
    await mkdir(join(out, set), { recursive: true });
    for (const family of families)
      for (const weight of [400, 700]) {
        const packed = await readFile(
          resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
        );
        const font = await subsetFont(packed, letters, { targetFormat: 'sfnt' });
        await writeFile(join(out, set, `${family}-${weight}.ttf`), font);
      }
  }
}
