/** A job without an id is listed, but its button can only say what is wrong. */
export function enableJobWithoutPage(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-leads-nowhere]')) return;
    reportError(new Error('A job without an id has no page.'));
  });
}
