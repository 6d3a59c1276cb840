import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/** Client-side navigation for server-written markup. */
export function useFollowLinks(part: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainPress(event) || event.defaultPrevented || link.origin !== location.origin) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    const element = part.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [part, navigate]);
}
