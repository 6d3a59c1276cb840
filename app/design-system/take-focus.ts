/** For the heading of a page that is the answer to something that was sent: a browser focuses it without scripting. */
export const answerFocus = { tabIndex: -1, autoFocus: true };

/** For an answer below the heading: screen readers say the name of a group, and nothing of an element without a role. */
export function answerGroup(label: string) {
  return { ...answerFocus, role: 'group', 'aria-label': label };
}

/** Shows the beginning of a part that is taller than the window, of which a browser shows the middle. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
  if (part && part.offsetHeight > window.innerHeight) part.scrollIntoView({ block: 'start' });
}
