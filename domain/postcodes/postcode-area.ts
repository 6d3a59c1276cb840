/** The letters of a post town (LS), a district (SO17) or a sector (SO17 3). */
const format = /^[A-Z]{1,2}(?:\d[A-Z\d]?(?: \d)?)?$/;

/** Part of the country by its postcodes' beginning, as an operator writes it; null where it is none. */
export function readPostcodeArea(typed: string): string | null {
  const area = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  return format.test(area) ? area : null;
}

/** Postcode areas within one nation, or on an island of their own: https://geoportal.statistics.gov.uk (ONS Postcode Directory). */
const AREAS_OF: Readonly<Record<string, string>> = {
  scotland: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE',
  wales: 'CF LD LL NP SA',
  northernIreland: 'BT',
  crownDependencies: 'GY IM JE',
};

export function isInOtherNation(postcode: string, nation: string): boolean {
  const [letters = ''] = postcode.split(/\d/, 1);
  return Object.entries(AREAS_OF).some(([of, areas]) => of !== nation && areas.split(' ').includes(letters));
}

/** True if a canonical postcode (`SO17 3AT`) lies in an area: SO1 holds SO1 4AA, but not SO17 3AT. */
export function isInArea(postcode: string, area: string): boolean {
  const [outward = ''] = postcode.split(' ');
  if (area.includes(' ')) return postcode.startsWith(area);
  return area === outward || area === outward.split(/\d/, 1)[0];
}
