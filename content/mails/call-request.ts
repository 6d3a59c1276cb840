import { brand } from '#content/brand.yaml';
import { callFeedText } from '../call-request.ts';

export const callRequestMails = {
  office: {
    subject: (name: string, when: string, reference: string) => `Call ${name} on ${when} (${reference})`,
    preheader: (name: string, phone: string) => `${name} would like a call on ${phone}.`,
    heading: (name: string) => `${name} would like a call`,
    labels: { ringOn: 'Ring on' },
    replySubject: (when: string, reference: string) => `Our call on ${when} (${reference})`,
    message: (when: string) => `Please call me on ${when}.`,
    appointment: {
      title: (name: string, phone: string) => `Call ${name}, ${phone}`,
      description: (phone: string) => `Ring ${phone}.`,
      needs: callFeedText.needs,
    },
  },
  /** With a file each, which takes the appointment out of a calendar. */
  cancelled: {
    appointment: 'Cancelled call',
    office: {
      subject: (when: string, reference: string) => `Call on ${when} cancelled (${reference})`,
      heading: (when: string) => `The caller has cancelled ${when}`,
      text: 'Nothing is to be done. The time is free for someone else again.',
      footnote: 'Sent by the website.',
    },
    caller: {
      subject: (when: string, reference: string) => `Your call on ${when} is cancelled (${reference})`,
      heading: 'Your call is cancelled.',
      text: (when: string) =>
        `We will not ring you on ${when}. Open the attached file to take it out of your calendar.`,
      again: 'You can choose another time on our website, whenever you like, or reply to this email.',
      choose: 'Choose another time',
      footnote: 'You are receiving this email because you cancelled a call on our website.',
    },
  },
  /** If the office's calendar could not be read. */
  toConfirm: {
    subject: (when: string, reference: string) => `Your call on ${when}, to be confirmed (${reference})`,
    heading: 'We will ring you to confirm.',
    text: 'We could not look into our calendar when you chose this time. We will ring you to confirm it, or to find another one.',
    steps: [
      'We will ring the number you left, to confirm the time. Until then the attached appointment is not certain.',
      'Then we will ring you at that time. It takes half an hour at most.',
      `If the time no longer suits you, reply to this email or ring ${brand.phone.display}.`,
    ],
    office: 'The calendar could not be read when this time was chosen. Please ring to confirm it.',
  },
  /** With a file each, which moves the appointment in a calendar. */
  moved: {
    labels: { ringOn: 'Ring on', insteadOf: 'Instead of' },
    office: {
      subject: (name: string, when: string, reference: string) =>
        `Call ${name} on ${when} instead (${reference})`,
      heading: (name: string) => `${name} has chosen another time`,
      text: 'The attached file moves the call in your calendar. The earlier time is free for someone else.',
    },
    caller: {
      subject: (when: string, reference: string) => `Your call is moved to ${when} (${reference})`,
      heading: 'Your call is moved.',
      text: 'Open the attached file: it moves the call in your calendar.',
      labels: { ringOn: 'Day and time' },
      footnote: 'You are receiving this email because you moved a call on our website.',
    },
  },
  confirmation: {
    subject: (when: string, reference: string) => `We will ring you on ${when} (${reference})`,
    preheader: 'The appointment is attached for your calendar.',
    heading: 'We will ring you.',
    received: 'A request for a call',
    labels: { ringOn: 'Day and time' },
    steps: [
      'The appointment is attached. Open it to add it to your calendar.',
      'We will ring the number you left, at that time. It takes half an hour at most.',
      `If the time no longer suits you, reply to this email or ring ${brand.phone.display}.`,
    ],
    sent: 'a request for a call',
    changeNote: 'You can also move the call yourself, or cancel it:',
    change: 'Another time, or cancel',
    appointment: {
      title: `${brand.name} rings you`,
      description: (reference: string) =>
        `We will ring the number you left. Our number is ${brand.phone.display}. Your reference is ${reference}.`,
    },
  },
} as const;
