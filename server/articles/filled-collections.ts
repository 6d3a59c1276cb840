import { join } from 'node:path';
import { type CollectionName, collectionNames } from '#content/articles.ts';
import { londonDate } from '../london-clock.ts';
import { readArticleFolder } from './article-folder.ts';

type Collections = Record<CollectionName, { list(): Promise<readonly unknown[]> }>;

/** The collections with something to read, to which every footer leads. */
export async function filledCollections(collections: Collections): Promise<CollectionName[]> {
  const lists = await Promise.all(collectionNames.map((name) => collections[name].list()));
  return collectionNames.filter((_, index) => lists[index]?.length);
}

/** For the build, which runs without services. */
export function filledFolders(contentFolder: string, now = new Date()): Promise<CollectionName[]> {
  const inFolder = (name: CollectionName) => ({
    list: async () => {
      const { articles } = await readArticleFolder(join(contentFolder, name));
      return articles.filter(({ date }) => date <= londonDate(now));
    },
  });
  return filledCollections({ news: inFolder('news'), 'useful-information': inFolder('useful-information') });
}
