import type { Encoding } from './static-site.ts';

/** The best encoding that the `Accept-Encoding` header allows, or null. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
    (Number(quality ?? 1) > 0 ? accepted : refused).add(name);
  }
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip') || (accepted.has('*') && !refused.has('gzip'))) return 'gzip';
  return null;
}
