import type { Page } from '@playwright/test';
import { film as words } from '#content/film.yaml';
import { home } from '#content/home.yaml';
import { partners } from '#content/partners.yaml';
import { type Film, heroLoop, lifestyleLoop, storyFilm } from '#domain/media/films.ts';
import { scenes } from '#domain/media/pictures.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ reducedMotion: 'no-preference' });

const pathsOf = (film: Film | null) => film?.sources.map(({ src }) => src) ?? [];

/** Every film file that the page asks for from now on. */
function watchFetches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const isPlaying = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => !film.paused);

/** True if the page had loaded before the first film file was asked for, by the browser's own records. */
const cameAfterLoading = (page: Page) =>
  page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const films = performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp4)$/.test(name));
    return films.length > 0 && films.every(({ startTime }) => startTime >= (arrival?.loadEventStart ?? 0));
  });

/** Makes the page believe that its tab is in the background, or back. */
const putTabInBackground = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('the loop behind the first words comes after the page, plays, and can be paused for good', async ({
  page,
}) => {
  test.skip(!heroLoop || !lifestyleLoop, 'this provider has no loops');
  const asked = watchFetches(page);
  await visit(page, '/');
  const pause = page.getByRole('button', { name: 'Pause the moving picture' });
  await expect(pause).toBeVisible();
  const box = await pause.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(pathsOf(heroLoop)).toContain(asked[0]);
  await expect.poll(() => cameAfterLoading(page)).toBe(true);
  await expect(page.locator('video').first()).toHaveAttribute('aria-hidden', 'true');

  await putTabInBackground(page, true);
  await expect.poll(() => isPlaying(page)).toBe(false);
  await putTabInBackground(page, false);
  await expect.poll(() => isPlaying(page)).toBe(true);

  await pause.click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  await putTabInBackground(page, true);
  await putTabInBackground(page, false);
  expect(await isPlaying(page)).toBe(false);

  // The device remembers, on the other page with a loop too, and fetches nothing.
  asked.length = 0;
  await visit(page, '/lifestyle');
  const play = page.getByRole('button', { name: 'Play the moving picture' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

for (const [width, height] of [
  [1024, 768],
  [1280, 900],
  [1920, 945],
] as const) {
  test(`the loop has its button in a window of ${width} by ${height}`, async ({ page }) => {
    test.skip(!heroLoop, 'this provider has no loop');
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    await expect(page.getByRole('button', { name: 'Pause the moving picture' })).toBeVisible();
  });
}

const thrifty = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });

for (const reason of ['reduced motion', 'data saving'] as const) {
  test(`under ${reason} the poster stays, and the loop is fetched only when asked for`, async ({ page }) => {
    test.skip(!heroLoop, 'this provider has no loop');
    if (reason === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else await page.addInitScript(thrifty);
    const asked = watchFetches(page);
    await visit(page, '/');
    const play = page.getByRole('button', { name: 'Play the moving picture' });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
}

test('the short film waits to be played, has captions and a transcript, and pauses with the tab', async ({
  page,
}) => {
  test.skip(!storyFilm, 'this provider has no short film');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = watchFetches(page);
  await visit(page, '/');
  const film = page.locator('video[controls]');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAccessibleName(words.title);
  const picture = film.locator('..').getByRole('presentation');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked).toEqual([]);

  await film.evaluate((film: HTMLVideoElement) => film.play());
  expect(pathsOf(storyFilm)).toContain(asked[0]);
  await expect
    .poll(() =>
      film.evaluate((film: HTMLVideoElement) => [film.textTracks[0]?.mode, film.textTracks[0]?.cues?.length]),
    )
    .toEqual(['showing', words.captions.length]);
  await putTabInBackground(page, true);
  await expect(film).toHaveJSProperty('paused', true);
  await putTabInBackground(page, false);
  await expect(film).toHaveJSProperty('paused', false);

  await page.getByText(words.transcriptLabel).click();
  for (const paragraph of words.transcript) await expect(page.getByText(paragraph)).toBeVisible();
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster stands in the hero, and the film has its own controls', async ({ page }) => {
    await page.goto('/');
    const { alt } = heroLoop?.poster ?? scenes['hero-home'];
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('alt', alt);
    const shown = page.locator('video').filter({ visible: true });
    await expect(shown).toHaveCount(storyFilm ? 1 : 0);
    await expect(page.locator('video[controls]').filter({ visible: true })).toHaveCount(storyFilm ? 1 : 0);
    await expect(page.getByRole('button', { name: /moving picture/ })).toHaveCount(0);
    const samples = partners.some(({ sample }) => sample);
    await expect(page.getByText(home.partners.note)).toHaveCount(samples ? 1 : 0);
  });
});
