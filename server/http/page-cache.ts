import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { compressedFurther, isCompressingMuch } from './compression.ts';
import { createKeptPage, type KeptPage } from './kept-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Rendered pages that are the same for everybody, of this process: a shared cache as RFC 9111 has it. */
export interface PageCache {
  /** The page, if it is kept and fresh. */
  get(key: string): KeptPage | undefined;
  /** The page as it was last rendered, fresh or not: better than none, where it cannot be rendered again now. */
  getStale(key: string): KeptPage | undefined;
  /**
   * Renders once for all who ask for a key at the same time.
   *
   * @param key null for a page that is not to be kept, whatever its answer says
   * @returns the answer as it was rendered if it is not the same for everybody
   * @throws what `render` throws, to all who wait for it
   */
  load(key: string | null, render: () => Promise<Response>): Promise<KeptPage | Response>;
  /** Forgets every page: something that they show has changed. */
  clear(): void;
}

const MAX_KEY_LENGTH = 1024;

interface Asked {
  url: string;
  /** A page may name the address that it was asked by. */
  origin: string;
  /** True if the request carries what one visitor alone has, which must reach nobody else. */
  isPersonal: boolean;
}

/** The name that a page is kept under; null if it is not to be kept. */
export function pageKey({ url, origin, isPersonal }: Asked): string | null {
  const key = `${origin} ${url}`;
  return isPersonal || key.length > MAX_KEY_LENGTH ? null : key;
}

interface PageCacheOptions {
  maxBytes?: number;
  now?: () => number;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Headers, key and bookkeeping of a page. */
const OVERHEAD_BYTES = 8 * 1024;

export function createPageCache({ maxBytes = MAX_BYTES, now = Date.now }: PageCacheOptions = {}): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    // All compressed forms together are smaller than the page, and are made later.
    sizeCalculation: ({ identity }) => 2 * identity.length + OVERHEAD_BYTES,
    ttlResolution: 0,
    // What has gone stale may turn out to be what is rendered again.
    noDeleteOnStaleGet: true,
    perf: { now },
  });
  const smallest = new WeakSet<KeptPage>();
  const rendering = new Map<string, Promise<KeptPage | null>>();

  /** A page that was rendered again and has not changed keeps its compressed forms, and from then on the smallest. */
  function keep(key: string, { page, seconds }: SharedPage): KeptPage {
    const before = pages.peek(key, { allowStale: true });
    const lasting = before?.headers.etag === page.headers.etag ? before : undefined;
    pages.set(key, lasting ?? page, { ttl: seconds * 1000 });
    // Should that fail, the page keeps the form that it has.
    if (lasting && !smallest.has(lasting)) compressFurther(key, lasting).catch(() => {});
    return lasting ?? page;
  }

  /** A page at an address of its own, and not what somebody searched for, is worth it as soon as it is asked for again. */
  function getFresh(key: string): KeptPage | undefined {
    const page = pages.get(key);
    if (page?.encoded.br && !smallest.has(page) && !key.includes('?') && !isCompressingMuch())
      compressFurther(key, page).catch(() => {});
    return page;
  }

  async function compressFurther(key: string, page: KeptPage): Promise<void> {
    smallest.add(page);
    const smaller = page.withSmallest(await compressedFurther(page));
    smallest.add(smaller);
    if (pages.peek(key) === page) pages.set(key, smaller, { ttl: pages.getRemainingTTL(key) });
  }

  async function renderOnce(key: string, render: () => Promise<Response>): Promise<KeptPage | Response> {
    const response = render();
    const shared = response.then(sharedPage);
    const page = shared.then((made) => made?.page ?? null);
    rendering.set(key, page);
    // Who rendered it gets the error; mostly nobody else waits.
    page.catch(() => {});
    try {
      const made = await shared;
      // What was rendered before a change must not be kept after it.
      if (made && rendering.get(key) === page) return keep(key, made);
      return made?.page ?? (await response);
    } finally {
      if (rendering.get(key) === page) rendering.delete(key);
    }
  }

  return {
    get: getFresh,
    getStale: (key) => pages.get(key, { allowStale: true }),
    load: async (key, render) => {
      if (key === null) {
        const response = await render();
        return (await sharedPage(response))?.page ?? response;
      }
      const underWay = rendering.get(key);
      return getFresh(key) ?? (underWay && (await underWay)) ?? renderOnce(key, render);
    },
    clear: () => {
      pages.clear();
      rendering.clear();
    },
  };
}

interface SharedPage {
  page: KeptPage;
  seconds: number;
}

async function sharedPage(response: Response): Promise<SharedPage | null> {
  const seconds = sharedSeconds(response);
  if (seconds === 0) return null;
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = {
    'content-security-policy': contentSecurityPolicy(),
    ...Object.fromEntries(response.headers),
    'cache-control': CACHE_POLICIES.prerendered,
    etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    vary: 'Accept-Encoding',
  };
  return { page: createKeptPage(response.status, headers, bytes), seconds };
}

/** How long an answer may be given to others than the one who asked; 0 if it may not. */
function sharedSeconds({ status, headers }: Response): number {
  const isPage = headers.get('content-type')?.startsWith('text/html') && (status === 200 || status === 404);
  const cacheControl = headers.get('cache-control') ?? '';
  if (!isPage || headers.has('set-cookie') || headers.has('vary') || !/\bpublic\b/.test(cacheControl))
    return 0;
  return Number(/\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
