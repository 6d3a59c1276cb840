import { browserStorage } from '~/browser-storage.ts';

const choice = browserStorage('localStorage', 'moving-pictures');

/** Remembers on this device whether moving pictures may play. */
export function rememberPlaying(playing: boolean): void {
  choice.write(playing ? 'play' : 'pause');
}

type Line = { saveData?: boolean; effectiveType?: string };

/** The line is dear or slow, as far as the browser tells. */
function isThin({ saveData, effectiveType = '' }: Line = {}): boolean {
  return Boolean(saveData) || effectiveType.endsWith('2g');
}

/** Whether a moving picture may be fetched and begin without being asked. */
export function startsByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  const calm = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
  return !calm && !isThin(connection) && choice.read() !== 'pause';
}

/** Calls once the page has loaded and has nothing more urgent to do. The answer calls it off. */
export function whenPageIsAtRest(begin: () => void): () => void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => live && begin());
  let live = true;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    live = false;
  };
}
