import { type ComponentType, useEffect, useState } from 'react';
import type { SearchDialogProps } from './search-dialog.tsx';

function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/** Empty until a link opens it; if the dialog cannot be loaded, the link leads to the search page. */
export default function SiteSearch() {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  useEffect(() => {
    const press = async (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('[data-opens="site-search"]');
      if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return;
      event.preventDefault();
      try {
        const { SearchDialog } = await import('./search-dialog.tsx');
        setDialog(() => SearchDialog);
        setOpen(true);
      } catch {
        location.assign(link.href);
      }
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  return Dialog && <Dialog open={open} onClose={() => setOpen(false)} />;
}
