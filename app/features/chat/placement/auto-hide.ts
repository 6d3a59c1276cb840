import { boxesKeptClear, controlsInUse, covers, peopleInSight, READING_SCROLL_PX } from './occlusion.ts';

const MOVES = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'];
const WIDE = '(width > 48rem)';

/** In its one corner: a bar with name and greeting where that covers nothing of a wide first screen, else its sign; away while a form needs the place. */
function place(button: HTMLElement): void {
  const isFocused = button.contains(document.activeElement);
  const wasBar = button.dataset.shape === 'bar';
  button.dataset.shape = 'bar';
  const fits = isFocused
    ? wasBar
    : !covers(button.getBoundingClientRect(), [...boxesKeptClear(), ...peopleInSight()]);
  const isBar = fits && matchMedia(WIDE).matches && scrollY <= READING_SCROLL_PX;
  if (!isBar) button.dataset.shape = 'sign';
  const isInTheWay = !isBar && covers(button.getBoundingClientRect(), controlsInUse());
  button.toggleAttribute('data-away', isInTheWay && !isFocused);
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
