import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What must never be hidden, besides what has the focus. */
const SEND_BUTTONS = 'main form :is(button:not([type="button"]), input[type="submit"]), body > footer button';

/** From 0 to 1. */
function shareHidden(element: DOMRect, area: DOMRect): number {
  const width = Math.min(element.right, area.right) - Math.max(element.left, area.left);
  const height = Math.min(element.bottom, area.bottom) - Math.max(element.top, area.top);
  return width > 0 && height > 0 ? (width * height) / (element.width * element.height) : 0;
}

function focused(): Element[] {
  const { activeElement: element } = document;
  return element && !element.matches('body, main') ? [element] : [];
}

function occludes(part: Element): boolean {
  if (part.contains(document.activeElement)) return false;
  const area = part.getBoundingClientRect();
  const matters = [...focused(), ...document.querySelectorAll(SEND_BUTTONS)];
  return matters.some(
    (one) => one.checkVisibility() && shareHidden(one.getBoundingClientRect(), area) > 0.25,
  );
}

const MOVES = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'];

export function useOcclusion(part: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [occluding, setOccluding] = useState(false);
  useEffect(() => {
    if (!shown) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setOccluding(part.current !== null && occludes(part.current)));
    };
    const stop = new AbortController();
    for (const move of MOVES)
      addEventListener(move, look, { capture: true, passive: true, signal: stop.signal });
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    return () => {
      stop.abort();
      growth.disconnect();
      cancelAnimationFrame(frame);
      setOccluding(false);
    };
  }, [part, shown]);
  return occluding;
}

/** In pixels. */
const READING_SCROLL = 80;

export const isBeingRead = () => scrollY > READING_SCROLL;

export function useAutoHide(part: RefObject<HTMLElement | null>, isUncalled: boolean, onReading: () => void) {
  const look = useEffectEvent(() => {
    if (isBeingRead() && !part.current?.contains(document.activeElement)) onReading();
  });
  useEffect(() => {
    if (!isUncalled) return;
    // Scroll events within the window do not bubble this far.
    document.addEventListener('scroll', look, { passive: true });
    return () => document.removeEventListener('scroll', look);
  }, [isUncalled]);
}
