import { createContext } from 'react';

/** What the document needs to know of the request it answers; on the client and while prerendering it is empty. */
export interface DocumentFacts {
  nonce: string | undefined;
  requestId: string | undefined;
}

export const DocumentFactsContext = createContext<DocumentFacts>({ nonce: undefined, requestId: undefined });
