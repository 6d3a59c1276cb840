import { type RefObject, useEffect, useState } from 'react';

/** The buttons that send a form, and what is pressed at the very end of a page. */
const buttons = 'main form :is(button:not([type="button"]), input[type="submit"]), body > footer button';

/** How much of a thing this area hides: 1 is all of it. */
function shareHidden(thing: DOMRect, area: DOMRect): number {
  const width = Math.min(thing.right, area.right) - Math.max(thing.left, area.left);
  const height = Math.min(thing.bottom, area.bottom) - Math.max(thing.top, area.top);
  return width > 0 && height > 0 ? (width * height) / (thing.width * thing.height) : 0;
}

/** What has the focus, unless that is the whole page. */
function focused(): Element[] {
  const { activeElement: element } = document;
  return element && !element.matches('body, main') ? [element] : [];
}

/** Whether a part that floats over the page hides what has the focus, or a form's button, or much of one. */
function isInTheWay(part: Element): boolean {
  if (part.contains(document.activeElement)) return false;
  const area = part.getBoundingClientRect();
  const matters = [...focused(), ...document.querySelectorAll(buttons)];
  return matters.some(
    (one) => one.checkVisibility() && shareHidden(one.getBoundingClientRect(), area) > 0.25,
  );
}

const moves = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'];

/** Watches, while it is shown, whether a floating part is in the way of what the visitor is doing. */
export function useInTheWay(part: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [inTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    if (!shown) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setInTheWay(part.current !== null && isInTheWay(part.current)));
    };
    const stop = new AbortController();
    for (const move of moves)
      addEventListener(move, look, { capture: true, passive: true, signal: stop.signal });
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    return () => {
      stop.abort();
      growth.disconnect();
      cancelAnimationFrame(frame);
      setInTheWay(false);
    };
  }, [part, shown]);
  return inTheWay;
}
