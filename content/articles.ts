import { news } from './news.ts';
import { usefulInformation } from './useful-information.ts';

/** The two pages whose articles are Markdown files, by their address, which is the name of their folder too. */
export const collectionPages = { news, 'useful-information': usefulInformation } as const;

export type CollectionName = keyof typeof collectionPages;

export const collectionNames = Object.keys(collectionPages) as CollectionName[];

/** What is said of each article, on its card and on its page. */
export const articleTexts = { published: 'Published', updated: 'Updated' } as const;

/** Where the feed of the news lies. */
export const newsFeedPath = '/news/feed.xml';
