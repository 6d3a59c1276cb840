import { browserStorage } from '~/browser-storage.ts';

const choice = browserStorage('localStorage', 'moving-pictures');

export function rememberPlaying(playing: boolean): void {
  choice.write(playing ? 'play' : 'pause');
}

type Line = { saveData?: boolean; effectiveType?: string };

function isThin({ saveData, effectiveType = '' }: Line = {}): boolean {
  return Boolean(saveData) || effectiveType.endsWith('2g');
}

export function startsByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  const calm = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
  return !calm && !isThin(connection) && choice.read() !== 'pause';
}

/** Calls `begin` once the page has loaded and is idle; the result cancels it. */
export function whenPageIsAtRest(begin: () => void): () => void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => live && begin());
  let live = true;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    live = false;
  };
}
