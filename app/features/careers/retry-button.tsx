import type { FormEvent } from 'react';
import { Button, type ButtonLook } from '~/design-system/button/button.tsx';

function reload(event: FormEvent) {
  event.preventDefault();
  location.reload();
}

/** Loads the page again; without scripts, by asking for its address anew. */
export function RetryButton({ variant, children }: Pick<ButtonLook, 'variant'> & { children: string }) {
  return (
    <form onSubmit={reload}>
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}
