import { brand } from '#content/brand.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const pages = {
  400: {
    title: 'This did not come from our own page',
    text: 'Please open the page anew under our own address, and send it from there.',
  },
  413: {
    title: 'That was too large to send',
    text: 'Please go back and choose a file of at most 5MB. What you typed should still be there.',
  },
  500: {
    title: 'Something went wrong',
    text: 'We are sorry. The fault is ours, not yours. Please try again in a moment.',
  },
  503: {
    title: 'We are busy just now',
    text: 'Please try again in a few seconds.',
  },
} as const;

/** A page that needs nothing but itself, for when the site's own pages cannot be rendered. */
export function plainPage(status: keyof typeof pages, requestId: string): Response {
  const { title, text } = pages[status];
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${brand.name} | ${title}</title>
<h1>${title}</h1><p>${text}</p>
<p>Or ring us on <a href="tel:${brand.phone.e164}">${brand.phone.display}</a>. If you do, this number helps us find out what happened: <code>${requestId}</code></p>
<p><a href="/">Home</a></p></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(),
    },
  });
}
