import * as v from 'valibot';
import { text, wholeNumber } from './kinds.ts';

const line = /^[A-Z]{1,2}\d[A-Z\d]? -?\d+\.\d+ -?\d+\.\d+ \S.*$/;

export const places = v.strictObject({
  outwardCodes: v.pipe(
    v.string('must be lines, such as NR1 52.63 1.30 Norwich'),
    v.check(
      (lines) =>
        lines
          .trim()
          .split('\n')
          .filter(Boolean)
          .every((one) => line.test(one)),
      ({ input }) => {
        const wrong = input
          .trim()
          .split('\n')
          .find((one) => !line.test(one));
        return `cannot have the line “${wrong}”: a code, degrees north and east, and names, such as NR1 52.63 1.30 Norwich`;
      },
    ),
  ),
  regions: v.array(v.strictObject({ name: text, around: text, miles: wholeNumber(1, 300) })),
  otherCounties: v.array(v.strictObject({ name: text, codes: text })),
});
