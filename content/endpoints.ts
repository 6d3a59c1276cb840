/** What addresses for programs say to whom sends them something else. */
export const endpointText = {
  application: { method: 'Post an application' },
  eventRegistration: {
    method: 'Post a registration',
    unknownEvent: 'Unknown event',
    invalid: 'Invalid registration',
    failed: 'The registration was not stored',
  },
  postcodeCheck: { method: 'Post a postcode to this address.' },
} as const;
