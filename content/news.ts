/** The words of the page, and what it shows while its folder of entries, `content/news`, is empty. */
export const news = {
  title: 'Latest News & Updates',
  lead: 'What is new with us, the newest first.',
  follow: 'Follow by feed reader',
  others: 'More news',
  empty: {
    title: 'No News Available Yet',
    text: 'When there is something to tell, it will stand here. Until then, ring or write with any question.',
  },
} as const;
