// Checks the table of sectors and the imported list against a full list of postcodes, and prints what it found.
//
//   node tools/postcodes/check-sector-table.ts <folder>
//
// The folder holds the list (postcode,county_code,district_code without a header) and districts.csv, as
// tools/postcodes/make-sector-table.ts reads them. It is no part of the ordinary tests: the list is not in the repository.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { type AdministrativeArea, isServed } from '#domain/postcodes/coverage.ts';
import { UNIT_LETTERS } from '#domain/postcodes/postcode.ts';
import { listCsvFiles, readLines, splitCells } from '#server/postcodes/list/csv-files.ts';
import { importPostcodes } from '#server/postcodes/list/import-postcodes.ts';
import { openImportedList } from '#server/postcodes/list/imported-list.ts';
import { LIST_FILE } from '#server/postcodes/list/list-file.ts';
import { NOWHERE, type PostcodeLookup } from '#server/postcodes/postcode-lookup.ts';
import { createSectorTable } from '#server/postcodes/sector-table.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const decimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
let faults = 0;

function print(what: string, figure: number, unit = ''): void {
  console.log(`${what.padEnd(58)} ${decimals.format(figure)} ${unit}`.trimEnd());
}

function mustBe(what: string, figure: number, wanted: number): void {
  print(what, figure);
  if (figure === wanted) return;
  faults += 1;
  console.log(`  WRONG: must be ${decimals.format(wanted)}`);
}

/** The truth, read without the code that is checked: postcode → place. */
async function readTruth(folder: string): Promise<{ list: string; truth: Map<string, AdministrativeArea> }> {
  const places = new Map<string, AdministrativeArea>([['', NOWHERE]]);
  for await (const line of readLines(join(folder, 'districts.csv'))) {
    const [code = '', district, , county, policeArea] = splitCells(line);
    places.set(code, { district: district || null, county: county || null, policeArea: policeArea || null });
  }
  const list = (await listCsvFiles(folder)).find((file) => basename(file) !== 'districts.csv') ?? '';
  const truth = new Map<string, AdministrativeArea>();
  for await (const line of readLines(list)) {
    const [postcode = '', , code = ''] = line.split(',');
    truth.set(postcode, places.get(code) ?? { ...NOWHERE, district: `unknown ${code}` });
  }
  return { list, truth };
}

async function checkAll(
  name: string,
  lookup: PostcodeLookup,
  truth: Map<string, AdministrativeArea>,
): Promise<void> {
  const right = { home: 0, services: 0, district: 0 };
  for (const [postcode, place] of truth) {
    const answer = await lookup.find(postcode);
    if (!answer.found) continue;
    if (isServed({ place: answer.place }, 'home') === isServed({ place: place }, 'home')) right.home += 1;
    if (isServed({ place: answer.place }, 'services') === isServed({ place: place }, 'services'))
      right.services += 1;
    if (answer.place.district === place.district) right.district += 1;
  }
  mustBe(`${name}: right verdicts, home`, right.home, truth.size);
  mustBe(`${name}: right verdicts, service pages`, right.services, truth.size);
  mustBe(`${name}: right districts`, right.district, truth.size);
}

async function checkInventedSectors(
  name: string,
  lookup: PostcodeLookup,
  sectors: Set<string>,
): Promise<void> {
  const outwards = new Set([...sectors].map((sector) => sector.slice(0, -2)));
  const invented = [...outwards]
    .flatMap((outward) => [...'0123456789'].map((digit) => `${outward} ${digit}`))
    .filter((sector) => !sectors.has(sector));
  const answers = await Promise.all(invented.map((sector) => lookup.find(`${sector}AA`)));
  mustBe(`${name}: invented sectors refused`, answers.filter(({ found }) => !found).length, invented.length);
}

async function checkInventedUnits(
  lookup: PostcodeLookup,
  truth: Map<string, AdministrativeArea>,
  sectors: Set<string>,
): Promise<void> {
  let invented = 0;
  let refused = 0;
  for (const sector of sectors) {
    for (const first of UNIT_LETTERS) {
      for (const second of UNIT_LETTERS) {
        const postcode = `${sector}${first}${second}`;
        if (truth.has(postcode)) continue;
        invented += 1;
        if (!(await lookup.find(postcode)).found) refused += 1;
      }
    }
  }
  mustBe('imported list: invented postcodes refused', refused, invented);
}

async function timeLookups(name: string, lookup: PostcodeLookup, postcodes: string[]): Promise<void> {
  const start = performance.now();
  for (const postcode of postcodes) await lookup.find(postcode);
  print(`${name}: one lookup`, ((performance.now() - start) * 1_000) / postcodes.length, 'µs');
}

/** Growth of the process between before and after `open`. */
async function measureMemory(name: string, open: () => Promise<PostcodeLookup>): Promise<PostcodeLookup> {
  const used = async () => {
    for (let pass = 0; pass < 3; pass++) {
      collectGarbage();
      await setTimeout(50);
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = await used();
  const lookup = await open();
  await lookup.find('SO14 7LY');
  print(`${name}: memory`, ((await used()) - before) / 1_000_000, 'MB');
  return lookup;
}

async function main(folder: string): Promise<void> {
  const { list, truth } = await readTruth(folder);
  const sectors = new Set([...truth.keys()].map((postcode) => postcode.slice(0, -2)));
  print('postcodes in the list', truth.size);
  const table = await readFile(new URL('../../server/postcodes/sectors.json', import.meta.url));
  print('table: with gzip', gzipSync(table, { level: 9 }).length / 1_000, 'kB');

  const scratch = await mkdtemp(join(tmpdir(), 'postcodes-'));
  try {
    const output = join(scratch, LIST_FILE);
    const start = performance.now();
    const report = await importPostcodes(list, output);
    print('import: time', (performance.now() - start) / 1_000, 's');
    mustBe('import: postcodes', report.postcodes, truth.size);
    mustBe('import: lines rejected', report.rejected.lines, 0);
    print('imported list: file', report.bytes / 1_000_000, 'MB');

    const lookups = {
      table: await measureMemory('table', async () => createSectorTable()),
      'imported list': await measureMemory('imported list', () => openImportedList(output)),
    };
    for (const [name, lookup] of Object.entries(lookups)) {
      await timeLookups(name, lookup, [...truth.keys()]);
      await checkAll(name, lookup, truth);
      await checkInventedSectors(name, lookup, sectors);
    }
    await checkInventedUnits(lookups['imported list'], truth, sectors);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node tools/postcodes/check-sector-table.ts <folder with the list and districts.csv>');
  process.exit(2);
}
await main(folder);
process.exit(faults > 0 ? 1 : 0);
