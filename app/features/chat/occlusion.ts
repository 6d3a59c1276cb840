import { button } from '~/design-system/button/button.module.css';

/** What nothing of the chat may lie over, besides what has the focus. */
const KEPT_CLEAR = `main :is(h1, h2, label, input, select, textarea, button, .${button}), body > footer button`;

/** What its window may not lie over as long as nobody has asked for it. */
const WORDS = 'main :is(h3, p, li, dt, dd)';

/** In pixels: what all but touches looks covered. */
const DISTANCE = 12;

/** The box of a heading or a paragraph is wider than its words. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('h1, h2, h3, p, li, dt, dd')) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

function covers(area: DOMRect, element: Element): boolean {
  const { left, right, top, bottom } = boxOf(element);
  const isBeside = left > area.right + DISTANCE || right < area.left - DISTANCE;
  return !isBeside && top < area.bottom + DISTANCE && bottom > area.top - DISTANCE;
}

export function occludes(part: Element, kept = KEPT_CLEAR): boolean {
  const { activeElement: focused } = document;
  if (part.contains(focused)) return false;
  const clear = [...document.querySelectorAll(kept)];
  if (focused && !focused.matches('body, [tabindex="-1"]')) clear.push(focused);
  const area = part.getBoundingClientRect();
  return clear.some(
    (element) => element.checkVisibility({ contentVisibilityAuto: true }) && covers(area, element),
  );
}

export const occludesWords = (part: Element): boolean => occludes(part, `${KEPT_CLEAR}, ${WORDS}`);
