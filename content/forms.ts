export const formText = {
  errorSummary: 'Please check what you filled in',
  honeypot: 'Leave this empty',
  reference: 'Your reference is',
  suspectedSpam: (phone: string) =>
    `We could not tell whether a person sent this. Nothing you typed is lost: please send it once more, or ring us on ${phone}.`,
  rateLimited: (wait: string, phone: string) =>
    `We have had several messages from you in a short time. Nothing you typed is lost: please try again ${wait}, or ring us on ${phone}.`,
} as const;
