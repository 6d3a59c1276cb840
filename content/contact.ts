import { brand } from '#content/brand.yaml';

export const contact = {
  hero: {
    title: 'Get In Touch',
    lede: 'A person reads every message. Write what is on your mind, in any order.',
  },
  replyPromise: 'We reply by the end of the next working day.',
  emergency: 'If someone is in danger or needs urgent medical advice, please ring and do not use this form.',
  cardsLabel: 'How to reach us',
  cards: {
    phone: {
      title: 'Phone',
      text: 'You speak to a person in our office. We are closed on bank holidays.',
    },
    email: { title: 'Email', text: 'For anything that is not urgent.' },
    cv: 'For jobs and CVs:',
    location: { title: 'Location', text: `Our office is in ${brand.address.town}. We come to you.` },
    emergency: {
      title: 'Day and night',
      text: 'For people we support, when something cannot wait until the morning.',
    },
  },
  form: {
    title: 'Send Us a Message',
    servicePlaceholder: 'Select Service Required',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone (optional)',
      postcode: 'Postcode (optional)',
      service: 'Service',
      message: 'Message',
    },
    hints: {
      message: 'Who needs help, with what, and from when? Please leave out medical details for now.',
    },
    submit: 'Send Message',
    submitting: 'Sending...',
    emptyPhone: 'Not provided',
    emptyService: 'Not specified',
    success: {
      alert: 'Your message has been sent! We will be in touch shortly.',
      inline: 'Your message has been sent successfully!',
    },
    failure: {
      alert: 'Sorry, there was an error sending your message. Please try again later.',
      inline: 'Failed to send message. Please try again later.',
    },
  },
  /** Above the form that a conversation with the assistant has filled in. */
  conversation: {
    title: 'Your conversation is in the message below.',
    shortened: '[The beginning is left out.]',
    text: 'Read it, and take out or add what you like. Nothing is sent before you press the button.',
  },
  /** Above the form that the price page has filled in. */
  estimate: {
    title: 'Your estimate is in the message below.',
    text: 'Add what you would like to ask. Nothing is sent before you press the button.',
  },
  /** After the thanks. */
  next: {
    answered: (day: string) => `You will have an answer by the end of ${day}.`,
    urgentOpen: (closes: string) =>
      `If it cannot wait, ring us on ${brand.phone.display}: we are here until ${closes}.`,
    urgentClosed: (day: string, time: string) =>
      `Our office opens ${day} at ${time}: ${brand.phone.display}. If someone is in danger, call 999. For urgent medical advice, call NHS 111.`,
  },
  consultation: {
    title: 'Book a Consultation',
    text: 'A consultation is a chat about what you need. It is free, and there is nothing to decide until you are ready.',
    whatsapp: {
      title: 'WhatsApp',
      text: 'Write as you would to a friend, without medical details: WhatsApp is another company’s service.',
      button: 'Open WhatsApp',
    },
    call: {
      title: 'Schedule a Call',
      text: 'Choose a day and a time, and we ring you.',
      button: 'Schedule a Call',
    },
    email: { title: 'Email Directly', text: 'Use your own email app.', button: 'Email Directly' },
  },
  social: { title: 'Follow us' },
  /** Beside forms and lists. */
  talk: {
    title: 'Would you rather talk?',
    text: 'You speak to a person in our office.',
  },
} as const;
