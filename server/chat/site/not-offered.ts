import type { Understanding } from 'site-assistant';
import { fill } from '#domain/text/fill.ts';
import { kindsOfCare } from './care-kinds.ts';
import { CLEAR } from './clear-subject.ts';
import { serviceIn } from './conversation/memory.ts';
import { ourWords } from './our-words.ts';
import { bare } from './page-named.ts';
import { PRICES } from './service-paths.ts';
import type { SiteAnswer } from './site-answer.ts';
import { isThere } from './topics-at.ts';

const missing = kindsOfCare.filter(({ isMissing }) => isMissing);

/** Says plainly that what is asked for is not among the services, and which are; null if it is, or is not clear. */
export function notOffered(question: string, { intent, subjects: [top] }: Understanding): SiteAnswer | null {
  const asked = bare(question);
  const isAbsent = top !== undefined && isPage(top.label) && !isThere(top.label);
  const named = isAbsent || top?.label === PRICES ? serviceIn(question) : null;
  const clear = isAbsent && top.probability >= CLEAR ? top.label : null;
  const kind = missing.find(
    ({ page, isNamed }) => isNamed.test(asked) || (page !== undefined && [named, clear].includes(page)),
  );
  if (kind) return said(fill(ourWords.services.notOffered, { name: kind.name }));
  return isAbsent && intent.kind === 'declined' ? said(ourWords.services.perhapsOffered) : null;
}

const said = (text: string): SiteAnswer => ({ kind: 'not-offered', text, pages: [], passages: [] });

const isPage = (label: string) => label.startsWith('/') && label !== '/events';
