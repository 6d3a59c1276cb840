import { isMac, shortcutsAreOn } from './shortcut-choice.ts';

/**
 * The part of the page that a shortcut is for. A part says so itself with `data-shortcut-target`, so the parts need
 * not know each other, and a key that nothing here answers to stays the browser's. A modal dialog hides the rest.
 */
function shortcutTarget(name: string): HTMLElement | undefined {
  const place = document.querySelector('dialog:modal') ?? document;
  const parts = place.querySelectorAll<HTMLElement>(`[data-shortcut-target="${name}"]`);
  return [...parts].find((part) => !part.matches('input') || part.checkVisibility());
}

function targetOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  if (altKey) return undefined;
  if (metaKey || (ctrlKey && !isMac())) {
    if (shiftKey) return undefined;
    if (key === 'k') return shortcutTarget('search') ?? shortcutTarget('site-search');
    return key === 's' ? shortcutTarget('shortcuts') : undefined;
  }
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !typing ? shortcutTarget('chat') : undefined;
}

function onShortcutKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  const target = targetOf(event);
  if (!target || !shortcutsAreOn()) return;
  event.preventDefault();
  if (target instanceof HTMLInputElement) {
    target.focus();
    target.select();
  } else target.click();
}

/** The keys do what they stand for here, unless turned off: they focus a field, or press a button. */
export function enableShortcutKeys(): void {
  document.addEventListener('keydown', onShortcutKey);
}
