import { browserStorage } from '~/browser/browser-storage.ts';

const choice = browserStorage('localStorage', 'shortcuts');

export const shortcutsAreOn = () => choice.read() !== 'off';

export const turnShortcuts = (on: boolean) => choice.write(on ? 'on' : 'off');

export function isMac(): boolean {
  return /Mac|iP/.test(navigator.platform);
}
