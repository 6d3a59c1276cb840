// Draws every scene, vignette and still life, and writes the files that the site serves:
//   npm run pictures               all of them
//   npm run pictures -- contact    only those named
//   npm run pictures -- panels     the still lifes beside the panels of the services
//   npm run pictures -- details    only the parts of scenes that panels show
// Needs Chromium (Debian's package or Playwright's own download). What it writes is committed.
import type { Browser } from 'playwright';
import { details, nearView } from './details.ts';
import { STILL_LIFE } from './drawing/still-life.ts';
import {
  DETAIL_VARIANTS,
  SCENE_VARIANTS,
  SHARE_VARIANTS,
  STILL_LIFE_VARIANTS,
  type Variant,
  VIGNETTE_VARIANTS,
} from './picture-formats.ts';
import { publish, recordVersions, versionOf } from './published-files.ts';
import { openBrowser } from './rendering/browser.ts';
import { cropForSharing, encode } from './rendering/encode.ts';
import { renderPng, type Size } from './rendering/pixels.ts';
import { type Drawing, scenes } from './scenes.ts';
import { stillLifes, vignettes } from './vignettes.ts';

const SCENE_SIZE: Size = { width: 1600, height: 900 };
const VIGNETTE_SIZE: Size = { width: 640, height: 640 };
const DETAIL_SIZE: Size = { width: 640, height: 480 };

type Kind = { folder: string; variants: readonly Variant[]; prepare?: (master: Buffer) => Promise<Buffer> };

const kinds = {
  scenes: { folder: 'scenes', variants: SCENE_VARIANTS },
  shareImages: { folder: 'share', variants: SHARE_VARIANTS, prepare: cropForSharing },
  vignettes: { folder: 'spots', variants: VIGNETTE_VARIANTS },
  stillLifes: { folder: 'panels', variants: STILL_LIFE_VARIANTS },
  details: { folder: 'details', variants: DETAIL_VARIANTS },
} satisfies Record<string, Kind>;

const write = async (name: string, master: Buffer, { folder, variants, prepare }: Kind): Promise<string> => {
  const source = prepare ? await prepare(master) : master;
  const encoded: Buffer[] = [];
  for (const variant of variants) encoded.push(await encode(source, variant));
  const version = versionOf(encoded);
  const files = new Map(
    variants.map(({ width, extension }, index): [string, Buffer] => [
      `${name}-${width}.${version}.${extension}`,
      encoded[index] ?? Buffer.alloc(0),
    ]),
  );
  publish(folder, name, files);
  console.log(
    name,
    folder,
    [...files.values()].map((file) => `${(file.length / 1000).toFixed(1)} kB`).join(', '),
  );
  return version;
};

const draw = async (
  browser: Browser,
  drawings: Readonly<Record<string, Drawing>>,
  filter: readonly string[],
  targets: readonly (keyof typeof kinds)[],
  size: Size,
): Promise<void> => {
  for (const [name, drawing] of Object.entries(drawings)) {
    if (filter.length > 0 && !filter.includes(name) && !filter.includes(kinds[targets[0] ?? 'scenes'].folder))
      continue;
    const master = await renderPng(browser, drawing(0), size);
    for (const kind of targets)
      await recordVersions(kind, { [name]: await write(name, master, kinds[kind]) });
  }
};

const drawDetails = async (browser: Browser, filter: readonly string[]): Promise<void> => {
  for (const [scene, parts] of Object.entries(details)) {
    if (filter.length > 0 && !filter.includes(scene) && !filter.includes('details')) continue;
    const drawing = scenes[scene]?.(0);
    if (!drawing) throw new Error(`No scene is called ${scene}.`);
    for (const [index, part] of parts.entries()) {
      const name = `${scene}-${index + 1}`;
      const master = await renderPng(browser, nearView(drawing, part, DETAIL_SIZE), DETAIL_SIZE);
      await recordVersions('details', { [name]: await write(name, master, kinds.details) });
    }
  }
};

const filter = process.argv.slice(2);
const browser = await openBrowser();
try {
  await draw(browser, scenes, filter, ['scenes', 'shareImages'], SCENE_SIZE);
  await drawDetails(browser, filter);
  await draw(browser, vignettes, filter, ['vignettes'], VIGNETTE_SIZE);
  await draw(browser, stillLifes, filter, ['stillLifes'], STILL_LIFE);
} finally {
  await browser.close();
}
