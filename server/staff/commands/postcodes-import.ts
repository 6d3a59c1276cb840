import { join } from 'node:path';
import { importPostcodes } from '../../postcodes/list/import-postcodes.ts';
import { LIST_FILE } from '../../postcodes/list/list-file.ts';
import { defineCommand } from '../command.ts';

export const postcodesImport = defineCommand({
  name: 'postcodes import',
  summary: 'Imports the national list of postcodes, so that no lookup leaves this machine.',
  details: `Takes a CSV file (.csv, .csv.gz, .csv.xz) or a folder of them, unpacked from the download, of
  Code-Point Open          https://osdatahub.os.uk/downloads/open/CodePointOpen (its folder Data/CSV)
  ONS Postcode Directory   https://geoportal.statistics.gov.uk (the file Data/ONSPD_…_UK.csv)
Then set POSTCODE_SOURCE=imported and restart the site. Where it fails, the list imported before stays.`,
  operands: { show: '<file or folder>', min: 1, max: 1 },
  options: {
    output: { type: 'string', value: 'file', help: 'write here instead of into the data folder' },
    'allow-unknown-districts': {
      type: 'boolean',
      help: 'take districts the site has no facts about as not served, instead of refusing the list',
    },
  },
  async run({ values, json, operands: [path = ''], context }) {
    const allowUnknownDistricts = values['allow-unknown-districts'] === true;
    const output = values.output ?? join(context.config.DATA_DIR, LIST_FILE);
    const report = await importPostcodes(path, output, { allowUnknownDistricts });
    context.print(json ? JSON.stringify(report, null, 2) : inWords(report, output));
  },
});

type Report = Awaited<ReturnType<typeof importPostcodes>>;

function inWords(report: Report, output: string): string {
  const { rejected, unknownDistricts } = report;
  const number = (value: number) => value.toLocaleString('en-GB');
  return [
    `Imported ${number(report.postcodes)} postcodes and ${number(report.retired)} retired ones into ${output}.`,
    `  Layout             ${report.layout}, ${number(report.files)} files, ${number(report.lines)} lines`,
    `  Without district   ${number(report.withoutDistrict)}`,
    `  Size               ${number(report.bytes)} bytes`,
    `  Rejected lines     ${number(rejected.lines)}`,
    ...Object.entries(rejected.reasons).map(([reason, lines]) => `    ${number(lines)} × ${reason}`),
    ...rejected.examples.map((example) => `    for example ${example}`),
    ...Object.entries(unknownDistricts).map(
      ([code, postcodes]) => `  Unknown district   ${code}, ${number(postcodes)} postcodes`,
    ),
  ].join('\n');
}
