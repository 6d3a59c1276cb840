import { createContext } from 'react';

/** Empty on the client and while prerendering. */
export interface DocumentFacts {
  nonce: string | undefined;
  requestId: string | undefined;
}

export const DocumentFactsContext = createContext<DocumentFacts>({ nonce: undefined, requestId: undefined });
