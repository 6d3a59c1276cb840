import sharp from 'sharp';
import { pagesLookedAt } from './support/addresses.ts';
import { anyWidth } from './support/any-width.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ reducedMotion: 'no-preference' });

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** On a desk, too; the command for every page has all there. */
const onDesk = process.env.EVERY_PAGE ? pagesLookedAt : ['/', '/why-us', '/lifestyle', '/contact'];

for (const path of pagesLookedAt) {
  const tag = [...(onDesk.includes(path) ? [] : [anyWidth.tag]), ...(path === '/' ? [] : [long.tag])];
  test(`one capture of ${path}, without scrolling, shows every line and every picture`, { tag }, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(page.locator('#preloader')).toBeHidden();
    await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
    await page.evaluate(() =>
      Promise.all(Array.from(document.images, (image) => image.complete && image.decode())),
    );
    const boxes = await page.evaluate(linesAndPictures);
    expect(boxes.some(({ name }) => name.startsWith('©'))).toBe(true);
    expect(await blankIn(await page.screenshot({ fullPage: true }), boxes)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

function missingPictures(): string[] {
  const shown = Array.from(document.images).filter((image) => image.checkVisibility());
  return shown.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src);
}

/** Boxes in the page of each line of text and each picture that a reader who scrolls gets to see. */
function linesAndPictures(): Box[] {
  const boxes: Box[] = [];
  /** Only a screen reader gets to it, or only with the focus. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const add = (name: string, { left, top, width, height }: DOMRect) => {
    // What a row that is moved sideways has beyond the edge is in no capture.
    const isInPage = left + width > 0 && left < innerWidth;
    if (isInPage && width > 1 && height > 1) boxes.push({ name, left, top: top + scrollY, width, height });
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    const parent = text.parentElement;
    if (!words || !parent?.checkVisibility({ visibilityProperty: true }) || isClipped(parent)) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) add(words, line);
  }
  for (const image of document.images)
    if (image.checkVisibility()) add(image.src, image.getBoundingClientRect());
  return boxes;
}

/** Names of the boxes in which the capture has one colour alone. */
async function blankIn(capture: Buffer, boxes: readonly Box[]): Promise<string[]> {
  const { data, info } = await sharp(capture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isBlank = ({ left, top, width, height }: Box) => {
    let [darkest, lightest] = [255, 0];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x++) {
        const shade = data[y * info.width + x] ?? 0;
        darkest = Math.min(darkest, shade);
        lightest = Math.max(lightest, shade);
      }
    }
    return lightest - darkest < 24;
  };
  return boxes.filter(isBlank).map(({ name }) => name);
}
