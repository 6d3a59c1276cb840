import { brand } from '#content/brand.ts';

/** `GET /robots.txt`. Pages that are not to be found say so themselves, for which robots must be able to read them. */
export function loader() {
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
