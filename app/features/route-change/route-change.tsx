import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';

/** Where reading goes on: where the address points, else the new page's heading. */
function newPlace(hash: string): HTMLElement | null {
  const place = hash && document.getElementById(hash.slice(1));
  return place || document.querySelector('main h1') || document.querySelector('main');
}

/**
 * After a change of page inside the site the focus goes where a fresh load would start reading, and the new title is
 * read out. Scrolling is the router's: to the top, to the fragment, or back to where one was.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname + hash);
  const region = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (shown.current === pathname + hash) return;
    const samePage = shown.current.split('#', 1)[0] === pathname;
    shown.current = pathname + hash;
    // A search within the page drops the fragment that led there: the focus stays with the search.
    if (samePage && !hash) return;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
    const place = newPlace(hash);
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (region.current) region.current.textContent = document.title;
  }, [pathname, hash]);

  return <VisuallyHidden ref={region} role="status" />;
}
