import { type ComponentType, useEffect, useState } from 'react';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/** If the dialog cannot be loaded, the link leads to the search page. */
export function SiteSearch() {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  useEffect(() => {
    const press = async (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest('a[data-shortcut-target="site-search"]');
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
    // Capturing: before the site's own handling of links.
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);

  return Dialog && <Dialog open={open} onClose={() => setOpen(false)} />;
}
