import { type RefObject, useEffect, useState } from 'react';
import { boxesKeptClear, covers, READING_SCROLL_PX } from './occlusion.ts';

/** Beyond it the window would hide the beginning of the page. */
const MAX_SHARE_OF_PICTURE = 0.45;

function shareOf(picture: DOMRect, { left, right, top, bottom }: DOMRect): number {
  const width = Math.max(0, Math.min(right, picture.right) - Math.max(left, picture.left));
  const height = Math.max(0, Math.min(bottom, picture.bottom) - Math.max(top, picture.top));
  return (width * height) / (picture.width * picture.height || 1);
}

/** Once the page is scrolled, somebody reads it. */
function hasRoom(part: Element): boolean {
  if (part.contains(document.activeElement)) return true;
  const area = part.getBoundingClientRect();
  const picture = document.querySelector('main > :first-child img')?.getBoundingClientRect();
  const hidesPicture = picture && shareOf(picture, area) > MAX_SHARE_OF_PICTURE;
  return scrollY <= READING_SCROLL_PX && !hidesPicture && !covers(area, boxesKeptClear());
}

/** True if the part covers no words of the first screen. Lost, the room does not come back by itself. */
export function useRoom(part: RefObject<Element | null>, isWatched: boolean): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (!isWatched || !current) return setRoom(false);
    setRoom(hasRoom(current));
    const look = () => setRoom((before) => before && hasRoom(current));
    const stop = new AbortController();
    for (const move of ['scroll', 'resize', 'focusin'])
      addEventListener(move, look, { passive: true, signal: stop.signal });
    // Text that the visitor enlarges moves the page without any of these.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    return () => {
      stop.abort();
      growth.disconnect();
    };
  }, [part, isWatched]);
  return room;
}
