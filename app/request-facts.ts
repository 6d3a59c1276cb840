import { createContext } from 'react';

/** By which a request is found in the log; unknown while prerendering, and said on error pages alone. */
export const RequestIdContext = createContext<string | undefined>(undefined);
