import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ManifestEntry {
  file: string;
  contentType: string;
  etag: string;
  cacheControl: string;
  contentSecurityPolicy?: string;
  part?: boolean;
  encodings: Encoding[];
}

export type Encoding = 'br' | 'gzip';

export type SiteManifest = Record<string, ManifestEntry>;

export const encodingSuffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export interface StaticFile {
  status?: number;
  headers: Record<string, string>;
  identity: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** True for what pages are made of: it goes without the headers that only a document heeds. */
  part?: boolean;
}

export type StaticSite = ReadonlyMap<string, StaticFile>;

export type FinishedFiles = Pick<StaticSite, 'get'>;

export async function loadStaticSite(folder: string, manifest: SiteManifest): Promise<StaticSite> {
  const files = await Promise.all(
    Object.entries(manifest).map(async ([path, entry]) => [path, await loadFile(folder, entry)] as const),
  );
  return new Map(files);
}

async function loadFile(folder: string, entry: ManifestEntry): Promise<StaticFile> {
  const path = join(folder, entry.file);
  const [identity, ...encoded] = await Promise.all([
    readFile(path),
    ...entry.encodings.map((encoding) => readFile(path + encodingSuffix[encoding])),
  ]);
  const headers: Record<string, string> = {
    'content-type': entry.contentType,
    'cache-control': entry.cacheControl,
    etag: entry.etag,
    ...(entry.encodings.length > 0 && { vary: 'Accept-Encoding' }),
    ...(entry.contentSecurityPolicy && { 'content-security-policy': entry.contentSecurityPolicy }),
  };
  return {
    headers,
    identity,
    encoded: Object.fromEntries(entry.encodings.map((encoding, index) => [encoding, encoded[index]])),
    part: entry.part === true,
  };
}
