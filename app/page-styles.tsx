import { createContext, use } from 'react';
import { Links } from 'react-router';

/** The files of the styles that a page has besides those in the document. */
export const PageStylesContext = createContext<readonly string[]>([]);

/**
 * Where styles of what is seen later stand. What is painted first needs none of them, which a browser does not know: before a
 * page's first picture it has them come first of all.
 */
export function PageStyles() {
  const files = use(PageStylesContext);
  // In development they are Vite's, and in no list.
  if (import.meta.env.DEV) return <Links />;
  return files.map((href) => <link key={href} rel="stylesheet" href={href} fetchPriority="low" />);
}
