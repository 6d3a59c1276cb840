/** The words of the page, and what it shows while its folder of entries, `content/useful-information`, is empty. */
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
