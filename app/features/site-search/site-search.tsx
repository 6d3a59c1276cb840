import { type ComponentType, useState } from 'react';
import { useOpeners } from '~/design-system/dialog/use-openers.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

/** Empty until a link opens it; if the dialog cannot be loaded, the link leads to the search page. */
export default function SiteSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  useOpeners('site-search', async (opener) => {
    try {
      const { SearchDialog } = await import('./search-dialog.tsx');
      setDialog(() => SearchDialog);
      setIsOpen(true);
    } catch {
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
    }
  });
  return Dialog && <Dialog open={isOpen} onClose={() => setIsOpen(false)} />;
}
SiteSearch.displayName = 'site-search';
