/** Longer than between two frames; a page in the background paints none. */
const MAX_WAIT_MS = 100;

/** Resolves when what was changed now has been painted: for work that no press shall wait for. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_MS);
  });
}
