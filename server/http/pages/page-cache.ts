import { LRUCache } from 'lru-cache';
import { SMALLEST } from '../files/compression.ts';
import { type CachedPage, createCachedPage, sharedSeconds } from './cached-page.ts';

type Render = () => Promise<Response>;

/** Rendered pages that are the same for everybody, of this process: a shared cache as RFC 9111 has it. */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** The page as it was last rendered, unless what it shows has changed: for when it cannot be rendered now. */
  getStale(key: string): CachedPage | undefined;
  /**
   * Renders once for all who ask for a key at the same time.
   * @param key null for a page that must not be cached, whatever its answer says
   * @returns the answer as it was rendered if it is not the same for everybody
   * @throws what `render` throws, to all who wait for it
   */
  load(key: string | null, render: Render): Promise<CachedPage | Response>;
  /** Renders a page that no other may push out of the cache, and that is compressed as far as can be. */
  warm(key: string, render: Render): Promise<void>;
  clear(): void;
}

const MAX_KEY_LENGTH = 1024;

interface PageRequest {
  url: string;
  /** A page may name the address that it was asked by. */
  origin: string;
  isPersonal: boolean;
}

export function pageKey({ url, origin, isPersonal }: PageRequest): string | null {
  const key = `${origin} ${url}`;
  return isPersonal || key.length > MAX_KEY_LENGTH ? null : key;
}

interface PageCacheOptions {
  maxBytes?: number;
  now?: () => number;
}

interface Entry {
  page: CachedPage;
  generation: number;
}

const MAX_BYTES = 16 * 1024 * 1024;
const OVERHEAD_BYTES = 8 * 1024;

export function createPageCache({ maxBytes = MAX_BYTES, now = Date.now }: PageCacheOptions = {}): PageCache {
  // A stale page may turn out to be the one that is rendered again, and be compressed already.
  const freshness = { ttlResolution: 0, noDeleteOnStaleGet: true, perf: { now } };
  const others = new LRUCache<string, Entry>({
    ...freshness,
    maxSize: maxBytes,
    // All compressed forms together are smaller than the page, and are made later.
    sizeCalculation: ({ page }) => 2 * page.identity.length + OVERHEAD_BYTES,
  });
  const warmed = new LRUCache<string, Entry>({ ...freshness, max: 1000 });
  const warmedKeys = new Set<string>();
  const cacheOf = (key: string) => (warmedKeys.has(key) ? warmed : others);
  const pending = new Map<string, Promise<CachedPage | null>>();
  let generation = 0;

  function find(key: string, { allowStale = false } = {}): CachedPage | undefined {
    const entry = cacheOf(key).get(key, { allowStale });
    return entry?.generation === generation ? entry.page : undefined;
  }

  /** A page that was rendered again and has not changed keeps its compressed forms. */
  function store(key: string, page: CachedPage, seconds: number): CachedPage {
    const before = cacheOf(key).peek(key, { allowStale: true })?.page;
    const current = before && before.headers.etag === page.headers.etag ? before : page;
    cacheOf(key).set(key, { page: current, generation }, { ttl: seconds * 1000 });
    return current;
  }

  async function renderOnce(key: string, render: Render): Promise<CachedPage | Response> {
    const response = render();
    const page = response.then((made) => toPage(made, warmedKeys.has(key) ? SMALLEST : undefined));
    pending.set(key, page);
    // The caller gets the error; mostly nobody else waits.
    page.catch(() => {});
    try {
      const made = await page;
      if (!made) return await response;
      // A page that was rendered before a change must not be cached after it.
      return pending.get(key) === page ? store(key, made, sharedSeconds(await response)) : made;
    } finally {
      if (pending.get(key) === page) pending.delete(key);
    }
  }

  async function load(key: string, render: Render): Promise<CachedPage | Response> {
    const underWay = pending.get(key);
    return find(key) ?? (underWay && (await underWay)) ?? renderOnce(key, render);
  }

  return {
    get: (key) => find(key),
    getStale: (key) => find(key, { allowStale: true }),
    load: async (key, render) => {
      if (key !== null) return load(key, render);
      const response = await render();
      return (await toPage(response)) ?? response;
    },
    warm: async (key, render) => {
      warmedKeys.add(key);
      const answer = await load(key, render);
      if (answer instanceof Response) await answer.body?.cancel();
    },
    clear: () => {
      generation += 1;
      pending.clear();
    },
  };
}

async function toPage(response: Response, quality?: number): Promise<CachedPage | null> {
  return sharedSeconds(response) > 0 ? createCachedPage(response, quality) : null;
}
