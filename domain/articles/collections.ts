import { collectionPages } from '#content/articles.yaml';

/** Also the page's URL and the name of its folder. */
export type CollectionName = keyof typeof collectionPages;

export const collectionNames = Object.keys(collectionPages) as CollectionName[];

export const newsFeedPath = '/news/feed.xml';
