import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { migrate } from '../store/migrate.ts';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import type { StoredSubmission } from '../submissions/submission-store.ts';
import { submissionRecord, submissionsAsCsv, submissionsAsJson, toCsv } from './submission-text.ts';

describe('CSV for a spreadsheet', () => {
  it('keeps letters, quotes, commas and lines', () => {
    expect(
      toCsv([
        ['Łukasz', 'say "hello", please'],
        ['two\nlines', ''],
      ]),
    ).toBe('"Łukasz","say ""hello"", please"\r\n"two\nlines",""\r\n');
  });

  it.each(['=1+1', '+441632960000', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\0=1', '\n@x'])(
    'never lets %j be a formula',
    (text) => {
      expect(toCsv([[text]])).toBe(`"'${text}"\r\n`);
    },
  );

  it('leaves other text as it is', () => {
    expect(toCsv([["O'Brien", 'a=b', '5 - 3', 'me@example.org']])).toBe(
      '"O\'Brien","a=b","5 - 3","me@example.org"\r\n',
    );
  });
});

describe('an export in several pages', () => {
  const sent = (reference: string, fields: Record<string, string>): StoredSubmission => ({
    ...{ id: reference, reference, kind: 'enquiry', email: null, fields, file: null },
    ...{ danger: false, tentative: false, answerBy: null, outcome: null, outcomeBefore: null },
    receivedAt: new Date('2026-11-21T09:00:00Z'),
    deleteAfter: new Date('2027-05-21T09:00:00Z'),
  });
  async function* pages() {
    yield [sent('WF-1', { name: 'Ann' }), sent('WF-2', { name: 'Bo\nC' })];
    yield [sent('WF-3', { phone: '1' })];
  }
  const whole = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('');

  it('is one JSON array, however many pages there are', async () => {
    const records = JSON.parse(await whole(submissionsAsJson(pages())));
    expect(records).toMatchObject([
      { fields: { name: 'Ann' } },
      { fields: { name: 'Bo\nC' } },
      { reference: 'WF-3' },
    ]);
    async function* none() {}
    expect(JSON.parse(await whole(submissionsAsJson(none())))).toEqual([]);
  });

  it('has a column for every field of any page, and is told apart from other encodings', async () => {
    const lines = (await whole(submissionsAsCsv(pages))).split('\r\n');
    expect(lines[0]).toMatch(
      /^\uFEFF"reference",.*,"file","answerBy","state","stateSince","danger","needs","name","phone"$/,
    );
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^"WF-1",.*,"Ann",""$/),
      expect.stringMatching(/^"WF-2",.*,"Bo\nC",""$/s),
      expect.stringMatching(/^"WF-3",.*,"","1"$/),
      '',
    ]);
  });
});

it('an export has all that is stored of a submission', async () => {
  const database = await openSqlite(temporaryFolder());
  onTestFinished(() => database.close());
  await migrate(database);
  const columns = (await database.query.introspection.getTables())
    .filter(({ name }) => name === 'submissions')
    .flatMap((table) => table.columns.map(({ name }) => name));
  const { outcome, ...record } = submissionRecord({
    ...{
      id: '1',
      reference: 'WF-1',
      kind: 'enquiry',
      email: null,
      fields: {},
      file: null,
      danger: false,
      tentative: false,
      outcomeBefore: null,
    },
    ...{ receivedAt: new Date(0), deleteAfter: new Date(0), answerBy: null },
    outcome: {
      outcome: 'answered',
      at: new Date(0),
      by: 'staff',
      rungBy: new Date(0),
      meetingOn: '2026-12-04',
    },
  });
  const told = [
    ...Object.keys(record),
    'outcome',
    ...Object.keys(outcome ?? {}).flatMap((key) => [key, `outcome_${key}`]),
  ];
  const missing = columns.filter(
    (column) =>
      !told.includes(column) && !told.includes(column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())),
  );
  // Hashes of what was sent and of who sent it, by which repeated forms and calls of one sender are recognised.
  expect(missing).toEqual(['idempotency_key', 'asker_number', 'asker_client', 'asker_network']);
});
