import { button } from '~/design-system/button/button.module.css';

/** What the chat must never lie over, besides what has the focus. */
const KEPT_CLEAR = `main :is(h1, h2, label, input, select, textarea, button, .${button}), body > footer button`;

/** In pixels: what all but touches looks covered. */
const DISTANCE = 12;

/** The box of a heading is wider than its words. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('h1, h2')) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

function covers(area: DOMRect, element: Element): boolean {
  const { left, right, top, bottom } = boxOf(element);
  const isBeside = left > area.right + DISTANCE || right < area.left - DISTANCE;
  return !isBeside && top < area.bottom + DISTANCE && bottom > area.top - DISTANCE;
}

export function occludes(part: Element): boolean {
  const { activeElement: focused } = document;
  if (part.contains(focused)) return false;
  const kept = [...document.querySelectorAll(KEPT_CLEAR)];
  if (focused && !focused.matches('body, [tabindex="-1"]')) kept.push(focused);
  const area = part.getBoundingClientRect();
  return kept.some((element) => element.checkVisibility() && covers(area, element));
}
