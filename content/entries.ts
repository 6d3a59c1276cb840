import { news } from './news.ts';
import { usefulInformation } from './useful-information.ts';

/** The two pages whose entries are Markdown files, by their address, which is the name of their folder too. */
export const entryPages = { news, 'useful-information': usefulInformation } as const;

export type ShelfName = keyof typeof entryPages;

export const shelfNames = Object.keys(entryPages) as ShelfName[];

/** What is said of each entry, on its card and on its page. */
export const entryTexts = { published: 'Published', updated: 'Updated' } as const;

/** Where the feed of the news lies. */
export const newsFeedPath = '/news/feed.xml';
