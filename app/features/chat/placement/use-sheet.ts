import { useSyncExternalStore } from 'react';

/** If there is no room beside the page, the window is a sheet over it. */
const SHEET_QUERY = '(width <= 48rem), (height <= 30rem)';

function watch(onChange: () => void) {
  const size = matchMedia(SHEET_QUERY);
  size.addEventListener('change', onChange);
  return () => size.removeEventListener('change', onChange);
}

const isSheet = () => matchMedia(SHEET_QUERY).matches;

export function useSheet(): boolean {
  return useSyncExternalStore(watch, isSheet, () => true);
}

/** Keeps a sheet within the part of the window that the on-screen keyboard leaves free. */
export function fitToVisualViewport(sheet: HTMLElement): () => void {
  const view = window.visualViewport;
  const stop = new AbortController();
  const follow = () => {
    if (!view) return;
    // Enlarged with two fingers it shows less, but nothing is hidden.
    const isEnlarged = view.scale > 1;
    sheet.style.setProperty('--visible-height', isEnlarged ? '100dvb' : `${view.height}px`);
    sheet.style.setProperty('--visible-top', isEnlarged ? '0px' : `${view.offsetTop}px`);
  };
  follow();
  view?.addEventListener('resize', follow, stop);
  view?.addEventListener('scroll', follow, stop);
  return () => stop.abort();
}
