import { button } from '~/design-system/button/button.module.css';

const KEPT_WHOLE = `main :is(h1, h2, label, input, select, textarea, button, .${button}, section[aria-describedby]), body > footer button`;

/** Covered by less than this, words look merely touched. */
const DISTANCE = 8;

export const READING_SCROLL_PX = 80;

const isInWindow = ({ top, bottom, width }: DOMRect) => width > 1 && bottom > 0 && top < innerHeight;

/** The lines of words in a part of the page: the box of a paragraph is wider than they are. */
function linesIn(part: Element): DOMRect[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  const lines: DOMRect[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    words.selectNodeContents(text);
    lines.push(...words.getClientRects());
  }
  return lines;
}

/** All around a headline's words, and no further: its own box is as wide as the page. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('h1, h2')) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

/** Words, controls and the focus in sight: nothing of the chat may lie over them unasked. */
export function boxesKeptClear(): DOMRect[] {
  const parts = [...document.querySelectorAll('main > *, body > footer > *')];
  const controls = [...document.querySelectorAll(KEPT_WHOLE)].filter((control) => control.checkVisibility());
  const { activeElement: focused } = document;
  if (focused && !focused.matches('body, [tabindex="-1"]')) controls.push(focused);
  const seen = parts.filter((part) => isInWindow(part.getBoundingClientRect()));
  return [...seen.flatMap(linesIn), ...controls.map(boxOf)].filter(isInWindow);
}

const IN_USE = 'main form button, :is(main, body > footer) :focus:not([tabindex="-1"])';

/** Buttons of forms, and the field or link that has the focus. */
export function controlsInUse(): DOMRect[] {
  const controls = [...document.querySelectorAll(IN_USE)];
  return controls
    .filter((control) => control.checkVisibility())
    .map(boxOf)
    .filter(isInWindow);
}

/** Share of a picture's height: below it lies the ground on which people stand. */
const PEOPLE = 0.85;

/** Nobody in the first picture is covered, wherever it is cropped. */
export const peopleInSight = () =>
  [...document.querySelectorAll('main > :first-child img')].map((picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    return new DOMRect(x, y, width, PEOPLE * height);
  });

export const covers = (area: DOMRect, boxes: readonly DOMRect[]) =>
  boxes.some(
    ({ left, right, top, bottom }) =>
      left < area.right + DISTANCE &&
      right > area.left - DISTANCE &&
      top < area.bottom + DISTANCE &&
      bottom > area.top - DISTANCE,
  );
