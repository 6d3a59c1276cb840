import { type ComponentType, useEffect, useState } from 'react';
import { isMac, shortcutsAreOn, turnShortcuts } from './shortcut-choice.ts';
import type { Props as PanelProps } from './shortcuts-panel.tsx';

/** Listens for the site's keys, and fetches the list of them when its button is pressed for the first time. */
export function Shortcuts() {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [button, setButton] = useState<HTMLButtonElement>();

  useEffect(() => {
    const stop = new AbortController();
    const press = async ({ target }: Event) => {
      const pressed = target instanceof Element && target.closest('[data-shortcut-target="shortcuts"]');
      // From then on the button is the panel's own, and the browser toggles it.
      if (!(pressed instanceof HTMLButtonElement) || pressed.popoverTargetElement) return;
      const { ShortcutsPanel } = await import('./shortcuts-panel.tsx');
      setButton(pressed);
      setPanel(() => ShortcutsPanel);
    };
    document.addEventListener('click', press, stop);
    return () => stop.abort();
  }, []);

  return (
    Panel && button && <Panel button={button} mac={isMac()} isOn={shortcutsAreOn} onTurn={turnShortcuts} />
  );
}
