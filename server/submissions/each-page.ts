import type { StoredSubmission, SubmissionQuery, Submissions } from './submission-store.ts';

const PAGE_SIZE = 500;

/** All that fit, newest first, a page at a time: a store may hold more than the memory does. */
export async function* eachPage(
  { find }: Pick<Submissions, 'find'>,
  query: Pick<SubmissionQuery, 'kind' | 'email' | 'lacking'>,
  pageSize = PAGE_SIZE,
): AsyncGenerator<StoredSubmission[]> {
  let olderThan: StoredSubmission | undefined;
  for (;;) {
    const page = await find({ ...query, olderThan, limit: pageSize });
    if (page.length > 0) yield page;
    olderThan = page.at(-1);
    if (page.length < pageSize) return;
  }
}
