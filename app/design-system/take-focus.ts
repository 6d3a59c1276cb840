/** Of a part that is taller than the window a browser shows the middle: here it is read from its beginning. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
  if (part && part.offsetHeight > window.innerHeight) part.scrollIntoView({ block: 'start' });
}
