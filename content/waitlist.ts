export const waitlistText = {
  title: 'Shall we tell you when we get there?',
  description: 'Leave your email address, and we will email you once, when we reach your area.',
  postcode: 'Postcode',
  email: 'Email',
  submit: 'Notify Me',
  submitting: 'Submitting...',
  sent: 'Thank you! We will write to you as soon as our services are available in your area.',
  failed: 'Sorry, there was an error. Please try again later.',
} as const;

export const unsubscribeText = {
  title: 'Stop writing to me',
  question: 'You asked us to tell you when we reach your area. Shall we delete your address?',
  button: 'Delete my address',
  done: 'Done. We have deleted your address and will not write to you about this again.',
  unknown: 'We no longer have this address, so we will not write to it. There is nothing left to do.',
  failed: 'Sorry, there was an error. Please try again later.',
} as const;
