import { useEffect, useEffectEvent } from 'react';

/** Hears, anywhere on the page, what opens this: `<a data-opens="name">`, whose address is for those without scripts. */
export function useOpeners(name: string, open: () => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    if (!target.closest(`[data-opens="${name}"]`)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
