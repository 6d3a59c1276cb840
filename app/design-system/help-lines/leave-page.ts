/** Leaves no way back to the page, and nothing of what was written in this tab. */
export function enableLeavePage(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-leave]');
    if (!link) return;
    event.preventDefault();
    try {
      sessionStorage.clear();
    } catch {
      // Forbidden, it holds nothing.
    }
    location.replace(link.href);
  });
}
