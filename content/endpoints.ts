/** What addresses for programs say to whom sends them something else. */
export const endpointText = {
  eventRegistration: {
    unknownEvent: 'Unknown event',
    invalid: 'Invalid registration',
    failed: 'The registration was not stored',
  },
} as const;
