export const formText = {
  errorSummary: 'Please check what you filled in',
  /** Before the title of a page that answers a form, which is read out first. */
  answered: { sent: 'Sent: ', error: 'Error: ', done: 'Done: ', unchanged: 'Nothing changed: ' },
  /** Until the browser has a network again. */
  offline: 'You are offline. Keep this page open: we send it when the line is back.',
  honeypot: 'Leave this empty',
  privacy: { text: 'Privacy policy', path: '/privacy-policy' },
} as const;

/** Apart, as the server alone says them. */
export const refusalWords = {
  suspectedSpam: (phone: string) =>
    `We could not tell whether a person sent this. Nothing you typed is lost: please send it again, or ring us on ${phone}.`,
  rateLimited: (wait: string, phone: string) =>
    `We have had several messages from you in a short time. Nothing you typed is lost: please try again ${wait}, or ring us on ${phone}.`,
} as const;

export const frameText = {
  /** Above the fields of a form. */
  needed: 'We need every field not marked “optional”.',
  reference: 'Your reference is',
  /** At the end of labels, and left out of the copy. */
  optional: ' (optional)',
  /** After a success, folded: every field as it was sent. */
  copy: 'A copy of what you sent',
  /** After a success, in the place of the form. */
  again: 'Send another one',
} as const;
