import type { StoredInBrowser } from '#domain/statements/privacy.ts';
import type { BrowserMark } from '#server/follow-up/office-browsers.ts';
import type { Visit } from '~/visit.ts';

const NAME: keyof StoredInBrowser['cookies'] = 'office-browser';

/** The site's only cookie. Over https its name says so, and a browser takes it from nowhere else. */
export function markOf({ request, facts }: Pick<Visit, 'request' | 'facts'>): string {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((each) => each.trim().split('='));
  return cookies.find(([name]) => name === nameAt(facts.origin))?.[1] ?? '';
}

/** Lax, as the buttons of webmail lead here from another site; the form itself is taken from ours alone. */
export function cookieOf({ value, maxAgeSeconds }: BrowserMark, { facts }: Pick<Visit, 'facts'>): string {
  const secure = isTls(facts.origin) ? '; Secure' : '';
  const limits = `Path=/office/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${nameAt(facts.origin)}=${value}; ${limits}${secure}`;
}

const isTls = (origin: string) => origin.startsWith('https:');
const nameAt = (origin: string) => (isTls(origin) ? `__Secure-${NAME}` : NAME);
