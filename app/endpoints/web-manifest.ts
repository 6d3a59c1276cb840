import { brand } from '#content/brand.yaml';
import { colours } from '#content/colours.yaml';
import { pages } from '#content/pages.yaml';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest() {
  const manifest = {
    name: brand.longName,
    short_name: brand.name,
    description: pages.home.description,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
