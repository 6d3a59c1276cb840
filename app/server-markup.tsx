import type { ReactNode } from 'react';

/** The element that holds each part's markup; as React builds the page anew after a fault, the markup moves along. */
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
  /** One class of each style sheet that the markup uses: naming it keeps the sheet in the browser's build. */
  styles: readonly string[];
  /** A `span` where only words may stand, as in a button. */
  as?: 'div' | 'span';
  children: ReactNode;
}

/**
 * Markup that stays as the server wrote it: the browser fetches neither the code nor the words that made it. The
 * children are for the server alone and have no state and no effects; in the browser give none, by importing what
 * makes them only where `import.meta.env.SSR` is true.
 */
export function ServerMarkup({ id, as: Holder = 'div', children }: Props) {
  if (!import.meta.env.SSR) findHolder(id);
  // An empty text that may differ from what is there: React then leaves alone what it finds.
  return (
    <Holder id={id} ref={takeMarkup} suppressHydrationWarning>
      {children || ''}
    </Holder>
  );
}
