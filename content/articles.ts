/** The pages' words; `empty` shows while the folder of the page, such as `content/news`, has no article. */
export const news = {
  title: 'Latest News & Updates',
  lead: 'What is new with us, the newest first.',
  follow: 'Follow by feed reader',
  others: 'More news',
  empty: {
    title: 'No News Available Yet',
    text: 'When we have news, you will find it here. Until then, ring or write with any question.',
  },
} as const;

export const usefulInformation = {
  title: 'Useful Information',
  lead: 'Plain guides to care, money and rights.',
  follow: null,
  others: 'More to read',
  empty: {
    title: 'Content Coming Soon',
    text: 'We are writing plain guides to care, money and rights. Until then, the service pages tell you where to ask for help with paying.',
  },
} as const;

/** Keys are the pages' URLs and the names of their folders. */
export const collectionPages = { news, 'useful-information': usefulInformation } as const;

export type CollectionName = keyof typeof collectionPages;

export const collectionNames = Object.keys(collectionPages) as CollectionName[];

export const articleTexts = {
  published: 'Published',
  updated: 'Updated',
  checked: 'Facts last checked',
} as const;

export const newsFeedPath = '/news/feed.xml';
