import { brand } from '#content/brand.yaml';

/** Nothing in a mail to an applicant may be taken for a reason. */
export const followUpMails = {
  outcomes: {
    invite: {
      subject: (reference: string) => `Your application: we would like to meet you (${reference})`,
      heading: 'We would like to meet you.',
      text: 'We would like to get to know you, and will be in touch to find a time that suits you.',
      next: 'If you would like to suggest a time, reply to this email or ring us.',
    },
    'keep-on-file': {
      subject: (reference: string) => `Your application stays with us (${reference})`,
      heading: 'We would like to keep your application.',
      text: 'We have nothing to offer you today, and would like to keep it in case we do.',
      next: 'If you would rather we did not, reply to this email, or use the link below. You are welcome to apply for any other job on our site.',
    },
    'not-this-time': {
      subject: (reference: string) => `Your application (${reference})`,
      heading: 'We have read your application.',
      text: 'We will not be taking it further this time. We know that it takes time and courage to apply, and we are grateful that you thought of us.',
      next: 'You are welcome to apply again. If you have a question, reply to this email: a person reads it.',
    },
  },
  undecided: {
    subject: (reference: string) => `Your application: no decision yet (${reference})`,
    heading: 'We have not decided yet.',
    text: 'You have waited six weeks for an answer, and we are sorry. Your application is with us, and nobody has decided about it.',
    next: 'If you would like to know more, reply to this email or ring us. If you no longer wish to wait, use the link below.',
  },
  keptUntil: (day: string) => `Your application stays on file until ${day}. Then we delete it.`,
  withdraw: 'Withdraw my application',
  withdrawNote: 'If you change your mind, you can withdraw your application at any time:',
  footnote: 'You are receiving this email because you applied for a job on our website.',
  withdrawn: {
    subject: (reference: string) => `Application withdrawn (${reference})`,
    heading: (reference: string) => `The applicant has withdrawn ${reference}`,
    text: `Nothing is to be done. If ${brand.name} had agreed a time with them, please cancel it.`,
    footnote: 'Sent by the website.',
  },
} as const;
