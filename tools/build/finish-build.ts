// Prepares the built site for answering from memory: compresses, hashes, and writes down how each file is answered.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type Encoding,
  encodingSuffix,
  type ManifestEntry,
  type SiteManifest,
} from '#server/http/files/static-site.ts';
import { PART_POLICY } from '#server/http/security-headers.ts';
import { CACHE_POLICIES } from '../../domain/http/cache-policies.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
const compressed = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.vtt']);
const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const encodings: Encoding[] = ['br', 'gzip'];

/** Compresses every file of the client folder and answers with the manifest of the site. */
export async function finishBuild(clientFolder: string): Promise<SiteManifest> {
  const files = (await readdir(clientFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz|data)$/.test(entry.name))
    .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.vite'))
    .sort();
  const entries = await Promise.all(
    files.map(async (file) => [addressOf(file), await finishFile(clientFolder, file)] as const),
  );
  return Object.fromEntries(entries);
}

const addressOf = (file: string) => `/${file.replaceAll('\\', '/')}`;

async function finishFile(folder: string, file: string): Promise<ManifestEntry> {
  const extension = extname(file);
  const contentType = contentTypes[extension];
  if (!contentType) throw new Error(`${file}: no content type is known for ${extension} files`);
  const path = join(folder, file);
  const isPart = /^(assets|media)\//.test(file);
  const bytes = await readFile(path);
  return {
    file,
    contentType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl: isPart ? CACHE_POLICIES.versionedFile : CACHE_POLICIES.revalidated,
    ...(isPart && { contentSecurityPolicy: PART_POLICY, part: true }),
    encodings: compressed.has(extension) ? await writeEncodings(path, bytes) : [],
  };
}

async function writeEncodings(path: string, bytes: Buffer): Promise<Encoding[]> {
  const written = await Promise.all(
    encodings.map(async (encoding) => {
      const smaller = await compress[encoding](bytes);
      if (smaller.length >= bytes.length) return null;
      await writeFile(path + encodingSuffix[encoding], smaller);
      return encoding;
    }),
  );
  return written.filter((encoding) => encoding !== null);
}
