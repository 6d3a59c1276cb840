/** What an import came to. */
export interface ImportReport {
  layout: string;
  files: number;
  /** Lines read, headers not counted. */
  lines: number;
  /** Postcodes in use. */
  postcodes: number;
  retired: number;
  /** Postcodes in use that lie in no district, as mail-handling codes do: found, and not served. */
  withoutDistrict: number;
  rejected: { lines: number; reasons: Record<string, number>; examples: string[] };
  /** District codes the site has no facts about, with their numbers of postcodes; only where they were allowed. */
  unknownDistricts: Record<string, number>;
  /** The size of the list, in the file as in memory. */
  bytes: number;
}

const mostExamples = 10;

export function emptyReport(files: number): ImportReport {
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

/** Counts a line that was not taken; `where` is its file and number. */
export function reject({ rejected }: ImportReport, reason: string, where: string): void {
  rejected.lines += 1;
  rejected.reasons[reason] = (rejected.reasons[reason] ?? 0) + 1;
  if (rejected.examples.length < mostExamples) rejected.examples.push(`${where}: ${reason}`);
}
