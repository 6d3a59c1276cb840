import { mayBecome, OUTCOMES, officeOutcomes, whenRung } from '#domain/follow-up/outcome.ts';
import { isDay } from '#domain/time/wall-clock.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import { count, defineCommand, oneOf, UsageError } from '../command.ts';
import { localTime, textTable } from '../printed-text.ts';
import { dangerOf, needsOf, stateOf, submissionRecord } from '../submission-text.ts';

export const waiting = defineCommand({
  name: 'waiting',
  summary: 'Lists what waits for an answer, signs of danger first, then the most urgent.',
  options: { limit: { type: 'string', value: 'number', help: 'at most so many (default 50)' } },
  async run({ values, json, context }) {
    const limit = count(values.limit, '--limit') ?? 50;
    const found = await context.readStore(({ submissions }) => submissions.find({ waiting: true, limit }));
    if (json) context.print(JSON.stringify(found.map(submissionRecord), null, 2));
    else if (found.length === 0) context.note('Nothing waits for an answer.');
    else context.print(waitingTable(found));
  },
});

export function waitingTable(found: StoredSubmission[]): string {
  return textTable(
    ['DUE', 'REFERENCE', 'KIND', 'RECEIVED', 'STATE', 'DANGER', 'NEEDS'],
    found.map((each) => [
      each.outcome?.meetingOn ?? (each.answerBy ? localTime(each.answerBy) : ''),
      each.reference,
      each.kind,
      localTime(each.receivedAt),
      stateOf(each),
      dangerOf(each),
      needsOf(each),
    ]),
  );
}

export const answer = defineCommand({
  name: 'answer',
  summary: 'Says what became of a submission, as the buttons in the office’s mail do.',
  operands: { show: '<reference> <outcome>', min: 2, max: 2 },
  details: `Outcomes: answered, rang-no-answer, not-for-us, spam; for applications invite, keep-on-file, not-this-time,
and after an invitation date-agreed (with --on), met, no-show, offered.
Within an hour it can be changed, or taken back with "waiting". A call whose half hour is over counts as rung by then.`,
  options: {
    late: { type: 'boolean', help: 'the call was rung after its half hour' },
    on: { type: 'string', value: 'date', help: 'the day that was agreed, such as 2026-12-04' },
  },
  async run({ values, json, operands: [key = '', typed], context }) {
    const outcome = oneOf([...OUTCOMES, 'waiting'], typed, 'The outcome');
    const { on: meetingOn = '' } = values;
    if (isDay(meetingOn) !== (outcome === 'date-agreed'))
      throw new UsageError('Say the day with date-agreed, and with it alone: --on 2026-12-04.');
    await context.withStore(async ({ submissions }) => {
      const [found] = await submissions.find({ key, limit: 1 });
      if (!found) throw new Error(`There is no submission ${key}.`);
      const now = new Date();
      const next =
        outcome && outcome !== 'waiting'
          ? {
              outcome,
              at: now,
              by: 'staff' as const,
              ...whenRung(found, outcome, { inTime: !values.late, now }),
              ...(meetingOn && { meetingOn }),
            }
          : null;
      const possible = [...officeOutcomes(found.kind), ...officeOutcomes(found.kind, found.outcome)];
      if (next && !possible.includes(next.outcome))
        throw new UsageError(`A submission of kind ${found.kind} cannot be "${next.outcome}".`);
      if (!mayBecome(next?.outcome ?? null, found.outcome, now))
        throw new Error(`${found.reference} is "${stateOf(found)}" for over an hour, and was left so.`);
      if (!(await submissions.setOutcome(found.id, next, found.outcome)))
        throw new Error('Somebody else chose an outcome just now. Look at it again: staff submissions show');
      if (json) context.print(JSON.stringify({ reference: found.reference, outcome: next?.outcome ?? null }));
      else context.print(`${found.reference}: ${next?.outcome ?? 'waiting'}.`);
    });
  },
});
