import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { migrate } from '../migrate.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { createDatabaseSubmissions } from './database-submissions.ts';
import { createReference, normaliseReference } from './reference.ts';

/** A store that takes its references from this list. */
async function storeWith(references: string[]) {
  const database = await openSqlite(temporaryFolder());
  onTestFinished(() => database.close());
  await migrate(database);
  return createDatabaseSubmissions({
    database,
    createReference: () => references.shift() ?? 'AB-3333-3333',
    now: () => new Date('2026-11-21T09:00:00Z'),
  });
}

describe('references', () => {
  it('have no letters that look alike, and differ', () => {
    const references = Array.from({ length: 2000 }, () => createReference('AB'));
    expect(references.join('').replaceAll(/AB-|-/g, '')).not.toMatch(/[^34679CDFHJKMNPQRTWXY]/);
    expect(new Set(references).size).toBe(2000);
  });

  it('are understood however they are typed', () => {
    for (const typed of ['AB-3467-9CDF', ' ab 3467 9cdf ', 'ab34679cdf', 'AB–3467–9CDF.']) {
      expect(normaliseReference(typed)).toBe('AB-3467-9CDF');
    }
  });

  it('are found in any case, also with small letters in a prefix of earlier versions', async () => {
    const references = ['AB-7777-7777', 'Rowan-7777-777A'];
    const store = await storeWith([...references]);
    for (const _ of references) await store.save(sampleSubmission());
    for (const [index, typed] of ['ab-7777-7777', 'Rowan-7777-777A'].entries())
      expect(await store.find({ key: typed })).toMatchObject([{ reference: references[index] }]);
  });

  it('are never given to two submissions', async () => {
    const store = await storeWith(['AB-7777-7777', 'AB-7777-7777', 'AB-9999-9999']);
    const first = await store.save(sampleSubmission());
    const second = await store.save(sampleSubmission());
    expect(first).toMatchObject({ reference: 'AB-7777-7777', repeated: false });
    expect(second).toMatchObject({ reference: 'AB-9999-9999', repeated: false });
  });

  it('are not looked for without end', async () => {
    const store = await storeWith([]);
    await store.save(sampleSubmission());
    await expect(store.save(sampleSubmission())).rejects.toThrow('No free reference');
  });
});
