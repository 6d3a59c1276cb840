// Runs by itself once a page is loaded, painted and idle, and is fetched only then: no page carries it.

interface Bootstrap {
  hydrateNow: (island: HTMLElement) => Promise<unknown>;
  islandOf: (target: Element) => HTMLElement | null;
  startSite: () => Promise<unknown>;
  /** Divided by spaces, as an island's are. */
  hydrateFiles: string;
  siteScript: string;
}

const WIDE = '(width > 48rem)';
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** True if the tab still has a draft for a form, from before a reload, a link or the back button, or details to offer. */
function hasDraft({ dataset: { draft, offers } }: HTMLFormElement): boolean {
  try {
    return [draft, offers].some((key) => key !== undefined && sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

const fetched = new Set<string>();

const arrivals: Promise<unknown>[] = [];

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

function fetchModule(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  arrivals.push(
    new Promise((settle) => {
      addLink({ rel: 'modulepreload', href, fetchPriority: 'low', onload: settle, onerror: settle });
    }),
  );
}

const takesRoom = ({ firstElementChild }: Element) => firstElementChild?.getClientRects().length;

/** One after the other: each takes a phone some milliseconds to ask for, in which it feels nothing. */
function fetchWhenIdle([href, ...later]: readonly string[]): void {
  whenIdle(() => {
    if (href === undefined) return fetchPictures(0);
    fetchModule(href);
    fetchWhenIdle(later);
  });
}

/** Fetches pictures far below behind every script that was asked for: a capture of the whole page does not scroll to them. */
async function fetchPictures(settled: number): Promise<void> {
  await Promise.all(arrivals);
  if (arrivals.length > settled) return fetchPictures(arrivals.length);
  for (const image of document.images) {
    // Below the first screen it is hidden until what is on it has been painted.
    const appearing = image.parentElement?.getAnimations() ?? [];
    await Promise.allSettled(appearing.map(({ finished }) => finished));
    if (image.checkVisibility()) image.loading = 'eager';
  }
}

export function startPrefetching({
  hydrateNow,
  islandOf,
  startSite,
  hydrateFiles,
  siteScript,
}: Bootstrap): void {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const isSaving = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  // A dialog that is closed takes no room, and nothing is fetched for it.
  const shown = [...islands].filter((island) => !isSaving && !island.dataset.when && takesRoom(island));
  // Most of what they need is one file. It goes before the pictures further down, which are asked for about now.
  if (shown.length > 0) for (const file of hydrateFiles.split(' ')) fetchModule(file);
  whenIdle(() => {
    for (const form of document.forms) {
      const island = hasDraft(form) && islandOf(form);
      if (island) hydrateNow(island).catch(() => {});
    }
    const isWide = matchMedia(WIDE).matches || history.state?.sheet;
    // On a phone, too, the assistant's sign is seen once a script knows where it lies over no words.
    if (isWide || !isSaving) startSite().catch(() => {});
    if (isWide) {
      for (const island of islands) if (island.dataset.when) hydrateNow(island).catch(() => {});
    }
    // Chromium fetches it at once, before what a page shows first, and needs it only to put the site among its apps.
    addLink({ rel: 'manifest', href: '/site.webmanifest' });
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
    const files = [...shown.map((island) => island.dataset.files), siteScript].join(' ').split(' ');
    if (!isSaving) fetchWhenIdle([...new Set(files)]);
  });
}
