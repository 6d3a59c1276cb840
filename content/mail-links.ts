import { brand } from '#content/brand.yaml';

export const damagedLink = {
  title: 'This link is incomplete',
  text: 'Part of it is missing. Please open it again from the email, or copy all of it, to the last character.',
  help: 'If that does not help, tell us what it was for, and we will do it for you:',
  email: brand.email.info,
  phone: brand.phone,
} as const;
