import { beforeEach, expect, it } from 'vitest';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { openTestStore, testClock } from '../../../tests/support/test-store.ts';
import { readConfig } from '../../config.ts';
import type { Store } from '../../store/open-store.ts';
import { type CommandContext, UsageError } from '../command.ts';
import { answer, waiting } from './answers.ts';
import { submissionsList, submissionsShow } from './submissions.ts';

const CLOCK_START = '2026-11-20T10:00:00Z';

let clock = testClock(CLOCK_START);
let store: Store;
let printed: string[];
let context: CommandContext;

beforeEach(async () => {
  clock = testClock(CLOCK_START);
  store = await openTestStore(clock);
  printed = [];
  context = {
    config: readConfig({}),
    print: (text) => void printed.push(text),
    write: (text) => void printed.push(text),
    note: (text) => void printed.push(text),
    withStore: (use) => use(store),
    readStore: (use) => use(store),
    backup: (path) => store.backup(path),
    copyToPostgres: async () => 0,
  };
});

const save = (name = 'Dora Ash', kind: 'enquiry' | 'application' = 'enquiry', danger = false) => {
  // Either of two at one moment may stand first.
  clock.forward(1000);
  return store.submissions.save(
    sampleSubmission({
      kind,
      danger,
      fields: { name, message: 'Mornings' },
      answerBy: new Date('2026-11-23T18:00:00Z'),
    }),
  );
};
const run = async (command: typeof waiting, ...args: string[]) => {
  await command.execute(args, context);
  return printed.splice(0).join('\n');
};
const refused = (...args: string[]) => expect(async () => answer.execute(args, context)).rejects;

it('what waits is listed, and answered', async () => {
  const { reference } = await save();
  expect(await run(waiting)).toMatch(new RegExp(`2026-11-23 18:00 +${reference} +enquiry .+ waiting`));
  expect(await run(answer, reference.toLowerCase(), 'rang-no-answer')).toBe(`${reference}: rang-no-answer.`);
  expect(await run(waiting)).toContain('rang-no-answer');
  expect(await run(answer, reference, 'answered')).toBe(`${reference}: answered.`);
  expect(await run(waiting)).toBe('Nothing waits for an answer.');
  expect(await run(submissionsShow, reference)).toMatch(
    /State +answered, .+ by the staff\nBefore +rang-no-answer/,
  );
  expect(JSON.parse(await run(submissionsList, '--json'))).toMatchObject([
    { outcome: { outcome: 'answered', by: 'staff' }, outcomeBefore: { outcome: 'rang-no-answer' } },
  ]);
  expect(await run(answer, reference, 'waiting')).toBe(`${reference}: waiting.`);
});

it('an invitation is followed to the end, with the day that was agreed', async () => {
  const { reference } = await save('Jo', 'application');
  await refused(reference, 'met').toThrow('cannot be "met"');
  await run(answer, reference, 'invite');
  await refused(reference, 'date-agreed').toThrow('--on');
  await refused(reference, 'met', '--on', '2026-12-04').toThrow('with it alone');
  await run(answer, reference, 'date-agreed', '--on', '2026-12-04');
  expect(await run(waiting)).toMatch(new RegExp(`2026-12-04 +${reference} +application .+ date-agreed`));
  for (const outcome of ['met', 'offered']) await run(answer, reference, outcome);
  expect(await run(waiting)).toBe('Nothing waits for an answer.');
});

it('what cannot be is refused', async () => {
  const [{ reference, id }, application] = [await save(), await save('Jo', 'application')];
  await refused('WF-3333-3333', 'spam').toThrow('There is no submission');
  await refused(reference, 'invite').toThrow(UsageError);
  await refused(reference, 'done').toThrow(UsageError);
  await refused(application.reference, 'withdrawn').toThrow(UsageError);
  const old = { outcome: 'spam', at: new Date('2026-11-20T10:00:00Z'), by: 'office' } as const;
  await store.submissions.setOutcome(id, { ...old, at: new Date(Date.now() - 3_600_001) }, null);
  await refused(reference, 'answered').toThrow('over an hour');
});

it('submissions are found by day, name and words', async () => {
  await save('Siân O’Brien');
  await save('Łukasz Ash');
  const names = async (...args: string[]) =>
    JSON.parse(await run(submissionsList, '--json', ...args)).map(
      ({ fields }: { fields: { name: string } }) => fields.name,
    );
  expect(await names('--name', 'sian')).toEqual(['Siân O’Brien']);
  expect(await names('--search', 'MORNING', '--limit', '1')).toEqual(['Łukasz Ash']);
  const [newest] = await store.submissions.find({ limit: 1 });
  expect(await names('--search', `${newest?.reference}`.toLowerCase())).toHaveLength(1);
  expect(await names('--name', 'morning')).toEqual([]);
  expect(await names('--since', '2026-11-20')).toHaveLength(2);
  expect(await names('--since', '2026-11-21')).toEqual([]);
  await expect(async () => submissionsList.execute(['--since', 'soon'], context)).rejects.toThrow(UsageError);
});

it('danger stands first in every list until it is answered, and is marked where one is shown', async () => {
  const danger = await save('Ann Lee', 'enquiry', true);
  const other = await save();
  const first = (list: string) => list.split('\n')[1];
  for (const list of [waiting, submissionsList]) {
    expect(first(await run(list))).toMatch(new RegExp(`${danger.reference}.* danger\\b`));
  }
  expect(await run(submissionsShow, danger.reference)).toContain('a program saw signs of it');
  expect(await run(submissionsShow, other.reference)).not.toContain('Danger');
  await run(answer, danger.reference, 'answered');
  expect(first(await run(submissionsList))).toContain(other.reference);
});

it('a call that is marked after its half hour counts as rung by then, unless it is said to be late', async () => {
  const due = new Date('2026-11-20T09:30:00Z');
  const call = () => store.submissions.save(sampleSubmission({ kind: 'call-request', answerBy: due }));
  const [one, other] = [await call(), await call()];
  await run(answer, one.reference, 'answered');
  await run(answer, other.reference, 'answered', '--late');
  const [from, until] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T00:00:00Z')];
  expect(await store.submissions.countPromises('call-request', from, until)).toEqual({ due: 2, kept: 1 });
});
