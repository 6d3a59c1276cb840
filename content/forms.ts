/** What any form says above its fields. */
export const formText = {
  errorSummary: 'Please check what you filled in',
  /** Above the field that people cannot see. */
  honeypot: 'Leave this empty',
  /** Before what a submission is known by. */
  reference: 'Your reference is',
  /** It came too fast, or a field that people cannot see was filled in. */
  suspectedSpam: (phone: string) =>
    `We could not tell whether a person sent this. Nothing you typed is lost: please send it once more, or ring us on ${phone}.`,
  /** Too many came from the same place. */
  rateLimited: (wait: string, phone: string) =>
    `We have had several messages from you in a short time. Nothing you typed is lost: please try again ${wait}, or ring us on ${phone}.`,
} as const;
