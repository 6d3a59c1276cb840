import { type ComponentType, useEffect, useState } from 'react';
import type { ShortcutListProps } from './shortcut-list.tsx';

/** Empty until its button is pressed; from then on the list is the button's popover, and the browser toggles it. */
export default function ShortcutsPanel() {
  const [List, setList] = useState<ComponentType<ShortcutListProps>>();
  const [button, setButton] = useState<HTMLButtonElement>();

  useEffect(() => {
    const press = async ({ target }: Event) => {
      const pressed = target instanceof Element && target.closest('[data-opens="shortcuts-panel"]');
      if (!(pressed instanceof HTMLButtonElement) || pressed.popoverTargetElement) return;
      const { ShortcutList } = await import('./shortcut-list.tsx');
      setButton(pressed);
      setList(() => ShortcutList);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  return List && button && <List button={button} />;
}
ShortcutsPanel.displayName = 'shortcuts-panel';
