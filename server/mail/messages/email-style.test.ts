import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8').toLowerCase();
const tokens = read('../../../app/design-system/tokens.css');
const style = read('./email-style.ts');
const siteColour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

it.each([
  ['light', { ground: 'paper', ink: 'ink', link: 'pine-700', action: 'pine-700', panel: 'blush-100' }],
  ['dark', { ground: 'pine-950', ink: 'paper', link: 'sea-300', action: 'sea-300', onaction: 'pine-950' }],
])('the mails have the colours of the site, in the %s scheme', (scheme, colours) => {
  const palette = new RegExp(`const ${scheme}: palette = {(.*?)}`, 's').exec(style)?.[1] ?? '';
  const used = (part: string) => new RegExp(`\\b${part}: '(#[0-9a-f]{6})'`).exec(palette)?.[1];
  for (const [part, name] of Object.entries(colours)) expect(used(part), part).toBe(siteColour(name));
});
