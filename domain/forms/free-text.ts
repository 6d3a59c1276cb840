import { detectDangerByRules } from 'site-assistant/rule-based-danger';

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

export function freeTextIn(fields: Readonly<Record<string, string | undefined>>): string[] {
  const textOf = (field: string) => fields[field] ?? '';
  const name = NAMES.map(textOf).join(' ');
  // The models take some long names for danger.
  return [...FREE_TEXT.map(textOf), ...(detectDangerByRules(name) ? [name] : [])];
}
