/** Resolves at once, or when the pointer that is down has been let go and its click is over. */
export function pressEnded(): Promise<void> {
  if (!document.querySelector(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    for (const kind of ['pointerup', 'pointercancel'])
      addEventListener(kind, () => setTimeout(resolve), { once: true, capture: true });
  });
}
