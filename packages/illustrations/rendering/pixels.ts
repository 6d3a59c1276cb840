import type { Browser } from 'playwright';

export type Size = { width: number; height: number };

/** Drawings are rendered at twice their size and reduced, so that displaced edges stay smooth. */
const OVERSAMPLING = 2;

export const RENDER_TIMEOUT_MS = 300_000;

/** Draws one SVG document in the browser; resolves with a PNG of twice the given size. */
export const renderPng = async (browser: Browser, svg: string, { width, height }: Size): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: OVERSAMPLING });
  try {
    await page.setContent(`<!doctype html><style>*{margin:0}svg{display:block}</style>${svg}`, {
      timeout: RENDER_TIMEOUT_MS,
    });
    return await page.screenshot({ timeout: RENDER_TIMEOUT_MS });
  } finally {
    await page.close();
  }
};

/** Draws one layer, see-through where nothing is drawn; resolves with a PNG of twice the given size. */
export const renderCel = async (browser: Browser, svg: string, { width, height }: Size): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: OVERSAMPLING });
  try {
    await page.setContent(
      `<!doctype html><style>*{margin:0;background:none}svg{display:block}</style>${svg}`,
    );
    return await page.screenshot({ timeout: RENDER_TIMEOUT_MS, omitBackground: true });
  } finally {
    await page.close();
  }
};
