import { createContext } from 'react-router';
import type { RequestFacts, Services } from '#server/services.ts';

/** Where a loader or action finds the use cases: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** Whether somebody else's model may answer in the chat. While prerendering there are no settings, and it may not. */
export const chatProviderContext = createContext(false);

export const requestContext = createContext<RequestFacts>();
