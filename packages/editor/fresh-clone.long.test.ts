import { expect, it } from 'vitest';
import { startEditor } from '../../tests/support/start-editor.ts';

const isSeen = async (address: string) => (await fetch(address).catch(() => null))?.status === 200;

it('in a fresh clone the editor opens, and the site beside it is that of the folder that .env names', async () => {
  const { editor, site, stop } = await startEditor(false);
  try {
    expect(await (await fetch(editor)).text()).toContain('<h1>What would you like to change?</h1>');
    await expect.poll(() => isSeen(site), { timeout: 120_000, interval: 1000 }).toBe(true);
    const page = await (await fetch(site)).text();
    expect(page).toContain('Alderley');
    const [font = ''] = /[^"]+fraunces[^"]*\.woff2/.exec(page) ?? [];
    expect(await isSeen(new URL(font, site).href)).toBe(true);
  } finally {
    await stop();
  }
}, 300_000);
