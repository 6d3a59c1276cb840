/** Mails about mails that came back. */
export const returnedMails = {
  person: {
    subject: (reference: string) => `Our email did not arrive (${reference})`,
    heading: (reference: string) => `Our email about ${reference} came back`,
    text: 'The address is wrong, or its mailbox takes nothing. What we write to it does not arrive.',
    phone: 'There is a telephone number. Please ring.',
    noPhone: 'There is no telephone number, so there is no other way to reach this person.',
    labels: { reason: 'What the other side says', name: 'Name' },
  },
  office: {
    subject: 'A website email to the office came back',
    heading: 'An email to the office came back',
    text: 'A visitor has written to us and the office has not got it. Look at the office’s inbox: is it full, or its address wrong? What was sent is kept on the website’s server: “staff messages list --status stuck” shows it, and “staff messages requeue” sends it again.',
  },
  footnote: 'Sent by the website.',
} as const;
