// Makes server/postcodes/sectors.json, the table that answers when no postcode service does, from a published list.
//
//   npm run generate -- postcodes <list of postcodes> [<districts.csv>]
//
// The list is Code-Point Open (its folder of CSV files, or one file, packed or not) or the ONS Postcode Directory. The
// second file names the districts: district_code,admin_district,county_code,admin_county,pfa,… Without it they keep the names
// that the present table has.
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parsePostcode, splitPostcode, unitNumber } from '#domain/postcodes/postcode.ts';
import { districtKey, NO_DISTRICT, type Run, writeRuns } from '#server/postcodes/district-runs.ts';
import { InputError, listCsvFiles, readLines, splitCells } from '#server/postcodes/list/csv-files.ts';
import { recogniseLayout } from '#server/postcodes/list/list-layouts.ts';
import type { SectorFile } from '#server/postcodes/sector-table.ts';

const tableFile = new URL('../../server/postcodes/sectors.json', import.meta.url);

const ATTRIBUTION = [
  'Contains OS data © Crown copyright and database right 2025',
  'Contains Royal Mail data © Royal Mail copyright and database right 2025',
  'Contains National Statistics data © Crown copyright and database right 2025',
  'Open Government Licence v3.0: https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
];

/** For each sector, the number of each unit with the code of its district. */
type Sectors = Map<string, Map<number, string>>;

async function readSectors(path: string): Promise<Sectors> {
  const sectors: Sectors = new Map();
  for (const file of await listCsvFiles(path)) {
    for await (const [postcode, district] of readPostcodes(file)) {
      const { sector, unit } = splitPostcode(postcode);
      if (unitNumber(unit) < 0) continue;
      sectors.set(sector, (sectors.get(sector) ?? new Map()).set(unitNumber(unit), district));
    }
  }
  return sectors;
}

async function* readPostcodes(file: string): AsyncGenerator<[postcode: string, district: string]> {
  let layout: ReturnType<typeof recogniseLayout> = null;
  for await (const text of readLines(file)) {
    if (!layout) {
      layout = recogniseLayout(text);
      if (!layout) throw new InputError(`${basename(file)} is in no layout that is known.`);
      if (layout.hasHeader) continue;
    }
    const line = layout.read(text);
    const parsed = parsePostcode(line?.postcode ?? '');
    if (line?.retired === '' && parsed.kind === 'ok') yield [parsed.postcode, line.district];
  }
}

async function readDistricts(path: string): Promise<SectorFile['districts']> {
  const districts: SectorFile['districts'] = [];
  let header: string[] | null = null;
  for await (const line of readLines(path)) {
    const cells = splitCells(line);
    header ??= cells;
    const cell = (name: string) => cells[header?.indexOf(name) ?? -1] ?? '';
    if (cells === header) continue;
    districts.push([cell('district_code'), cell('admin_district'), cell('admin_county'), cell('pfa')]);
  }
  return districts;
}

function toTable(sectors: Sectors, districts: SectorFile['districts']): SectorFile['sectors'] {
  const keys = new Map(districts.map(([code], index) => [code, districtKey(index)]));
  const table: SectorFile['sectors'] = {};
  for (const [sector, units] of [...sectors].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [outward = '', digit = ''] = sector.split(' ');
    const texts = table[outward] ?? {};
    table[outward] = texts;
    const text = writeRuns(toRuns(units, keys));
    const digits = Object.keys(texts).find((key) => texts[key] === text) ?? '';
    delete texts[digits];
    texts[digits + digit] = text;
  }
  return table;
}

function toRuns(units: Map<number, string>, keys: Map<string, string>): Run[] {
  const ordered = [...units].toSorted(([one], [other]) => one - other);
  return ordered
    .map(([unit, code]) => ({ unit, district: keys.get(code) ?? NO_DISTRICT }))
    .filter(({ district }, index, all) => district !== all[index - 1]?.district);
}

/** One district and one outward code a line, so that the difference between two years can be read. */
function print({ attribution, districts, sectors }: SectorFile): string {
  const districtLines = districts.map((district) => JSON.stringify(district)).join(',\n');
  const sectorLines = Object.entries(sectors)
    .map(([outward, texts]) => `${JSON.stringify(outward)}:${JSON.stringify(texts)}`)
    .join(',\n');
  return `{"attribution":${JSON.stringify(attribution)},\n"districts":[\n${districtLines}\n],\n"sectors":{\n${sectorLines}\n}}\n`;
}

async function main([list, districtFile]: string[]): Promise<void> {
  if (!list)
    throw new InputError('Usage: npm run generate -- postcodes <list of postcodes> [<districts.csv>]');
  const present: SectorFile = JSON.parse(await readFile(tableFile, 'utf8'));
  const districts = districtFile ? await readDistricts(districtFile) : present.districts;
  const sectors = await readSectors(list);
  const used = new Set([...sectors.values()].flatMap((units) => [...units.values()]));
  const unnamed = used.difference(new Set(['', ...districts.map(([code]) => code)]));
  if (unnamed.size > 0)
    throw new InputError(`${districtFile ?? 'The present table'} does not name ${[...unnamed].join(', ')}.`);

  const text = print({ attribution: ATTRIBUTION, districts, sectors: toTable(sectors, districts) });
  await writeFile(tableFile, text);
  console.log(`${sectors.size} sectors, ${districts.length} districts`);
  console.log(`${text.length} bytes, ${gzipSync(text, { level: 9 }).length} with gzip`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exit(1);
});
