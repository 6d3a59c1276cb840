import { type RefObject, useEffect, useState } from 'react';
import { occludesWords } from './occlusion.ts';

const READING_SCROLL_PX = 80;

/** Once the page is scrolled, somebody reads it. */
function hasRoom(part: Element): boolean {
  return part.contains(document.activeElement) || (scrollY <= READING_SCROLL_PX && !occludesWords(part));
}

/** Whether the part covers no words of the first screen. Lost, the room does not come back by itself. */
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
