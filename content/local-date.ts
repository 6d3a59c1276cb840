const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day such as `2027-02-12`, as people here write it: `12 February 2027`. */
export function localDate(day: string): string {
  return words.format(new Date(day));
}
