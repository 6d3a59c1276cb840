/** The fields in which people write freely, the note behind a telephone number included, so that danger may be told in them, by what is sent. */
const FREE_TEXT: Partial<Record<string, readonly string[]>> = {
  enquiry: ['message', 'speakTo', 'phone'],
  'call-request': ['speakTo', 'phone'],
  application: ['message', 'speakTo', 'phone'],
  'event-registration': ['dietaryRequirements', 'allergies', 'contactNumber'],
};

export const freeTextIn = (kind: string, fields: Readonly<Record<string, string | undefined>>): string[] =>
  (FREE_TEXT[kind] ?? []).map((name) => fields[name] ?? '');
