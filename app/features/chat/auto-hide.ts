import { boxesKeptClear, cardsInSight, covers, READING_SCROLL_PX } from './occlusion.ts';

const MOVES = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'];
const WIDE = '(width > 48rem)';

const STEP_PX = 24;

let raised = 0;

/** Pixels above its corner at which the button lies over no words and no control; null if nowhere, or while the page is read. */
function findRaise(button: HTMLElement, boxes: readonly DOMRect[]): number | null {
  const { x, y, width, height } = button.getBoundingClientRect();
  const highest = scrollY > READING_SCROLL_PX ? 0 : y - (document.querySelector('header')?.offsetHeight ?? 0);
  // A press gives it the focus: moved then, it would no longer be under the pointer that lets go.
  if (button.contains(document.activeElement)) return Math.min(raised, highest);
  for (let raise = 0; raise <= highest; raise += STEP_PX)
    if (!covers(new DOMRect(x, y - raise, width, height), boxes)) return raise;
  return null;
}

/** On a wide first screen a bar with name and greeting, clear of cards if it can be, else its sign; away where there is room for neither. */
function place(button: HTMLElement): void {
  const mayBeBar = matchMedia(WIDE).matches && scrollY <= READING_SCROLL_PX;
  button.style.translate = 'none';
  const words = boxesKeptClear();
  const bars = mayBeBar
    ? ([
        ['bar', [...words, ...cardsInSight()]],
        ['bar', words],
      ] as const)
    : [];
  let raise: number | null = null;
  for (const [shape, boxes] of [...bars, ['sign', words] as const]) {
    button.dataset.shape = shape;
    raise = findRaise(button, boxes);
    if (raise !== null) break;
  }
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
