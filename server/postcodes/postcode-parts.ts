/** "SO14 7LY" is of the sector "SO14 7", in which it is the unit "LY". */
export function splitPostcode(postcode: string): { sector: string; unit: string } {
  return { sector: postcode.slice(0, -2), unit: postcode.slice(-2) };
}

export const unitLetters = 'ABDEFGHJLNPQRSTUWXYZ';

export const unitsInSector = 400;

/** The number of a unit among the 400 that can be, or -1: units never have the letters C, I, K, M, O and V. */
export function unitNumber(unit: string): number {
  const first = unitLetters.indexOf(unit.charAt(0));
  const second = unitLetters.indexOf(unit.charAt(1));
  return first < 0 || second < 0 ? -1 : first * unitLetters.length + second;
}
