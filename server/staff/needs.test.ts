import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openStore } from '../store/open-store.ts';
import { eachPage } from '../submissions/each-page.ts';
import { createWaitlistOpening } from '../waitlist/waitlist-opening.ts';
import { waitingTable } from './commands/answers.ts';
import { submissionsAsCsv, submissionsAsJson, submissionTable, submissionText } from './submission-text.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const needs = { interpreter: 'Polish', leaveMessage: 'no' };
const inWords = 'Safe to leave a message: No; Interpreter for (language): Polish';
const places = { SQLite: () => null, PostgreSQL: () => postgres.createDatabase() };

async function openFilled(place: keyof typeof places) {
  const databaseUrl = await places[place]();
  const store = await openStore({
    ...{ dataDir: temporaryFolder(), databaseUrl, referencePrefix: 'AB', log: collectingLog() },
  });
  onTestFinished(() => store.close());
  const kinds = ['enquiry', 'call-request', 'area-notice', 'application'] as const;
  for (const kind of kinds)
    await store.submissions.save(
      sampleSubmission({
        kind,
        answerBy: new Date('2026-11-21T09:00:00Z'),
        fields: { name: kind, postcode: 'LS1 1AA', ...needs },
      }),
    );
  await store.submissions.save(sampleSubmission({ email: 'ed@example.org' }));
  return store;
}

const whole = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('');
const timesSaid = (text: string) => text.split(inWords).length - 1;

describe.each(Object.keys(places) as (keyof typeof places)[])('how to reach people, on %s', (place) => {
  it('stands in every list and export of the staff, and goes with the message', async () => {
    const { submissions } = await openFilled(place);
    const all = await submissions.find({});
    expect(timesSaid(submissionTable(all))).toBe(4);
    expect(timesSaid(waitingTable(await submissions.find({ waiting: true })))).toBe(4);
    expect(all.map((each) => timesSaid(submissionText(each, [])))).toEqual([0, 1, 1, 1, 1]);
    const pages = () => eachPage(submissions, { email: 'dora@example.org' });
    const csv = await whole(submissionsAsCsv(pages));
    expect(csv).toMatch(/"danger","needs",.*"interpreter"/);
    expect(timesSaid(csv)).toBe(4);
    const exported = JSON.parse(await whole(submissionsAsJson(pages())));
    expect(exported).toHaveLength(4);
    for (const { fields } of exported) expect(fields).toMatchObject(needs);
    const opening = createWaitlistOpening({ submissions, publicUrl: '', secret: new Uint8Array(32) });
    expect(await opening.waiting('LS')).toMatchObject([{ needs: inWords }]);
    await submissions.erase(all.map(({ id }) => id));
    expect(await submissions.find({})).toEqual([]);
  });
});
