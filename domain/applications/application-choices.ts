// Apart from the rules, which the browser fetches later.

export const MIN_COVER_LETTER_LENGTH = 100;
export const MAX_COVER_LETTER_LENGTH = 2000;

export const experienceOptions = [
  { value: '0-1', label: 'Less than 1 year' },
  { value: '1-3', label: '1-3 years' },
  { value: '3-5', label: '3-5 years' },
  { value: '5+', label: '5+ years' },
] as const;
