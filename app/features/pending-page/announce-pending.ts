/** A page that comes at once needs no announcement. */
const NOTICE_DELAY_MS = 300;

/** Announces a page of this site that was asked for and is long in coming. */
export function enablePendingPage(): void {
  const notices = [...document.querySelectorAll<HTMLElement>('[data-pending]')];
  let waiting: ReturnType<typeof setTimeout>;

  const show = (shown?: HTMLElement) => {
    clearTimeout(waiting);
    for (const notice of notices) notice.hidden = notice !== shown;
  };
  const follow = (event: Event) => {
    show();
    const address = destinationOf(event);
    const notice =
      address && notices.find(({ dataset }) => address.pathname.startsWith(`${dataset.pending}`));
    // A later listener may still take the press for itself.
    if (notice) waiting = setTimeout(() => event.defaultPrevented || show(notice), NOTICE_DELAY_MS);
  };
  document.addEventListener('click', follow);
  document.addEventListener('submit', follow);
  addEventListener('pagehide', () => show());
}

/** The page of this site that a press on a link, or a form, asks for in this window. */
function destinationOf(event: Event): URL | undefined {
  const address =
    event.target instanceof HTMLFormElement ? sentBy(event.target) : linkedBy(event as MouseEvent);
  if (!address) return undefined;
  const url = new URL(address);
  const isPage = url.origin === location.origin && !/\.\w+$/.test(url.pathname);
  return isPage ? url : undefined;
}

const sentBy = ({ method, action }: HTMLFormElement) => (method === 'get' ? action : undefined);

function linkedBy({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const staysHere = link.hash && link.pathname + link.search === location.pathname + location.search;
  return staysHere ? undefined : link.href;
}
