// What a page does by itself, once it is loaded and idle. It is fetched then: no page carries it, nor its table.

interface Bootstrap {
  hydrateNow: (island: HTMLElement) => Promise<unknown>;
  islandOf: (target: Element) => HTMLElement | null;
  startSite: () => Promise<unknown>;
}

const WIDE = '(width > 48rem)';
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Whether something typed is kept for a form, from before a reload, a link or the back button. */
function hasDraft({ dataset: { draft } }: HTMLFormElement): boolean {
  try {
    return draft !== undefined && sessionStorage.getItem(draft) !== null;
  } catch {
    return false;
  }
}

const fetched = new Set<string>();

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Brings files here, and runs none. */
function fetchModules(files: readonly string[], fetchPriority: 'high' | 'low'): void {
  for (const href of files) {
    if (fetched.has(href)) continue;
    fetched.add(href);
    addLink({ rel: 'modulepreload', href, fetchPriority });
  }
}

function fetchIsland({ dataset: { island = '' } }: HTMLElement, fetchPriority: 'high' | 'low'): void {
  fetchModules([...FILES_AHEAD.hydrate, ...(FILES_AHEAD.islands[island] ?? [])], fetchPriority);
}

/** At once, or when a page that was rendered ahead is opened. */
function whenSeen(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Begins all that, and answers with how an island's files are asked for once it is touched. */
export function begin({ hydrateNow, islandOf, startSite }: Bootstrap): (island: HTMLElement) => void {
  whenIdle(() => {
    const islands = document.querySelectorAll<HTMLElement>('[data-island]');
    for (const form of document.forms) {
      const island = hasDraft(form) && islandOf(form);
      if (island) hydrateNow(island).catch(() => {});
    }
    if (matchMedia(WIDE).matches || history.state?.sheet) {
      startSite().catch(() => {});
      whenSeen(() => {
        for (const island of islands) if (island.dataset.when) hydrateNow(island).catch(() => {});
      });
    }
    // Chromium fetches it at once, before what a page shows first, and needs it only to put the site among its apps.
    addLink({ rel: 'manifest', href: '/site.webmanifest' });
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
    const { connection } = navigator as Navigator & {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
    // A dialog that is closed takes no room, and nothing is fetched for it. All are looked at before the page is changed.
    const shown = [...islands].filter(({ firstElementChild }) => firstElementChild?.getClientRects().length);
    fetchModules(FILES_AHEAD.siteScript, 'low');
    for (const island of shown) if (!island.dataset.when) fetchIsland(island, 'low');
  });
  return (island) => fetchIsland(island, 'high');
}
