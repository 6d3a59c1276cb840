import { boxesKeptClear, covers, peopleInSight, READING_SCROLL_PX } from './occlusion.ts';

const MOVES = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'];
const WIDE = '(width > 48rem)';

const STEP_PX = 24;

let raised = 0;

/** Pixels above its corner at which the sign lies over no words and no control; null if nowhere, or while the page is read. */
function findRaise(button: HTMLElement, boxes: readonly DOMRect[]): number | null {
  const { x, y, width, height } = button.getBoundingClientRect();
  const highest = scrollY > READING_SCROLL_PX ? 0 : y - (document.querySelector('header')?.offsetHeight ?? 0);
  // A press gives it the focus: moved then, it would no longer be under the pointer that lets go.
  if (button.contains(document.activeElement)) return Math.min(raised, highest);
  for (let raise = 0; raise <= highest; raise += STEP_PX)
    if (!covers(new DOMRect(x, y - raise, width, height), boxes)) return raise;
  return null;
}

/** In its corner a bar with name and greeting on a wide first screen, else its sign; above it where that would lie over words. */
function place(button: HTMLElement): void {
  const words = boxesKeptClear();
  const isFocused = button.contains(document.activeElement);
  const wasBar = button.dataset.shape === 'bar';
  button.style.translate = 'none';
  button.dataset.shape = 'bar';
  const fits = isFocused ? wasBar : !covers(button.getBoundingClientRect(), [...words, ...peopleInSight()]);
  const isBar = fits && matchMedia(WIDE).matches && scrollY <= READING_SCROLL_PX;
  if (!isBar) button.dataset.shape = 'sign';
  const raise = isBar ? 0 : findRaise(button, words);
  raised = raise ?? 0;
  button.style.translate = `0 ${-raised}px`;
  button.toggleAttribute('data-away', raise === null);
}

export function enableAutoHide(): void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const button = document.querySelector<HTMLElement>('[data-auto-hide]');
      if (button) place(button);
    });
  };
  for (const move of MOVES) addEventListener(move, look, { capture: true, passive: true });
  new ResizeObserver(look).observe(document.body);
}
