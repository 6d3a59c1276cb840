import { useSyncExternalStore } from 'react';

/** Where there is no room beside the page, the window is a sheet over it. */
const sheetQuery = '(width <= 48rem), (height <= 30rem)';

function watch(tell: () => void) {
  const size = matchMedia(sheetQuery);
  size.addEventListener('change', tell);
  return () => size.removeEventListener('change', tell);
}

const isSheet = () => matchMedia(sheetQuery).matches;

/** Whether the window is a sheet over the whole page. */
export function useSheet(): boolean {
  return useSyncExternalStore(watch, isSheet, () => true);
}
