export const everyMail = {
  thanks: 'Thank you.',
  thanksTo: (name: string) => `Thank you, ${name}.`,
  labels: {
    received: 'What we received',
    when: 'When',
    yourReference: 'Your reference',
  },
  copy: 'A copy of what you sent:',
  /** In place of words that hold a web address, which is sent on to no address that nobody has verified. */
  arrived: 'It has arrived whole.',
  nextSteps: 'What happens next',
  call: (number: string) => `Call ${number}`,
  /** Nobody has verified that the address is the sender's. */
  footnote: (sent: string) =>
    `You are receiving this email because someone used your address to send us ${sent} on our website. If it was not you, please ignore it, or reply to it and we will delete the address.`,
  privacyPolicy: 'Privacy policy',
  stop: 'Stop these emails',
  stopAt: (address: string) => `To stop these emails: ${address}`,
} as const;

export const officeMails = {
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    postcode: 'Postcode',
    received: 'Received',
    reference: 'Reference',
  },
  /** Before the message, what they have ticked. */
  needs: 'How to reach them. Please read this first',
  danger: {
    subject: (subject: string) => `Danger? Please read first: ${subject}`,
    title: (title: string) => `Danger? ${title}`,
    note: 'A program saw signs of danger in these words. It can be wrong. Please read them first, and ring the person if you can.',
  },
  reply: 'Reply by email',
  footnote: (deletedOn: string) =>
    `Sent by the website. The website deletes its own copy on ${deletedOn}, as our privacy notice promises.`,
  /** Mail services take no files. */
  filesLeftOut: (names: string) => `Kept on the website’s server, not sent along: ${names}`,
} as const;
