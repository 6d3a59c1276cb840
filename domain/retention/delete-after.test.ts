import { describe, expect, it } from 'vitest';
import { addPeriod, deleteAfter } from './delete-after.ts';

describe('deletion', () => {
  it.each([
    'enquiry',
    'call-request',
    'area-notice',
    'event-registration',
    'application',
    'job-alert',
  ] as const)('of a submission of kind %s is due six months after it was received', (kind) => {
    expect(deleteAfter(kind, new Date('2026-11-21T10:30:00Z'))).toEqual(new Date('2027-05-21T10:30:00Z'));
  });

  it('of a job alert that nobody confirmed is due within days', () => {
    expect(deleteAfter('job-alert-request', new Date('2026-11-21T10:30:00Z'))).toEqual(
      new Date('2026-11-24T10:30:00Z'),
    );
  });

  it('never slips into the next month', () => {
    expect(deleteAfter('enquiry', new Date('2026-08-31T23:59:59Z'))).toEqual(
      new Date('2027-02-28T23:59:59Z'),
    );
    expect(addPeriod(new Date('2028-02-29T00:00:00Z'), { years: 1 })).toEqual(
      new Date('2029-02-28T00:00:00Z'),
    );
  });

  it('leaves the date it starts from alone', () => {
    const from = new Date('2026-11-21T00:00:00Z');
    addPeriod(from, { days: 30 });
    expect(from).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(addPeriod(from, { days: 30 })).toEqual(new Date('2026-12-21T00:00:00Z'));
  });
});
