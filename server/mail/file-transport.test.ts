import { readdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openStore } from '../store/open-store.ts';
import { createFileTransport, mailFolder, owedBy, withFileMail } from './file-transport.ts';
import { describeMailTransport, sampleMail } from './mail-transport.contract.ts';

const newMailFolder = () => mailFolder(temporaryFolder());
const always = async () => true;

describeMailTransport('the mail folder', ['not a folder'], async () => {
  const folder = newMailFolder();
  return {
    transport: createFileTransport(folder, always),
    arrived: async () => {
      const names = (await readdir(folder)).toSorted();
      const mails = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
      );
      return mails.map(({ to, subject = '', text = '' }) => ({
        to: to?.[0]?.address ?? '',
        subject,
        text: text.trimEnd(),
      }));
    },
    faults: { 'not a folder': { permanent: false, begin: () => writeFile(folder, 'in the way') } },
    recover: () => rm(folder),
    stop: async () => {},
  };
});

describe('the files of the mail folder', () => {
  it('sort by the time of the mail and can be read by their owner alone', async () => {
    const folder = newMailFolder();
    const { send } = createFileTransport(folder, always);
    await send(sampleMail({ messageId: 'later@a.example', date: new Date('2026-11-21T14:05:00Z') }));
    await send(sampleMail({ messageId: 'earlier@a.example', date: new Date('2026-02-01T09:00:00Z') }));
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual(['20260201T090000000Z-earlier.eml', '20261121T140500000Z-later.eml']);
    expect((await stat(join(folder, '20260201T090000000Z-earlier.eml'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('hold a mail once, however often it is written', async () => {
    const folder = newMailFolder();
    const { send } = createFileTransport(folder, always);
    await send(sampleMail());
    await send(sampleMail());
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('stay inside the folder whatever the Message-ID says', async () => {
    const folder = newMailFolder();
    await createFileTransport(folder, always).send(sampleMail({ messageId: '../../etc/cron@a.example' }));
    expect(await readdir(folder)).toEqual(['20261121T140500000Z-etccron.eml']);
  });
});

const mailOf = (message: { id: string; createdAt: Date } | undefined) =>
  sampleMail({ messageId: `${message?.id}@site.example`, date: message?.createdAt ?? new Date(0) });

async function storeWithFiles() {
  const dataDir = temporaryFolder();
  const parts = { dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() };
  const store = withFileMail(await openStore(parts), dataDir);
  onTestFinished(() => store.close());
  const transport = createFileTransport(mailFolder(dataDir), owedBy(store.outbox));
  /** Stores a submission, and writes its mail as a file. */
  const saveAndWrite = async () => {
    const { id } = await store.submissions.save(sampleSubmission());
    const [message] = await store.outbox.list({ submissionId: id });
    await transport.send(mailOf(message));
    return id;
  };
  const folder = mailFolder(dataDir);
  return { store, transport, saveAndWrite, names: () => readdirSync(folder), folder, dataDir };
}

it('mails written as files go with what they tell of, and no others', async () => {
  const { store, saveAndWrite, names, folder } = await storeWithFiles();
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
  const { store } = await storeWithFiles();
  const { id } = await store.submissions.save(sampleSubmission());
  expect(await store.submissions.erase([id, 'unknown'])).toBe(1);
  expect(await store.submissions.erase([])).toBe(0);
});

it('a mail that was under way when its submission was erased leaves no file', async () => {
  const { store, transport, names } = await storeWithFiles();
  const { id } = await store.submissions.save(sampleSubmission());
  const [message] = await store.outbox.claim(1, 60_000);
  expect(await store.submissions.erase([id])).toBe(1);
  await transport.send(mailOf(message));
  expect(names()).toEqual([]);
});

it('a mail that is written between the two steps of an erasure leaves no file', async () => {
  const { store, transport, names, dataDir } = await storeWithFiles();
  const { id } = await store.submissions.save(sampleSubmission());
  const [message] = await store.outbox.claim(1, 60_000);
  const erasing = withFileMail(
    {
      ...store,
      submissions: {
        ...store.submissions,
        erase: async (ids) => {
          await transport.send(mailOf(message));
          return store.submissions.erase(ids);
        },
      },
    },
    dataDir,
  );
  await erasing.submissions.erase([id]);
  expect(names()).toEqual([]);
});

it('nothing is erased whose files cannot be', async () => {
  const { store, folder } = await storeWithFiles();
  const { id } = await store.submissions.save(sampleSubmission());
  writeFileSync(folder, 'a file in the place of the folder');
  await expect(store.submissions.erase([id])).rejects.toThrow('ENOTDIR');
  expect(await store.submissions.find({})).toHaveLength(1);
});
