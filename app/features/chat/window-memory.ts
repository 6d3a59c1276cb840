const place = 'chat-window';
type Wish = 'open' | 'closed';

/** What the visitor last did with the window during this visit; null where nothing, or nothing can be remembered. */
export function recallWish(): Wish | null {
  try {
    const wish = sessionStorage.getItem(place);
    return wish === 'open' || wish === 'closed' ? wish : null;
  } catch {
    return null;
  }
}

export function rememberWish(wish: Wish): void {
  try {
    sessionStorage.setItem(place, wish);
  } catch {
    // Storage is full or forbidden: the next page begins as a first one does.
  }
}
