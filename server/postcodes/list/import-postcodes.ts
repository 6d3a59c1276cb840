import { basename } from 'node:path';
import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import { parsePostcode, splitPostcode, unitNumber } from '#domain/postcodes/postcode.ts';
import { DISTRICTS_OUTSIDE } from '../outside-great-britain.ts';
import { NOWHERE } from '../postcode-lookup.ts';
import { loadSectorData } from '../sector-table.ts';
import { InputError, listCsvFiles, readLines } from './csv-files.ts';
import { createListWriter, type ListWriter } from './list-file.ts';
import { type ListLayout, type ListLine, recogniseLayout } from './list-layouts.ts';

export interface ImportOptions {
  allowUnknownDistricts?: boolean;
  now?: () => Date;
}

export interface ImportReport {
  layout: string;
  files: number;
  lines: number;
  postcodes: number;
  retired: number;
  withoutDistrict: number;
  rejected: { lines: number; reasons: Record<string, number>; examples: string[] };
  unknownDistricts: Record<string, number>;
  bytes: number;
}

interface Import {
  writer: ListWriter;
  districts: ReadonlyMap<string, AdministrativeArea>;
  report: ImportReport;
}

const MAX_EXAMPLES = 10;

/** E99999999 and its like: "no district in England". Those of the Crown dependencies are names in their own right. */
const NO_DISTRICT_CODE = /^$|^[ENSW]99999999$/;

/** The list before stays unless all goes well. @throws InputError, whose message is for the operator */
export async function importPostcodes(
  inputPath: string,
  outputPath: string,
  { allowUnknownDistricts = false, now = () => new Date() }: ImportOptions = {},
): Promise<ImportReport> {
  const files = await listCsvFiles(inputPath);
  const work: Import = {
    writer: createListWriter(),
    districts: await knownDistricts(),
    report: emptyReport(files.length),
  };
  for (const file of files) await readFile(file, work);
  const { writer, report } = work;

  if (report.postcodes === 0) throw new InputError(`${inputPath} holds no postcode in use.`);
  const unknown = Object.entries(report.unknownDistricts);
  if (unknown.length > 0 && !allowUnknownDistricts) throw unknownDistricts(unknown);

  const importedAt = now().toISOString();
  return { ...report, bytes: await writer.writeTo(outputPath, { layout: report.layout, importedAt }) };
}

async function knownDistricts(): Promise<ReadonlyMap<string, AdministrativeArea>> {
  const { districts } = await loadSectorData();
  return new Map([
    ...Object.entries(DISTRICTS_OUTSIDE),
    ...districts.map(({ code, place }): [string, AdministrativeArea] => [code, place]),
  ]);
}

function emptyReport(files: number): ImportReport {
  return {
    layout: '',
    files,
    lines: 0,
    postcodes: 0,
    retired: 0,
    withoutDistrict: 0,
    rejected: { lines: 0, reasons: {}, examples: [] },
    unknownDistricts: {},
    bytes: 0,
  };
}

async function readFile(file: string, work: Import): Promise<void> {
  let layout: ListLayout | null = null;
  let number = 0;
  for await (const line of readLines(file)) {
    number += 1;
    if (line.trim() === '') continue;
    if (layout === null) {
      layout = recogniseLayout(line);
      if (!layout) throw new InputError(`${basename(file)} is in none of the layouts that can be imported.`);
      work.report.layout = layout.name;
      if (layout.hasHeader) continue;
    }
    work.report.lines += 1;
    const reason = takeLine(layout.read(line), work);
    if (reason) reject(work.report, reason, `${basename(file)}:${number}`);
  }
}

function takeLine(line: ListLine | null, { writer, districts, report }: Import): string | null {
  if (!line) return 'another number of cells';
  const parsed = parsePostcode(line.postcode);
  if (parsed.kind !== 'ok') return 'not a postcode';
  const { postcode } = parsed;
  const month = /^(19[7-9]\d|20\d\d)(0[1-9]|1[0-2])$/.exec(line.retired);
  if (line.retired !== '' && !month) return 'not a month of retirement';

  const meaning = month
    ? { year: Number(month[1]), month: Number(month[2]) }
    : placeOf(line.district, districts, report);
  if (unitNumber(splitPostcode(postcode).unit) < 0) return 'unit letters that no postcode has';
  if (!writer.add(postcode, meaning)) return 'given twice';

  if (month) report.retired += 1;
  else report.postcodes += 1;
  if (!month && line.district === '') report.withoutDistrict += 1;
  return null;
}

function placeOf(
  code: string,
  districts: Import['districts'],
  { unknownDistricts }: ImportReport,
): AdministrativeArea {
  if (NO_DISTRICT_CODE.test(code)) return NOWHERE;
  const place = districts.get(code);
  if (!place) unknownDistricts[code] = (unknownDistricts[code] ?? 0) + 1;
  return place ?? NOWHERE;
}

function reject({ rejected }: ImportReport, reason: string, where: string): void {
  rejected.lines += 1;
  rejected.reasons[reason] = (rejected.reasons[reason] ?? 0) + 1;
  if (rejected.examples.length < MAX_EXAMPLES) rejected.examples.push(`${where}: ${reason}`);
}

function unknownDistricts(unknown: [code: string, postcodes: number][]): InputError {
  const list = unknown.map(([code, count]) => `${code} (${count} postcodes)`).join(', ');
  return new InputError(
    `The list names districts that the site has no facts about: ${list}. ` +
      'Where the districts of the country have changed, the table of sectors must be made anew first (docs/licences.md).',
  );
}
