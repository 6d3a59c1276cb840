/** The words of the page, and what it shows while its folder of entries is empty. */
export const news = {
  title: 'Latest News & Updates',
  empty: {
    title: 'No News Available Yet',
    text: 'When there is something to tell, it will stand here. Until then, ring or write with any question.',
  },
} as const;
