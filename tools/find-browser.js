// Plain JavaScript without dependencies: `setup.js` asks before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright's own downloads, newest first. */
function downloadedBrowsers() {
  const folders = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .sort()
    .reverse()
    .flatMap((folder) => [
      join(folder, 'chrome-linux/chrome'),
      join(folder, 'chrome-linux64/chrome'),
      join(folder, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    ]);
}

/** The browser that the tests drive, or null: `CHROMIUM_PATH`, the system's, or Playwright's download. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  const candidates = [...(named ? [named] : []), ...systemBrowsers, ...downloadedBrowsers()];
  return candidates.find((path) => existsSync(path)) ?? null;
}
