// Plain JavaScript without dependencies: `setup.js` asks before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** @typedef {'whole' | 'shell'} Browser `shell` is Chromium without windows of its own: quicker, and without a way back. */

const installed = {
  whole: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  shell: ['/usr/bin/chromium-headless-shell'],
};

/** Folder of Playwright's own downloads. */
const downloaded = {
  whole: {
    folder: /chromium-\d+$/,
    files: [
      'chrome-linux/chrome',
      'chrome-linux64/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    ],
  },
  shell: {
    folder: /chromium_headless_shell-\d+$/,
    files: [
      'chrome-linux/headless_shell',
      'chrome-headless-shell-linux64/chrome-headless-shell',
      'chrome-mac/headless_shell',
    ],
  },
};

/** @param {Browser} kind Newest first. */
function downloadedBrowsers(kind) {
  const folders = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => downloaded[kind].folder.test(folder))
    .sort()
    .reverse()
    .flatMap((folder) => downloaded[kind].files.map((file) => join(folder, file)));
}

/**
 * A browser that the tests drive, or null: `CHROMIUM_PATH`, the system's, or Playwright's download.
 * @param {Browser} kind
 */
export function findBrowser(kind) {
  const named = process.env.CHROMIUM_PATH;
  const candidates = [...(named ? [named] : []), ...installed[kind], ...downloadedBrowsers(kind)];
  return candidates.find((path) => existsSync(path)) ?? null;
}

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** `FIREFOX_PATH`, or the system's; null where there is none. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH ?? '', ...firefoxes].find((path) => existsSync(path)) ?? null;

/** WebKitGTK is driven by a program of its own, on a screen of its own. */
export const hasWebKit = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));
