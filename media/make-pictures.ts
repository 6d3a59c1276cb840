// Draws every scene, vignette and still life, and writes the files that the site serves:
//   npm run pictures               all of them
//   npm run pictures -- contact    only those named
//   npm run pictures -- panels     the still lifes beside the panels of the services
//   npm run pictures -- details    only the parts of scenes that panels show
// Needs Chromium (Debian's package or Playwright's own download). What it writes is committed.
import type { Browser } from 'playwright';
import { details, nearView } from './details.ts';
import { type PictureKind, pictureKinds, writePicture } from './picture-kinds.ts';
import { openBrowser } from './rendering/browser.ts';
import { renderPng } from './rendering/pixels.ts';
import { type Drawing, scenes } from './scenes.ts';
import { stillLifes, vignettes } from './vignettes.ts';

const draw = async (
  browser: Browser,
  drawings: Readonly<Record<string, Drawing>>,
  filter: readonly string[],
  kind: PictureKind,
): Promise<void> => {
  const { folder, size } = pictureKinds[kind];
  for (const [name, drawing] of Object.entries(drawings)) {
    if (filter.length > 0 && !filter.includes(name) && !filter.includes(folder)) continue;
    const master = await renderPng(browser, drawing(0), size);
    await writePicture(kind, name, master);
  }
};

const drawDetails = async (browser: Browser, filter: readonly string[]): Promise<void> => {
  for (const [scene, parts] of Object.entries(details)) {
    if (filter.length > 0 && !filter.includes(scene) && !filter.includes('details')) continue;
    const drawing = scenes[scene]?.(0);
    if (!drawing) throw new Error(`No scene is called ${scene}.`);
    for (const [index, part] of parts.entries()) {
      const name = `${scene}-${index + 1}`;
      const { size } = pictureKinds.details;
      await writePicture('details', name, await renderPng(browser, nearView(drawing, part, size), size));
    }
  }
};

const filter = process.argv.slice(2);
const browser = await openBrowser();
try {
  await draw(browser, scenes, filter, 'scenes');
  await drawDetails(browser, filter);
  await draw(browser, vignettes, filter, 'vignettes');
  await draw(browser, stillLifes, filter, 'stillLifes');
} finally {
  await browser.close();
}
