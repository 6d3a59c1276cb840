// Draws every scene, vignette, still life and strip, and writes the files that the site serves:
//   npm run pictures               all of them
//   npm run pictures -- contact    only those named
//   npm run pictures -- panels     the still lifes beside the panels of services and pages
// Needs Chromium (Debian's package or Playwright's own download). What it writes is committed.
import type { Browser } from 'playwright';
import { type DrawnKind, formats, makePicture, writePicture } from './picture-kinds.ts';
import { openBrowser } from './rendering/browser.ts';
import { renderPng } from './rendering/pixels.ts';
import { type Drawing, hours, scenes } from './scenes.ts';
import { strips } from './strips.ts';
import { team } from './vignettes/team.ts';
import { stillLifes, vignettes } from './vignettes.ts';

const draw = async (
  browser: Browser,
  drawings: Readonly<Record<string, Drawing>>,
  filter: readonly string[],
  kind: DrawnKind,
): Promise<void> => {
  const { folder, size } = formats[kind];
  for (const [name, drawing] of Object.entries(drawings)) {
    if (filter.length > 0 && !filter.includes(name) && !filter.includes(folder)) continue;
    const master = await renderPng(browser, drawing(0), size);
    writePicture(name, await makePicture(kind, name, master));
  }
};

const filter = process.argv.slice(2);
const browser = await openBrowser();
try {
  await draw(browser, scenes, filter, 'scenes');
  await draw(browser, hours, filter, 'hours');
  await draw(browser, vignettes, filter, 'vignettes');
  await draw(browser, team, filter, 'team');
  await draw(browser, stillLifes, filter, 'stillLifes');
  await draw(browser, strips, filter, 'strips');
} finally {
  await browser.close();
}
