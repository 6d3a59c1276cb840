import { createContext, type ReactNode } from 'react';

/** What a document needs from here on, and not before: the styles of all that lies below the first screen. */
export const AfterHeroContext = createContext<ReactNode>(null);
