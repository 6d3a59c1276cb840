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

/** Brings files here, and runs none. */
function fetchModules(files: Iterable<string>): void {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}

/** At once, or when a page that was rendered ahead is opened. */
function whenSeen(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** What each island that shows something needs. */
function neededBy(islands: Iterable<HTMLElement>): Set<string> {
  const files = new Set<string>();
  for (const { firstElementChild, dataset } of islands) {
    // A dialog that is closed takes no room, and nothing is fetched for it.
    if (!firstElementChild?.getClientRects().length || dataset.when) continue;
    const { shared, islands: own } = FILES_AHEAD;
    for (const file of [...shared, ...(own[dataset.island ?? ''] ?? [])]) files.add(file);
  }
  return files;
}

export function begin({ hydrateNow, islandOf, startSite }: Bootstrap): void {
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
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
    const { connection } = navigator as Navigator & {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
    fetchModules(neededBy(islands));
  });
}
