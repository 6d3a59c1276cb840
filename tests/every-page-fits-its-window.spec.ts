import { pagesLookedAt } from './support/addresses.ts';
import { expect, test } from './support/site.ts';

const job = '/careers/home-care-worker-southampton';
const pages = [...pagesLookedAt, job, `${job}/apply`, '/search?q=care', '/area-notice', '/job-alerts'];

/** Controls that a finger or a mouse cannot reach: they lie, in part, beside the window. */
function beside(): string[] {
  const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const parts = 'a, button, input:not([tabindex="-1"]), select, textarea, summary';
  return [...document.querySelectorAll(parts)]
    .filter((part) => {
      const { left, right, width, height } = part.getBoundingClientRect();
      // Visually hidden text is one pixel.
      const shown = width > 1 && height > 1 && part.checkVisibility(visible);
      return shown && (left < -1 || right > innerWidth + 1);
    })
    .map((part) => part.outerHTML.slice(0, 120));
}

// The fonts that do not come.
test.use({ expectedNoise: [/net::ERR_FAILED/] });

for (const path of pages) {
  test(`${path} is no wider than its window, in the device's own fonts, with text at 100, 125 and 200 %`, async ({
    page,
  }) => {
    // Late or lost: the words stand in what the device has.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    const seen: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const text of [100, 125, 200]) {
        const at = `${width} px, text at ${text} %`;
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, text);
        // A phone shows a page that is wider in a wider window.
        const measured = () => ({ page: document.documentElement.scrollWidth, window: innerWidth });
        seen[at] = { ...(await page.evaluate(measured)), beside: await page.evaluate(beside) };
        wanted[at] = { page: width, window: width, beside: [] };
      }
    }
    expect(seen).toEqual(wanted);
  });
}
