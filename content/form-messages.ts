/** The specification fixes nearly all of these. */
export const formMessages = {
  tooShort: (subject: string, count: number) => `${subject} must be at least ${count} characters`,
  tooLong: (subject: string, count: number) => `${subject} must not exceed ${count} characters`,
  invisible: (subject: string) => `${subject} contains characters that cannot be seen`,
  name: {
    subject: 'Name',
    required: 'Name is required',
    letters: (subject: string) => `${subject} can only contain letters and spaces`,
  },
  fullName: { required: 'Full name is required' },
  firstName: { subject: 'First name', required: 'First name is required' },
  lastName: { subject: 'Last name', required: 'Last name is required' },
  email: {
    required: 'Email is required',
    format: 'Invalid email format',
    invalid: 'Please enter a valid email address',
  },
  phone: { required: 'Phone number is required', invalid: 'Please enter a valid phone number' },
  postcode: { required: 'Please enter a postcode', invalid: 'Please enter a valid UK postcode' },
  service: { required: 'Please select a service' },
  message: { subject: 'Message', required: 'Message is required' },
  experience: { required: 'Please select your years of experience' },
  applicationMessage: { subject: 'Cover letter', required: 'Cover letter is required' },
  position: { subject: 'Position', required: 'Position is required' },
  contactNumber: { subject: 'Contact number' },
  dietaryRequirements: { subject: 'Dietary requirements' },
  allergies: { subject: 'Allergies information' },
  healthConsent: {
    required: 'Please tick the box about food and allergies, or leave both fields empty',
  },
  interpreter: { subject: 'The language' },
  speakTo: { subject: 'The person to speak to' },
  leaveMessage: 'Please choose if it is safe to leave a message',
  needsConsent: {
    required: 'Please tick the box about your health, or none of large print, text relay and sign language',
  },
  call: {
    day: 'Please choose a day',
    time: 'Please choose a time',
    taken: 'This time is no longer free. Please choose another one.',
  },
} as const;

export const cvMessages = {
  missing: 'CV/Resume is required',
  'too-large': 'File size is too large',
  unsupported: 'Unsupported file type',
  empty: 'This file is empty. Please choose your CV again.',
  'cut-off': 'This file seems to be cut off. Please save it again and choose it again.',
  damaged: 'This file seems to be damaged and cannot be opened. Please save it again and choose it again.',
  locked:
    'This document is locked with a password, so we cannot open it. Please save it without one and choose it again.',
  macros: 'This document contains macros, which we do not open. Please save it as a PDF and choose that.',
  'too-complex': 'This document unpacks to more than we can open. Please save it as a PDF and choose that.',
} as const;
