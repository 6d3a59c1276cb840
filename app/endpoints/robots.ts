import { brand } from '#content/brand.yaml';

/** Pages with `noindex` are not listed: robots must read them to see it. */
export function robots() {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /search-index.json',
    '',
    `Sitemap: ${brand.publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
