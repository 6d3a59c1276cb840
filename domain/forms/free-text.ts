/** The fields in which people write freely, so that danger may be told in them, by what is sent. */
const FREE_TEXT: Partial<Record<string, readonly string[]>> = {
  enquiry: ['message', 'speakTo'],
  'call-request': ['speakTo'],
  application: ['message', 'speakTo'],
  'event-registration': ['dietaryRequirements', 'allergies'],
};

export const freeTextIn = (kind: string, fields: Readonly<Record<string, string | undefined>>): string[] =>
  (FREE_TEXT[kind] ?? []).map((name) => fields[name] ?? '');
