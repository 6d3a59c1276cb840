import { browserStorage } from '~/browser/browser-storage.ts';

/** Nothing of the loop is fetched before the page is at rest, under reduced motion, or if data is saved. */
export function enableHeroFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('[data-hero-film]');
  const button = film?.nextElementSibling;
  if (!film || !(button instanceof HTMLButtonElement)) return;
  const lastChoice = browserStorage('localStorage', 'moving-pictures');
  let playing = false;

  const follow = () => {
    if (!playing || document.hidden) return film.pause();
    // A browser may refuse to play: then it stands still.
    film.play().catch(({ name }: DOMException) => name === 'AbortError' || turn(false));
  };
  const turn = (on: boolean) => {
    playing = on;
    film.toggleAttribute('data-playing', on);
    button.setAttribute('aria-label', (on ? button.dataset.pause : button.dataset.play) ?? '');
    follow();
  };

  film.addEventListener('playing', () => film.setAttribute('data-shown', ''));
  document.addEventListener('visibilitychange', follow);
  button.addEventListener('click', () => {
    lastChoice.write(playing ? 'pause' : 'play');
    turn(!playing);
  });
  whenPageIsAtRest(() => {
    film.hidden = button.hidden = false;
    turn(lastChoice.read() !== 'pause' && !isCalm());
  });
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isThin = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  return isThin || matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}

function whenPageIsAtRest(begin: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
