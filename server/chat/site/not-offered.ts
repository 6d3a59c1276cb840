import type { Understanding } from 'site-assistant';
import { pages } from '#content/pages.yaml';
import { fill } from '#domain/text/fill.ts';
import { kindsOfCare } from './care-kinds.ts';
import { serviceIn } from './conversation/memory.ts';
import { ourWords } from './our-words.ts';
import { bare } from './page-named.ts';
import type { SiteAnswer } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** A subject of this probability is what a question is about. */
const CLEAR = 0.6;

const PRICES = `${pages.faq.path}#price`;

const missing = kindsOfCare.filter(({ isMissing }) => isMissing);

/** Says plainly that what is asked for is not among the services, and which are; null if it is, or is not clear. */
export function notOffered(question: string, { intent, subjects: [top] }: Understanding): SiteAnswer | null {
  const asked = bare(question);
  const isAbsent = top !== undefined && isPage(top.label) && topicsAt([top.label]).length === 0;
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
