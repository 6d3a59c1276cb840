import { type RefObject, useEffect, useState } from 'react';
import { boxesKeptClear, covers, peopleInSight, READING_SCROLL_PX } from './occlusion.ts';

/** Once the page is scrolled, somebody reads it. */
function hasRoom(part: Element): boolean {
  const boxes = [...boxesKeptClear(), ...peopleInSight()];
  return scrollY <= READING_SCROLL_PX && !covers(part.getBoundingClientRect(), boxes);
}

/** True if the part covers no words and nobody in the first screen. Lost, the room does not come back by itself. */
export function useRoom(part: RefObject<Element | null>, isWatched: boolean): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (!isWatched || !current) return setRoom(false);
    const isFocused = () => current.contains(document.activeElement);
    // A button that has the focus gives way to no window.
    setRoom(!isFocused() && hasRoom(current));
    const look = () => setRoom((before) => before && (isFocused() || hasRoom(current)));
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
