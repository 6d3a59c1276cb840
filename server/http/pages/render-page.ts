import type { Handler, Pages, Visit } from '../visit.ts';

export type RenderPage = (handle: Handler, visit: Visit) => Promise<Response>;

/** Answers a visit, or with the page of failures in its place. @throws what that page throws */
export function createPageRenderer({ failure }: Pick<Pages, 'failure'>, policy: string): RenderPage {
  return async (handle, visit) => {
    const response = await answerOrFailure(handle, failure, visit);
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      response.headers.set('content-security-policy', policy);
    }
    return response;
  };
}

async function answerOrFailure(handle: Handler, failure: Handler, visit: Visit): Promise<Response> {
  try {
    return await handle(visit);
  } catch (error) {
    // A form that could not be read at all is answered by its reader.
    if (error instanceof Response) return error;
    visit.facts.reportError(error);
    return failure(visit);
  }
}
