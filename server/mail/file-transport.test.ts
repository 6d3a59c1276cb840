import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { createFileTransport } from './file-transport.ts';
import { describeMailTransport, sampleMail } from './mail-transport.contract.ts';

const temporary: string[] = [];

afterEach(async () => {
  for (const folder of temporary.splice(0)) await rm(folder, { recursive: true });
});

async function mailFolder(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'mail-'));
  temporary.push(data);
  return join(data, 'mail');
}

describeMailTransport('the mail folder', ['not a folder'], async () => {
  const folder = await mailFolder();
  return {
    transport: createFileTransport(folder),
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
    const folder = await mailFolder();
    const { send } = createFileTransport(folder);
    await send(sampleMail({ messageId: 'later@a.example', date: new Date('2026-11-21T14:05:00Z') }));
    await send(sampleMail({ messageId: 'earlier@a.example', date: new Date('2026-02-01T09:00:00Z') }));
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual(['20260201T090000000Z-earlier.eml', '20261121T140500000Z-later.eml']);
    expect((await stat(join(folder, '20260201T090000000Z-earlier.eml'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('hold a mail once, however often it is written', async () => {
    const folder = await mailFolder();
    const { send } = createFileTransport(folder);
    await send(sampleMail());
    await send(sampleMail());
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('stay inside the folder whatever the Message-ID says', async () => {
    const folder = await mailFolder();
    await createFileTransport(folder).send(sampleMail({ messageId: '../../etc/cron@a.example' }));
    expect(await readdir(folder)).toEqual(['20261121T140500000Z-etccron.eml']);
  });
});
