/** Shows the beginning of a part that is taller than the window, of which a browser shows the middle. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
  if (part && part.offsetHeight > window.innerHeight) part.scrollIntoView({ block: 'start' });
}
