import { readdirSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openStore } from '../store/open-store.ts';
import { createFileTransport } from './file-transport.ts';
import { sampleMail } from './mail-transport.contract.ts';
import { mailFolder, withWrittenMail } from './written-mail.ts';

async function setUp() {
  const dataDir = temporaryFolder();
  const parts = { dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() };
  const store = withWrittenMail(await openStore(parts), dataDir);
  onTestFinished(() => store.close());
  const transport = createFileTransport(mailFolder(dataDir));
  /** Stores a submission, and writes the mail that it owes as a file. */
  const saveAndWrite = async () => {
    const { id } = await store.submissions.save(sampleSubmission());
    const [message] = await store.outbox.list({ submissionId: id });
    await transport.send(sampleMail({ messageId: `${message?.id}@site.example` }));
    return id;
  };
  return { store, saveAndWrite, names: () => readdirSync(mailFolder(dataDir)), folder: mailFolder(dataDir) };
}

it('mails written as files go with what they tell of, and no others', async () => {
  const { store, saveAndWrite, names, folder } = await setUp();
  const gone = await saveAndWrite();
  const [goneName = ''] = names();
  await saveAndWrite();
  writeFileSync(`${folder}/${goneName}.draft`, 'half');
  writeFileSync(`${folder}/notes.txt`, 'mine');
  expect(await store.submissions.erase([gone])).toBe(1);
  expect(names().some((name) => name.startsWith(goneName))).toBe(false);
  expect(names()).toHaveLength(2);
  expect(await store.submissions.find({})).toHaveLength(1);
});

it('a site that writes no files erases all the same', async () => {
  const { store } = await setUp();
  const { id } = await store.submissions.save(sampleSubmission());
  expect(await store.submissions.erase([id, 'unknown'])).toBe(1);
  expect(await store.submissions.erase([])).toBe(0);
});

it('nothing is erased whose files cannot be', async () => {
  const { store, folder } = await setUp();
  const { id } = await store.submissions.save(sampleSubmission());
  writeFileSync(folder, 'a file in the place of the folder');
  await expect(store.submissions.erase([id])).rejects.toThrow('ENOTDIR');
  expect(await store.submissions.find({})).toHaveLength(1);
});
