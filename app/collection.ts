import type { RouterContextProvider } from 'react-router';
import { type CollectionName, collectionNames } from '#content/articles.ts';
import type { ArticleCollection } from '#server/articles/article-collection.ts';
import { servicesContext } from './context.ts';

/** Those with something to read. While prerendering there are no services, and what the build found counts. */
export async function filledCollections(
  context: Readonly<RouterContextProvider>,
): Promise<readonly CollectionName[]> {
  try {
    return await context.get(servicesContext).filledCollections();
  } catch {
    return BUILT_COLLECTIONS;
  }
}

export function collectionAt(
  request: Request,
  context: Readonly<RouterContextProvider>,
): { name: CollectionName; collection: ArticleCollection } {
  const [, first = ''] = new URL(request.url).pathname.split(/[/.]/);
  const name = collectionNames.find((collection) => collection === first);
  if (!name) throw new Response(null, { status: 404 });
  return { name, collection: context.get(servicesContext).articles[name] };
}
