import { findBrowser } from '../../tools/find-browser.js';

/** How the project starts Chromium. Without these words it waits for its maker's hosts, which a closed network refuses. */
export const browserOptions = {
  executablePath: findBrowser() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
