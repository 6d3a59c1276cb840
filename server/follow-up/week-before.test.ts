import { expect, it } from 'vitest';
import { samplesLeft } from '#domain/samples/samples-left.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createWeekBefore } from './week-before.ts';

it('the week before is told in numbers that the store gives, and in no words of visitors', async () => {
  const clock = testClock('2026-11-12T10:00:00Z');
  const store = await openTestStore(clock);
  const { submissions, outbox, retentionRuns } = store;
  const save = (answerBy: Date | null, kind: 'enquiry' | 'area-notice' = 'enquiry') =>
    submissions.save(sampleSubmission({ kind, answerBy }));
  await save(new Date('2026-11-13T18:00:00Z'));
  clock.forward(6 * 86_400_000);
  const [first] = [
    await save(new Date('2026-11-19T18:00:00Z')),
    await save(new Date('2026-11-19T18:00:00Z')),
  ];
  await save(new Date('2026-11-23T18:00:00Z'));
  await save(null, 'area-notice');
  await submissions.setOutcome(first.id, { outcome: 'answered', at: clock.now(), by: 'office' }, null);
  const [message] = await outbox.claim(1, 1000);
  await outbox.finish(message?.id ?? '');
  await outbox.comeBack(message?.id ?? '', '550 no such person');
  await retentionRuns.note(clock.now());
  const jobs = {
    open: async () => ({
      kind: 'found' as const,
      value: [
        { title: 'Night carer', closingDate: '2026-11-27' },
        { title: 'Nurse', closingDate: '2026-12-24' },
        { title: 'Cook', closingDate: '' },
      ] as never,
    }),
  };
  const weekBefore = createWeekBefore({
    submissions,
    outbox,
    retentionRuns,
    jobs,
    unanswered: {
      inWeekOf: async (day) => [{ label: 'Job searches that found nothing', value: `5 from ${day}` }],
    },
    lastBackup: store.lastBackup,
  });
  const facts = await weekBefore('2026-11-23');
  const samples = samplesLeft([]).length;
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Area to open: 1 came',
    'Message: 3 came; of 2 due, 1 answered in time',
    'Emails that came back: 0',
    'Job searches that found nothing: 5 from 2026-11-16',
    'Jobs that close this week: Night carer',
    ...(samples > 0 ? [`Samples that still stand on the site: ${samples}`] : []),
    'Last daily deletion: 18 November 2026',
    'Next to be deleted: 21 May 2027',
    'Last backup: Not yet',
  ]);
});

it('each day is told by one letter, from the last to this one, whichever days the office is closed', async () => {
  const clock = testClock('2026-08-20T10:00:00Z');
  const { submissions, outbox, retentionRuns } = await openTestStore(clock);
  const days = ['2026-08-24', '2026-08-30', '2026-08-31', '2026-09-01', '2026-09-06'];
  for (const day of days) {
    clock.forward(Date.parse(`${day}T12:00:00Z`) - clock.now().getTime());
    await submissions.save(sampleSubmission());
  }
  const closing = (closingDate: string) => ({ title: `Job of ${closingDate}`, closingDate });
  const weekBefore = createWeekBefore({
    ...{ submissions, outbox, retentionRuns, lastBackup: null },
    jobs: {
      open: async () => ({
        kind: 'found' as const,
        value: ['2026-08-31', '2026-09-06'].map(closing) as never,
      }),
    },
    unanswered: { inWeekOf: async () => [] },
  });
  const told = async (day: string) => {
    const facts = await weekBefore(day);
    const toldOf = (label: string) => facts.find((fact) => fact.label === label)?.value;
    return [toldOf('Message'), toldOf('Jobs that close this week')];
  };
  // The last Monday of August is a bank holiday.
  expect(await told('2026-08-24')).toEqual([undefined, 'Job of 2026-08-31']);
  expect(await told('2026-09-01')).toEqual(['3 came', 'Job of 2026-09-06']);
  expect(await told('2026-09-07')).toEqual(['2 came', 'None']);
});

it.each([
  [null, 'No trial yet'],
  [
    { at: '2026-11-21T03:01:00Z', isGood: true },
    'Restored for a trial on 21 November 2026: all 42 submissions',
  ],
  [{ at: '2026-11-21T03:01:00Z', isGood: false }, 'The trial of 21 November 2026 failed.'],
  [{ at: '2026-11-14T03:01:00Z', isGood: true }, 'No trial since 14 November 2026'],
])(
  'the trial of the second place (%j) is told in a sentence, and so is a week without anything',
  async (trial, said) => {
    const { submissions, outbox, retentionRuns } = await openTestStore(testClock('2026-11-20T10:00:00Z'));
    const weekBefore = createWeekBefore({
      ...{ submissions, outbox, retentionRuns, lastBackup: null },
      jobs: { open: async () => ({ kind: 'found' as const, value: [] }) },
      unanswered: { inWeekOf: async () => [] },
      lastTrial: () => trial && { ...trial, at: Date.parse(trial.at), submissions: 42 },
    });
    const facts = (await weekBefore('2026-11-23')).map(({ label, value }) => `${label}: ${value}`);
    expect(facts[0]).toContain('Sent through the website: Nothing in this week.');
    expect(facts.at(-1)).toContain(`Copies in the second place: ${said}`);
  },
);
