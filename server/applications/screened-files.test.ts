import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import type { Store } from '../store/open-store.ts';
import { startClamd, type TestClamd, virus } from './clamd-for-tests.ts';
import { createClamdScanner } from './clamd-scanner.ts';
import { createScreenedFiles } from './screened-files.ts';

describe('a file that is about to leave', () => {
  let clamd: TestClamd;
  let store: Store;
  let log: ReturnType<typeof collectingLog>;
  beforeEach(async () => {
    [clamd, store] = await Promise.all([startClamd(), openTestStore(testClock())]);
    log = collectingLog();
  });
  afterEach(() => clamd.close());

  const files = () =>
    createScreenedFiles({
      submissions: store.submissions,
      scanner: createClamdScanner({ url: clamd.url, timeoutMs: 300 }),
      log,
    });

  async function save(content: string): Promise<string> {
    const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: Buffer.from(content) };
    return (await store.submissions.save(sampleSubmission({ kind: 'application', file }))).id;
  }

  it('leaves as it is where nothing is found in it', async () => {
    const file = await files().readFile(await save('a CV'));
    expect(file).toMatchObject({ name: 'cv.pdf', mediaType: 'application/pdf' });
    expect(Buffer.from(file?.bytes ?? []).toString()).toBe('a CV');
  });

  it('is held back where something is found, and a note goes in its place', async () => {
    const id = await save(`a CV ${virus}`);
    const file = await files().readFile(id);
    expect(file).toMatchObject({ name: 'File held back.txt', mediaType: 'text/plain' });
    expect(Buffer.from(file?.bytes ?? []).toString()).toContain('Eicar-Test-Signature');
    expect(log.lines).toMatchObject([{ level: 'warn', data: { submission: id } }]);
  });

  it('waits while the scanner cannot say', async () => {
    clamd.behave('hang');
    await expect(files().readFile(await save('a CV'))).rejects.toMatchObject({
      name: 'DeliveryError',
      permanent: false,
    });
  });

  it('may be none', async () => {
    const { id } = await store.submissions.save(sampleSubmission());
    expect(await files().readFile(id)).toBeNull();
    expect(clamd.scanned).toEqual([]);
  });
});
