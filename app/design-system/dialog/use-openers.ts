import { useEffect, useEffectEvent } from 'react';

/** Hears, anywhere on the page, what opens this: `<a data-opens="name">`, whose address is for those without scripts. */
export function useOpeners(name: string, open: (opener: Element) => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const opener = target.closest(`[data-opens="${name}"]`);
    if (!opener) return;
    event.preventDefault();
    open(opener);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
