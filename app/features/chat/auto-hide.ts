import { occludes } from './occlusion.ts';

const MOVES = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'];

/** The chat's button slips away while it would lie over what the page is for. */
export function enableAutoHide(): void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const toggle = document.querySelector('[data-auto-hide]');
      toggle?.toggleAttribute('data-away', occludes(toggle));
    });
  };
  for (const move of MOVES) addEventListener(move, look, { capture: true, passive: true });
  new ResizeObserver(look).observe(document.body);
}
