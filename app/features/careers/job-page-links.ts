import type { JobQuestion } from './job-search-view.ts';

/** A link to another page of a list. */
export interface PageLink {
  to: string;
  text: string;
  rel?: 'prev' | 'next';
  current?: boolean;
  /** Pages between this one and the one before have no link. */
  gap?: boolean;
}

/** Links to the neighbours, to the first and the last page; none where there is one page. */
export function jobPageLinks(
  asked: JobQuestion,
  { page, pages }: { page: number; pages: number },
  words: { previous: string; next: string },
): PageLink[] {
  if (pages < 2) return [];
  const numbers = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbered = [...new Set(numbers)].map((one, index, all) => ({
    to: addressOf(asked, one),
    text: String(one),
    current: one === page,
    gap: index > 0 && one - (all[index - 1] ?? 0) > 1,
  }));
  return [
    ...(page > 1 ? [{ to: addressOf(asked, page - 1), text: words.previous, rel: 'prev' as const }] : []),
    ...numbered,
    ...(page < pages ? [{ to: addressOf(asked, page + 1), text: words.next, rel: 'next' as const }] : []),
  ];
}

/** The address of a page of the same search; what is empty says nothing, so it is left out. */
function addressOf(asked: JobQuestion, page: number): string {
  const filled = Object.entries(asked).filter(([, value]) => value !== '');
  return `/careers?${new URLSearchParams([...filled, ['page', String(page)]])}#job-results`;
}
