import { describe, expect, it } from 'vitest';
import { factsInWords, jobTerms, termsInWords, workedDayOf } from './job-terms.ts';
import { fullJob } from './sources/job-source.contract.ts';
import { sampleJob } from './sources/sample-jobs-for-tests.ts';

describe('what an advert says beside its pay', () => {
  it('is all there, in the order in which carers ask', () => {
    expect(termsInWords(fullJob)).toEqual([
      'Travel between visits: Not paid',
      'Mileage: 45p a mile',
      'Guaranteed hours: 20 a week',
      'Sick pay: Statutory',
      'Sick pay from day one: Yes',
      'Training and shadowing: Both paid',
      'DBS check: We pay',
      'Uniform: We give it',
      'Notice of shifts: 14 days ahead',
    ]);
  });

  it('is named, too, where the advert does not say it', () => {
    const terms = jobTerms(sampleJob({ sickPay: 'Statutory', rotaNoticeDays: 0 }));
    expect(terms).toHaveLength(9);
    expect(terms.filter(({ value }) => value !== null)).toEqual([
      { label: 'Sick pay', value: 'Statutory' },
      { label: 'Notice of shifts', value: 'On the day' },
    ]);
  });
});

it.each([
  ['2027-01-04', '4 January 2027'],
  ['As soon as your checks are back', 'As soon as your checks are back'],
])('a first day of work %s is said as %s', (startDate, said) => {
  const [fact] = factsInWords({ ...fullJob, startDate }, ['startDate']);
  expect(fact?.value).toBe(said);
});

describe('a usual day', () => {
  it('is worked out with pay by the hour, and the lower end of a range', () => {
    // 5 x £16.10 = £80.50; £80.50 / 6 hours = £13.4166; 12 x 45p = £5.40.
    expect(workedDayOf(fullJob)).toMatchObject({ visits: { pay: 8050 }, anHour: 1341, isLowerEnd: false });
    const range = { ...fullJob, salary: '£12.60 to £13.40 an hour' };
    // 5 x £12.60 = £63; £63 / 6 hours = £10.50.
    expect(workedDayOf(range)).toMatchObject({ visits: { pay: 6300 }, anHour: 1050, isLowerEnd: true });
  });

  it.each([null, 'Competitive', '£820 a week', '£27,300 a year', '£13 an hour; £14 at weekends'])(
    'is not worked out where pay is %j',
    (salary) => {
      expect(workedDayOf({ ...fullJob, salary })).toBeNull();
    },
  );
});
