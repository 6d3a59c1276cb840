/** The letters of a post town (LS), a district (SO17) or a sector (SO17 3). */
const format = /^[A-Z]{1,2}(?:\d[A-Z\d]?(?: \d)?)?$/;

/** Part of the country by its postcodes' beginning, as an operator writes it; null where it is none. */
export function readPostcodeArea(typed: string): string | null {
  const area = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  return format.test(area) ? area : null;
}

/** True if a canonical postcode (`SO17 3AT`) lies in an area: SO1 holds SO1 4AA, but not SO17 3AT. */
export function isInArea(postcode: string, area: string): boolean {
  const [outward = ''] = postcode.split(' ');
  if (area.includes(' ')) return postcode.startsWith(area);
  return area === outward || area === outward.split(/\d/, 1)[0];
}
