import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#content/brand.yaml';
import { colours } from '#content/colours.yaml';
import { errorPages } from '#content/error-pages.yaml';
import type { Colours } from '#domain/content/pictures/colours.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { contentSecurityPolicy, inlinedIn, inlineHashes } from '#server/http/security-headers.ts';

const inBothSchemes = (light: keyof Colours, dark: keyof Colours) =>
  `light-dark(${colours[light]},${colours[dark]})`;

/** A page without network has the device's own letters. */
const STYLE = `:root{color-scheme:light dark;background:${inBothSchemes('paper', 'pine-950')};color:${inBothSchemes('ink', 'paper')}}
body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}
h1{font:600 2rem/1.2 Georgia,serif}a{color:${inBothSchemes('pine-700', 'sea-300')};font-weight:600;white-space:nowrap}`;

interface Words {
  title: string;
  text: string;
  again?: string;
}

/** It needs nothing but itself. */
function page({ title, text, again }: Words, sign: string): string {
  const { ring } = errorPages.offline;
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${brand.name} | ${title}</title><style>${STYLE}</style>
<main><img src="data:image/svg+xml;base64,${sign}" alt="${brand.name}" width="56" height="56">
<h1>${title}</h1><p>${text}</p>${again ? `<p><a href="">${again}</a></p>` : ''}
<p>${ring} <a href="${brand.phone.url}">${brand.phone.display}</a> (${openingHours}).</p></main></html>`;
}

/** Shown by the service worker where the network cannot bring a page, or take a form; and the policy of both. */
export function offlinePages(clientFolder: string): { unread: string; unsent: string; policy: string } {
  const { unread, unsent } = errorPages.offline;
  const sign = readFileSync(join(clientFolder, 'favicon.svg'), 'base64');
  const html = page(unread, sign);
  return {
    unread: html,
    unsent: page(unsent, sign),
    policy: contentSecurityPolicy(inlineHashes(inlinedIn(html))),
  };
}
