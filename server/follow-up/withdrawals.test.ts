import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { openStore } from '../store/open-store.ts';
import { createOutcomeLinks } from './outcome-links.ts';
import { createWithdrawals } from './withdrawals.ts';

it.each([
  ['application', 'applicant', 'withdrawn', 1],
  ['call-request', 'caller', 'cancelled', 2],
] as const)(
  'taking back a %s and the mails about it are stored together, or not at all',
  async (kind, holder, outcome, mails) => {
    const dataDir = temporaryFolder();
    const { now } = testClock();
    const log = collectingLog();
    const store = await openStore({ ...{ dataDir, log, now }, databaseUrl: null, referencePrefix: 'AB' });
    onTestFinished(() => store.close());
    const { submissions, outbox, secretFor } = store;
    const expires = new Date('2026-11-21T10:00:00Z');
    const fields = { date: '2026-11-21', time: '10:00' };
    const saved = sampleSubmission({ kind, fields, answerBy: expires, messages: () => [] });
    const { id, reference } = await submissions.save(saved);
    const links = createOutcomeLinks(holder, { secretFor, publicUrl: testSite.publicUrl });
    const token = new URL(links.url({ reference, outcome, expires })).searchParams.get('token') ?? '';
    const { withdraw } = createWithdrawals({ ...{ kind, submissions, links, log, now }, site: testSite });
    const state = async () => (await submissions.find({ key: id }))[0]?.outcome?.outcome ?? null;

    const file = new DatabaseSync(join(dataDir, 'site.db'));
    file.exec("create trigger full before insert on messages begin select raise(abort, 'disk full'); end");
    expect(await withdraw(token)).toEqual({ kind: 'failed' });
    expect([await state(), await outbox.list({})]).toEqual([null, []]);

    file.exec('drop trigger full');
    file.close();
    expect([await withdraw(token), await withdraw(token)]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect([await state(), await outbox.list({})]).toEqual([outcome, Array(mails).fill(expect.anything())]);
  },
);
