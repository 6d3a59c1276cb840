import { type RefObject, useEffect, useEffectEvent } from 'react';

/** So far, in pixels, a page is scrolled before it counts as being read. */
const threshold = 80;

export const isBeingRead = () => scrollY > threshold;

/** Tells when the page under a window that nobody called for is being read. */
export function useGiveWay(part: RefObject<HTMLElement | null>, isUncalled: boolean, giveWay: () => void) {
  const look = useEffectEvent(() => {
    if (isBeingRead() && !part.current?.contains(document.activeElement)) giveWay();
  });
  useEffect(() => {
    if (!isUncalled) return;
    // Scrolling within the window does not come this far.
    document.addEventListener('scroll', look, { passive: true });
    return () => document.removeEventListener('scroll', look);
  }, [isUncalled]);
}
