import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type KnownPostcode, knownPostcodes } from './known-postcodes.ts';

const quoted = (text: string) => `"${text}"`;
/** Seven signs wide, as lists of fixed width have it: "SO147LY", "M1  1AE". */
const sevenWide = (postcode: string) => postcode.slice(0, -4).padEnd(4) + postcode.slice(-3);

/** The known postcodes in the layout of this project's own check: postcode, county, district. */
export const threeColumns = (): string[] =>
  knownPostcodes.map(({ postcode, districtCode }) => `${postcode},,${districtCode}`);

export const codePointLine = ({ postcode, districtCode }: KnownPostcode): string => {
  const codes = ['E92000001', 'E19000007', 'E18000009', '', districtCode, 'E05002455'].map(quoted);
  return [quoted(sevenWide(postcode)), 10, 441_900, 111_400, ...codes].join(',');
};

const directoryHeaders = {
  /** As until 2024. */
  old: ['pcd', 'pcd2', 'pcds', 'dointr', 'doterm', 'oscty', 'ced', 'oslaua', 'osward', 'pfa', 'imd'],
  /** As since 2025, with the year in the names of the columns. */
  new: [
    'pcd7',
    'pcd8',
    'pcds',
    'dointr',
    'doterm',
    'cty25cd',
    'ced25cd',
    'lad25cd',
    'wd25cd',
    'pfa23cd',
    'imd20ind',
  ],
};

export interface DirectoryRow {
  postcode: string;
  districtCode: string;
  /** `YYYYMM` of a retired postcode. */
  retired?: string;
}

/** The ONS Postcode Directory, header first; the known postcodes unless others are given. */
export function postcodeDirectory(
  headers: keyof typeof directoryHeaders,
  rows: DirectoryRow[] = knownPostcodes,
): string[] {
  const lines = rows.map(({ postcode, districtCode, retired = '' }) =>
    [
      ...[sevenWide(postcode), postcode, postcode].map(quoted),
      '198001',
      retired,
      ...['E99999999', 'E99999999', districtCode, 'E05002455', 'E23000030'].map(quoted),
      '12345',
    ].join(','),
  );
  return [directoryHeaders[headers].join(','), ...lines];
}

export function writeList(path: string, lines: string[], lineEnd = '\r\n'): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.map((line) => line + lineEnd).join(''));
  return path;
}
