import { describe, expect, it } from 'vitest';
import { jobApplication } from '#content/job-application.yaml';
import { bankHolidaysEnd } from '../office-hours/bank-holidays-end.ts';
import { answerBy, applicantToldAt, officeRemindedAt } from './answer-by.ts';
import { mayBecome, type OutcomeState, officeOutcomes, undoUntil } from './outcome.ts';

const due = (kind: 'enquiry' | 'application', at: string) =>
  answerBy({ kind, fields: {} }, new Date(at))?.toISOString();

describe('an answer is promised', () => {
  it.each([
    ['on a Monday', '2026-11-23T09:00:00Z', '2026-11-24T18:00:00.000Z'],
    ['on a Friday evening', '2026-11-20T22:00:00Z', '2026-11-23T18:00:00.000Z'],
    ['before Christmas', '2026-12-24T12:00:00Z', '2026-12-29T18:00:00.000Z'],
    ['in summer time', '2026-07-01T12:00:00Z', '2026-07-02T17:00:00.000Z'],
    [
      'half past midnight in summer, still yesterday in UTC',
      '2026-06-30T23:30:00Z',
      '2026-07-02T17:00:00.000Z',
    ],
  ])('to a message by the end of the next working day: %s', (_, at, by) => {
    expect(due('enquiry', at)).toBe(by);
  });

  it('to an application within the days that its confirmation names, a reminder after fifteen and the truth after thirty', () => {
    expect(jobApplication.answerWorkingDays).toBe(5);
    expect(due('application', '2026-12-22T12:00:00Z')).toBe('2026-12-31T18:00:00.000Z');
    expect(officeRemindedAt(new Date('2026-12-14T12:00:00Z')).toISOString()).toBe('2027-01-07T18:00:00.000Z');
    expect(applicantToldAt(new Date('2026-12-14T12:00:00Z')).toISOString()).toBe('2027-01-28T18:00:00.000Z');
  });

  it('by a call at its time, and to nobody else', () => {
    const call = { kind: 'call-request', fields: { date: '2026-11-24', time: '09:30' } } as const;
    const now = new Date('2026-11-23T12:00:00Z');
    expect(answerBy(call, now)).toEqual(new Date('2026-11-24T10:00:00Z'));
    expect(answerBy({ kind: 'area-notice', fields: {} }, now)).toBeNull();
    expect(answerBy({ kind: 'event-registration', fields: {} }, now)).toBeNull();
  });
});

describe('an outcome', () => {
  const at = new Date('2026-11-23T09:00:00Z');
  const later = (ms: number) => new Date(at.getTime() + ms);
  const chosen = (outcome: OutcomeState['outcome']): OutcomeState => ({ outcome, at, by: 'office' });
  const hour = 3_600_000;

  it('can be changed for an hour, and where nobody was reached for longer', () => {
    expect(mayBecome('spam', null, at)).toBe(true);
    expect(mayBecome('spam', chosen('answered'), later(hour - 1))).toBe(true);
    expect(mayBecome('spam', chosen('answered'), later(hour))).toBe(false);
    expect(mayBecome('spam', chosen('rang-no-answer'), later(100 * hour))).toBe(true);
    expect(undoUntil(chosen('spam'), later(1))).toEqual(later(hour));
  });

  it('of an applicant’s own is the last', () => {
    expect(mayBecome('spam', chosen('withdrawn'), later(1))).toBe(false);
  });

  it('of an invitation is followed by another one, however long after', () => {
    const followUps = (outcome: OutcomeState['outcome']) => officeOutcomes('application', chosen(outcome));
    expect(followUps('invite')).toEqual(['date-agreed', 'met', 'no-show', 'not-this-time']);
    expect(followUps('met')).toEqual(['offered', 'not-this-time']);
    expect(followUps('keep-on-file')).toEqual(officeOutcomes('application'));
    const month = later(720 * hour);
    for (const from of ['invite', 'date-agreed', 'met', 'no-show'] as const) {
      expect(mayBecome('not-this-time', chosen(from), month)).toBe(true);
      expect(mayBecome('keep-on-file', chosen(from), month)).toBe(false);
    }
    for (const last of ['offered', 'not-this-time', 'keep-on-file'] as const)
      expect(mayBecome('met', chosen(last), month)).toBe(false);
  });

  it('is the office’s to choose for what people wait for', () => {
    expect(officeOutcomes('enquiry')).toEqual(['answered', 'rang-no-answer', 'not-for-us', 'spam']);
    expect(officeOutcomes('application')).toEqual(['invite', 'keep-on-file', 'not-this-time']);
    expect(officeOutcomes('job-alert')).toEqual([]);
  });
});

it('a year before the bank holidays end it is said', () => {
  const days = ['2028-12-26', '2027-12-28'];
  expect(bankHolidaysEnd('2027-12-25', days)).toBeNull();
  expect(bankHolidaysEnd('2027-12-26', days)).toBe('2028-12-26');
  expect(bankHolidaysEnd('2029-05-01', days)).toBe('2028-12-26');
});
