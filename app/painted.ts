/** Longer than between two frames; a page in the background paints none. */
const LONGEST_MS = 100;

/** Resolves when what was changed now has been painted: for work that no press shall wait for. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
