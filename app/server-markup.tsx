import type { ReactNode } from 'react';

/** As React builds the page anew after an error, the markup moves along. */
const holders = new Map<string, Element>();

function findHolder(id: string): void {
  const found = holders.has(id) ? null : document.getElementById(id);
  if (found) holders.set(id, found);
}

function takeMarkup(holder: Element | null): void {
  if (!holder) return;
  const before = holders.get(holder.id);
  if (before && before !== holder) holder.append(...before.childNodes);
  holders.set(holder.id, holder);
}

interface Props {
  id: string;
  /** One class of each style sheet that the markup uses keeps the sheet in the browser's build. */
  styles: readonly string[];
  as?: 'div' | 'span';
  children: ReactNode;
}

/** The browser fetches neither code nor words of this markup: give children only if `import.meta.env.SSR` is true. */
export function ServerMarkup({ id, as: Holder = 'div', children }: Props) {
  if (!import.meta.env.SSR) findHolder(id);
  // React leaves alone what it finds for an empty text that may differ.
  return (
    <Holder id={id} ref={takeMarkup} suppressHydrationWarning>
      {children || ''}
    </Holder>
  );
}
