import { splitCells } from './csv-files.ts';

export interface ListLine {
  postcode: string;
  district: string;
  retired: string;
}

export interface ListLayout {
  name: string;
  hasHeader: boolean;
  read(line: string): ListLine | null;
}

/** Code-Point Open has no header; the ONS Postcode Directory's names change with the year ("oslaua", "lad25cd"). */
export function recogniseLayout(firstLine: string): ListLayout | null {
  const cells = splitCells(firstLine.replace(/^\uFEFF/, ''));
  const header = cells.map((cell) => cell.trim().toLowerCase());
  const district = header.findIndex((name) => /^(os)?laua$|^lad\d\dcd$/.test(name));
  if (district >= 0) return directoryLayout(header, district);
  if (!/\d/.test(cells[0] ?? '')) return null;
  if (cells.length === 10) return plainLayout('Code-Point Open', cells.length, 8);
  if (cells.length === 3) return plainLayout('postcode, county, district', cells.length, 2);
  return null;
}

function directoryLayout(header: string[], district: number): ListLayout | null {
  const postcode = header.findIndex((name) => /^pcd[s2478]?$/.test(name));
  const retired = header.indexOf('doterm');
  if (postcode < 0) return null;
  return {
    name: 'ONS Postcode Directory',
    hasHeader: true,
    read(line) {
      const cells = splitCells(line);
      if (cells.length !== header.length) return null;
      return {
        postcode: cells[postcode] ?? '',
        district: cells[district] ?? '',
        retired: cells[retired] ?? '',
      };
    },
  };
}

function plainLayout(name: string, columns: number, district: number): ListLayout {
  return {
    name,
    hasHeader: false,
    read(line) {
      const cells = splitCells(line);
      if (cells.length !== columns) return null;
      return { postcode: cells[0] ?? '', district: cells[district] ?? '', retired: '' };
    },
  };
}
