import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isServed } from '#domain/postcodes/coverage.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { describePostcodeLookup } from '../../tests/support/postcode-lookup-contract.ts';
import { createSectorTable, loadSectorData } from './sector-table.ts';

describe('the table of postcode sectors', () => {
  describePostcodeLookup('table', async () => ({ lookup: createSectorTable() }));

  it('takes an invented postcode for its neighbour', async () => {
    expect(await createSectorTable().find('SO14 7ZZ')).toMatchObject({ place: { district: 'Southampton' } });
  });

  it('says so when it cannot be read, and reads again the next time', async () => {
    let broken = true;
    const lookup = createSectorTable(() => (broken ? Promise.reject(new Error('gone')) : loadSectorData()));
    await expect(lookup.find('SO14 7LY')).rejects.toMatchObject({
      name: 'LookupError',
      kind: 'unreadable',
    });
    expect(lookup.state().working).toBe(false);
    broken = false;
    expect(await lookup.find('SO14 7LY')).toMatchObject({ found: true });
    expect(lookup.state().working).toBe(true);
  });

  it('names its owners and stays small', async () => {
    const text = await readFile(new URL('./sectors.json', import.meta.url), 'utf8');
    expect(text.slice(0, 300)).toContain('Contains OS data © Crown copyright');
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });
});

describe('by the districts of the table,', () => {
  describeAsShipped(() => {
    it('only Portsmouth and the Isle of Wight are decided differently by the two rules', async () => {
      const { districts } = await loadSectorData();
      const disagreeing = districts.filter(
        ({ place }) => isServed({ place }, 'home') !== isServed({ place }, 'services'),
      );
      expect(disagreeing.map(({ place: { district } }) => district)).toEqual(['Portsmouth', 'Isle of Wight']);
    });
  });
});
