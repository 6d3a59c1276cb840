/** The words of parts that many pages use; some are only read out. */
export const labels = {
  skipLink: 'Skip to the content',
  breadcrumb: 'Breadcrumb',
  chat: 'Chat',
  loading: 'Loading...',
  close: 'Close',
  progress: 'How much you have read',
  error: 'Error: ',
  optional: '(optional)',
  stars: (rating: number, outOf: number) => `${rating} out of ${outOf} stars`,
  characters: { one: 'character', many: 'characters' },
  count: {
    empty: (characters: string) => `You can write up to ${characters}`,
    left: (characters: string) => `You have ${characters} left`,
    tooMany: (characters: string) => `You have ${characters} too many`,
  },
} as const;
