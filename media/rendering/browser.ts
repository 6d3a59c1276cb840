import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'] as const;

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

/** The browser that turns drawings into pixels: the system's own if there is one, else Playwright's. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path));
  return chromium.launch({ args: QUIET, ...(executablePath ? { executablePath } : {}) });
};
