import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { browserStorage } from '~/browser-storage.ts';
import type { ChatWindowProps } from './chat-window.tsx';
import { isBeingRead, useAutoHide } from './occlusion.ts';
import { useSheet } from './sheet.ts';

const load = () => import('./chat-window.tsx').then(({ ChatWindow }) => ChatWindow);
const lastChoice = browserStorage('sessionStorage', 'chat-window');
const whenIdle = (then: () => void) => (window.requestIdleCallback ?? setTimeout)(then);

/** `called`: opened by the visitor; `shown`: by itself. */
type State = 'closed' | 'shown' | 'called';

/** Beside the page the window opens by itself; as a sheet it never does. */
export function useChatWindow(part: RefObject<HTMLElement | null>, toggle: RefObject<HTMLElement | null>) {
  const sheet = useSheet();
  const { pathname } = useLocation();
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps>>();
  const [state, setState] = useState<State>('closed');
  const [hiddenOn, setHiddenOn] = useState<string>();
  const before = useRef<Element>(null);

  useEffect(() => {
    if (sheet) return setState((now) => (now === 'shown' ? 'closed' : now));
    if (lastChoice.read() === 'closed') return;
    let left = false;
    whenIdle(async () => {
      const loaded = await load().catch(() => undefined);
      if (left || !loaded) return;
      setWindow(() => loaded);
      if (isBeingRead()) setHiddenOn(location.pathname);
      setState((now) => (now === 'closed' ? 'shown' : now));
    });
    return () => {
      left = true;
    };
  }, [sheet]);

  const open = async () => {
    before.current = document.activeElement;
    const loaded = await load();
    lastChoice.write('open');
    setWindow(() => loaded);
    setHiddenOn(undefined);
    setState('called');
  };
  const close = () => {
    const hadFocus = part.current?.contains(document.activeElement);
    lastChoice.write('closed');
    flushSync(() => setState('closed'));
    if (!hadFocus) return;
    const isThere = before.current?.isConnected && before.current !== document.body;
    const focusTarget = isThere ? before.current : toggle.current;
    if (focusTarget instanceof HTMLElement) focusTarget.focus();
  };
  const autoHide = () => {
    setHiddenOn(pathname);
    setState('shown');
  };
  const isOpen = state !== 'closed' && hiddenOn !== pathname;
  useAutoHide(part, isOpen && state === 'shown' && !sheet, () => setHiddenOn(pathname));

  return { Window, isOpen, called: state === 'called', sheet, open, close, autoHide };
}
