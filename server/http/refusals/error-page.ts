import { brand } from '#content/brand.yaml';
import { errorPages } from '#content/error-pages.yaml';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

const { failure } = errorPages;
const bare = { ...errorPages.bare, 500: failure };

export function errorPage(
  status: 400 | 405 | 413 | 500 | 503,
  requestId: string,
  { title, text }: { title: string; text: string } = bare[status],
): Response {
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${brand.name} | ${title}</title>
<h1>${title}</h1><p>${text}</p>
<p>${bare.ring} <a href="tel:${brand.phone.e164}">${brand.phone.display}</a>. ${failure.idLabel} <code>${requestId}</code></p>
<p><a href="/">${bare.home}</a></p></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': CACHE_POLICIES.notStored,
      'content-security-policy': contentSecurityPolicy(),
    },
  });
}
