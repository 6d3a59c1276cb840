import { createContext } from 'react-router';
import type { RequestFacts, Services } from '#server/services.ts';

/** Where a loader or action finds the use cases: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

export const requestContext = createContext<RequestFacts>();
