/** The fields in which people write freely, the note behind a telephone number included, so that danger may be told in them. */
const FREE_TEXT = [
  'message',
  'speakTo',
  'interpreter',
  'phone',
  'contactNumber',
  'dietaryRequirements',
  'allergies',
] as const;
const NAMES = ['name', 'firstName', 'lastName'] as const;

type Fields = Readonly<Record<string, string | undefined>>;

export const freeTextIn = (fields: Fields): string[] => FREE_TEXT.map((field) => fields[field] ?? '');

export const nameIn = (fields: Fields): string => NAMES.map((field) => fields[field] ?? '').join(' ');
