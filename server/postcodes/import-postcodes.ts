import { basename } from 'node:path';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import { InputError, listCsvFiles, readLines } from './csv-files.ts';
import { createDistrictNumbers, type DistrictNumbers } from './district-numbers.ts';
import { emptyReport, type ImportReport, reject } from './import-report.ts';
import { type ListLayout, type ListLine, recogniseLayout } from './list-layouts.ts';
import { areaOf, placeOutsideGreatBritain } from './outside-great-britain.ts';
import { retiredMeaning } from './packed-list.ts';
import { createPackedListWriter, type PackedListWriter } from './packed-list-writer.ts';
import { replaceFile } from './replace-file.ts';
import { loadSectorData } from './sector-data.ts';

export interface ImportOptions {
  /** Takes postcodes of districts the site knows nothing about as not served, instead of refusing the list. */
  allowUnknownDistricts?: boolean;
  now?: () => Date;
}

interface Import {
  writer: PackedListWriter;
  districts: DistrictNumbers;
  report: ImportReport;
  areasOutside: Set<string>;
}

/**
 * Reads a published list of postcodes, line by line, and writes the compact file that `openImportedList` answers from.
 * The file is replaced at once and only when all went well.
 *
 * @param inputPath a CSV file (`.csv`, `.csv.gz`, `.csv.xz`) or a folder of them, in a layout of `list-layouts.ts`
 * @throws InputError, whose message is for the operator, where the input is no such list
 */
export async function importPostcodes(
  inputPath: string,
  outputPath: string,
  { allowUnknownDistricts = false, now = () => new Date() }: ImportOptions = {},
): Promise<ImportReport> {
  const files = await listCsvFiles(inputPath);
  const { districts } = await loadSectorData();
  const work: Import = {
    writer: createPackedListWriter(),
    districts: createDistrictNumbers(districts),
    report: emptyReport(files.length),
    areasOutside: new Set(),
  };
  for (const file of files) await readFile(file, work);
  const { report, areasOutside } = work;
  const { unknown, places } = work.districts;

  report.unknownDistricts = Object.fromEntries(unknown);
  if (report.postcodes === 0) throw new InputError(`${inputPath} holds no postcode in use.`);
  if (unknown.size > 0 && !allowUnknownDistricts) throw unknownDistricts(unknown);

  const bytes = work.writer.finish({
    layout: report.layout,
    importedAt: now().toISOString(),
    postcodes: report.postcodes,
    retired: report.retired,
    areasOutside: [...areasOutside],
    places,
  });
  await replaceFile(outputPath, bytes);
  return { ...report, bytes: bytes.length };
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
    const fault = takeLine(layout.read(line), work);
    if (fault) reject(work.report, fault, `${basename(file)}:${number}`);
  }
}

/** Adds one line to the list; returns why it could not be. */
function takeLine(line: ListLine | null, { writer, districts, report, areasOutside }: Import): string | null {
  if (!line) return 'another number of cells';
  const parsed = parsePostcode(line.postcode);
  if (parsed.kind !== 'ok') return 'not a postcode';
  const { postcode } = parsed;
  const month = /^(19[7-9]\d|20\d\d)(0[1-9]|1[0-2])$/.exec(line.retired);
  if (line.retired !== '' && !month) return 'not a month of retirement';

  const meaning = month
    ? retiredMeaning({ year: Number(month[1]), month: Number(month[2]) })
    : districts.numberOf(line.district);
  const fault = writer.add(postcode, meaning);
  if (fault) return fault;

  if (month) {
    report.retired += 1;
    return null;
  }
  report.postcodes += 1;
  if (line.district === '') report.withoutDistrict += 1;
  if (placeOutsideGreatBritain(postcode)) areasOutside.add(areaOf(postcode));
  return null;
}

function unknownDistricts(unknown: ReadonlyMap<string, number>): InputError {
  const list = [...unknown].map(([code, count]) => `${code} (${count} postcodes)`).join(', ');
  return new InputError(
    `The list names districts that the site has no facts about: ${list}. ` +
      'Where the districts of the country have changed, the table of sectors must be made anew first (docs/licences.md).',
  );
}
