import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { browserFlags } from '../../../tools/setup/browser-flags.ts';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'] as const;

/** The browser that turns drawings into pixels: the system's own if there is one, else Playwright's. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path));
  return chromium.launch({
    args: [...browserFlags, '--force-color-profile=srgb'],
    ...(executablePath ? { executablePath } : {}),
  });
};
