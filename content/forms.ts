export const formText = {
  errorSummary: 'Please check what you filled in',
  /** Before the title of a page that answers a form, which is read out first. */
  answered: { sent: 'Sent: ', error: 'Error: ' },
  honeypot: 'Leave this empty',
  reference: 'Your reference is',
  privacy: { text: 'Privacy policy', path: '/privacy-policy' },
  /** Under the field, once a number is whole. */
  willRing: (phone: string) => `We will ring ${phone}`,
  /** Behind the message at a field; a mark stands for each. */
  invisible: {
    found: (count: number, marked: string) =>
      count === 1
        ? `One character in it cannot be seen, here: “${marked}”`
        : `${count} characters in it cannot be seen, the first of them here: “${marked}”`,
    takeOut: (count: number) => (count === 1 ? 'Take it out and send' : 'Take them out and send'),
  },
} as const;

/** Apart, as the server alone says them. */
export const refusalWords = {
  suspectedSpam: (phone: string) =>
    `We could not tell whether a person sent this. Nothing you typed is lost: please send it again, or ring us on ${phone}.`,
  rateLimited: (wait: string, phone: string) =>
    `We have had several messages from you in a short time. Nothing you typed is lost: please try again ${wait}, or ring us on ${phone}.`,
} as const;
