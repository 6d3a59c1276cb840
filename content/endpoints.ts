/** Answers of the addresses for programs to requests that they do not take. */
export const endpointText = {
  eventRegistration: {
    unknownEvent: 'Unknown event',
    invalid: 'Invalid registration',
    failed: 'The registration was not stored',
  },
} as const;
