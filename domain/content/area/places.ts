import * as v from 'valibot';
import { text, wholeNumber } from '../kinds.ts';

const line = /^[A-Z]{1,2}\d[A-Z\d]? -?\d+\.\d+ -?\d+\.\d+ \S.*$/;

const LINE = 'a code, degrees north and east, and names, such as NR1 52.63 1.30 Norwich';

const wrongIn = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .find((one) => one !== '' && !line.test(one));

const region = v.strictObject({
  name: v.pipe(text, v.title('Name')),
  around: v.pipe(text, v.title('Code in its middle'), v.examples(['NR1'])),
  miles: v.pipe(wholeNumber(1, 300), v.title('Miles from there to its edge')),
});

const county = v.strictObject({
  name: v.pipe(text, v.title('Name')),
  codes: v.pipe(text, v.title('Codes in it'), v.examples(['NR1 NR2'])),
});

export const places = v.pipe(
  v.strictObject({
    outwardCodes: v.pipe(
      v.string(`must be lines: ${LINE}`),
      v.check(
        (lines) => wrongIn(lines) === undefined,
        ({ input }) => `cannot have the line “${wrongIn(input)}”: ${LINE}`,
      ),
      v.title('Beginnings of postcodes, and where they are'),
      v.description(`One a line: ${LINE}.`),
      v.examples(['NR1 52.63 1.30 Norwich\nNR2 52.62 1.27 Norwich']),
    ),
    regions: v.pipe(v.array(v.pipe(region, v.title('A region'))), v.title('Regions')),
    otherCounties: v.pipe(
      v.array(v.pipe(county, v.title('A county'))),
      v.title('Counties other than that of the office'),
    ),
  }),
  v.title('Where applicants search from'),
  v.description('By these places a search for jobs knows how far each job is.'),
  v.metadata({ page: '/careers' }),
);
