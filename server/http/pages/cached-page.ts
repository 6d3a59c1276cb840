import { hash } from 'node:crypto';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { loadOnce } from '#domain/time/load-once.ts';
import { compressWhole } from '../files/compression.ts';
import type { Encoding, StaticFile } from '../files/static-site.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

export interface CachedPage extends StaticFile {
  status: number;
  /** Adds a compressed form to `encoded`; each is made once. */
  compress(encoding: Encoding): Promise<void>;
}

/** @param quality of Brotli; left out, it is the one that costs little */
export async function createCachedPage(response: Response, quality?: number): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const encoded: StaticFile['encoded'] = {};
  const compressing: Partial<Record<Encoding, () => Promise<void>>> = {};

  async function addForm(encoding: Encoding): Promise<void> {
    const smaller = await compressWhole(identity, encoding, quality);
    if (smaller) encoded[encoding] = smaller;
  }

  return {
    status: response.status,
    headers: {
      'content-security-policy': contentSecurityPolicy(),
      ...Object.fromEntries(response.headers),
      'cache-control': CACHE_POLICIES.revalidated,
      etag: `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
      vary: 'Accept-Encoding',
    },
    identity,
    encoded,
    compress: (encoding) => {
      compressing[encoding] ??= loadOnce(() => addForm(encoding));
      return compressing[encoding]();
    },
  };
}

export function sharedSeconds({ status, headers }: Response): number {
  const isPage = headers.get('content-type')?.startsWith('text/html') && (status === 200 || status === 404);
  const cacheControl = headers.get('cache-control') ?? '';
  if (!isPage || headers.has('set-cookie') || headers.has('vary') || !/\bpublic\b/.test(cacheControl))
    return 0;
  return Number(/\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
