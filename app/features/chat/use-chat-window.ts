import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserStorage } from '~/browser/browser-storage.ts';
import type { ChatWindowProps } from './chat-window.tsx';
import { CHAT_LOAD_TIMEOUT_MS } from './load-timeout.ts';
import { useRoom } from './placement/use-room.ts';
import { useSheet } from './placement/use-sheet.ts';

const load = () => import('./chat-window.tsx').then(({ ChatWindow }) => ChatWindow);
const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, CHAT_LOAD_TIMEOUT_MS));
/** Keeps the visitor's last choice for the whole visit. */
const choice = browserStorage('sessionStorage', 'chat-window');

/** Since it was opened over this entry of the history: a reload leaves it as it was. */
const wasSheetOpen = () => typeof history !== 'undefined' && Boolean(history.state?.sheet);

/** Escape closes these before the window. */
const ON_TOP = 'dialog:modal, :popover-open, nav [aria-expanded="true"]';

/**
 * Beside the page the window opens by itself where it has room, or as it was left; as a sheet only where it was left open, on the same page.
 * A page that `returned` from the browser's memory takes the entry of its sheet out of the history, and begins with it closed.
 */
export function useChatWindow(returned: boolean) {
  const part = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const sheet = useSheet();
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps>>();
  const [chosen, setChosen] = useState(choice.read);
  const [isCalled, setIsCalled] = useState(!returned && wasSheetOpen);
  const hasRoom = useRoom(part, !sheet && chosen === null);
  const isWanted = sheet ? isCalled : chosen === 'open' || (chosen === null && hasRoom);
  const isOpen = Window !== undefined && isWanted;

  useEffect(() => {
    if (isWanted)
      load()
        .then((loaded) => setWindow(() => loaded))
        .catch(() => undefined);
  }, [isWanted]);

  const choose = (next: 'open' | 'closed') => {
    choice.write(next);
    setChosen(next);
  };
  const open = async (opener: Element | null) => {
    before.current = document.activeElement;
    if (opener) opener.ariaBusy = 'true';
    const loaded = await Promise.race([load(), tooLate()]);
    if (opener) opener.ariaBusy = null;
    setWindow(() => loaded);
    setIsCalled(true);
    choose('open');
  };
  const close = () => {
    const hadFocus = part.current?.contains(document.activeElement);
    flushSync(() => {
      setIsCalled(false);
      choose('closed');
    });
    if (!hadFocus) return;
    const isThere = before.current?.checkVisibility() && before.current !== document.body;
    const focusTarget = isThere ? before.current : button.current;
    if (focusTarget instanceof HTMLElement) focusTarget.focus();
  };
  const closeOnEscape = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && !document.querySelector(ON_TOP)) close();
  });
  // From when the window is on its way: whoever is quicker than it presses Escape once, too.
  useLayoutEffect(() => {
    if (sheet || !isWanted) return;
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [sheet, isWanted]);

  const keepOpen = () => {
    setIsCalled(true);
    if (!sheet) choose('open');
  };

  return { part, button, Window, isOpen, isCalled, sheet, open, close, keepOpen };
}
