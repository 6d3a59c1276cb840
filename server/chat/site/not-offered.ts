import type { Understanding } from 'site-assistant';
import { fill } from '#domain/text/fill.ts';
import { kindsOfCare } from './care-kinds.ts';
import { serviceIn } from './conversation/memory.ts';
import { ourWords } from './our-words.ts';
import { bare } from './page-named.ts';
import type { SiteAnswer } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** A subject of this probability is what a question is about. */
const CLEAR = 0.6;

const missing = kindsOfCare.filter(({ givenBy }) => givenBy === null);

/** Says plainly that what is asked for is not among the services, and which are; null if it is, or is not clear. */
export function notOffered(question: string, { intent, subjects: [top] }: Understanding): SiteAnswer | null {
  const asked = bare(question);
  const isAbsent = top !== undefined && isPage(top.label) && topicsAt([top.label]).length === 0;
  const named = isAbsent ? serviceIn(question) : null;
  const clear = isAbsent && top.probability >= CLEAR ? top.label : null;
  const kind = missing.find(
    ({ page, isNamed }) => isNamed.test(asked) || (page !== undefined && [named, clear].includes(page)),
  );
  if (kind) return declined(fill(ourWords.services.notOffered, { name: kind.name }));
  return isAbsent && intent.kind === 'declined' ? declined(ourWords.services.perhapsOffered) : null;
}

const declined = (text: string): SiteAnswer => ({ kind: 'decline:product', text, pages: [], passages: [] });

const isPage = (label: string) => label.startsWith('/') && label !== '/events';
