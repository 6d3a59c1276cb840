import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../../app/design-system/tokens.css', import.meta.url), 'utf8');

/** A colour of the palette in `tokens.css`, for what the site's styles do not reach: `#1f5650`. */
export function siteColour(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour called --${name}`);
  return found;
}
