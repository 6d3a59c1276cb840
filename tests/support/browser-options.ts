import { browserFlags } from '../../tools/setup/browser-flags.ts';
import { findBrowser } from '../../tools/setup/find-browser.js';

/** Playwright's disabled features; a list of ours takes the place of its own. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar's suggestions are two pages of its own in each new window: they cost more than a page of the site. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const args = [...browserFlags, `--disable-features=${[...offByPlaywright, ...addressBar]}`];

/**
 * Starts the whole Chromium, which alone keeps a page that was left for the way back, loads no picture
 * before it is near, and moves no pointer by itself.
 */
export const wholeBrowser = {
  executablePath: findBrowser('whole') ?? undefined,
  args,
  // Chromium does not run by the clock of `faketime`.
  env: { ...process.env, LD_PRELOAD: undefined },
};

/** Starts Chromium for everything else: without windows of its own a page costs a fifth less. */
export const browserOptions = {
  ...wholeBrowser,
  executablePath: findBrowser('shell') ?? wholeBrowser.executablePath,
};
