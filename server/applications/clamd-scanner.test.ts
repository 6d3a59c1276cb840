import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { type ClamdBehaviour, startClamd, type TestClamd, virus } from './clamd-for-tests.ts';
import { createClamdScanner } from './clamd-scanner.ts';

describe('the virus scanner', () => {
  let clamd: TestClamd;
  beforeEach(async () => {
    clamd = await startClamd();
  });
  afterEach(() => clamd.close());
  const scanner = (timeoutMs = 10_000) => createClamdScanner({ url: clamd.url, timeoutMs });

  it.each([0, 1, 65_536, 65_537, 5_000_000])(
    'gets a file of %i bytes whole, and finds nothing',
    async (size) => {
      const file = randomBytes(size);
      expect(await scanner().scan(file)).toEqual({ kind: 'clean' });
      expect(clamd.scanned[0]?.equals(file)).toBe(true);
    },
  );

  it('names what it finds', async () => {
    expect(await scanner().scan(Buffer.from(`CV ${virus}`))).toEqual({
      kind: 'infected',
      signature: 'Eicar-Test-Signature',
    });
  });

  it('tells whether it is there', async () => {
    await expect(scanner().ping()).resolves.toBeUndefined();
    clamd.behave('nonsense');
    await expect(scanner().ping()).rejects.toThrow('clamd: it answered "stream: perhaps"');
  });

  it.each<[ClamdBehaviour, RegExp]>([
    ['hang', /did not answer in time/],
    ['close', /clamd: /],
    ['babble', /has no end/],
    ['limit', /size limit exceeded|ECONNRESET|EPIPE/],
    ['nonsense', /it answered "stream: perhaps"/],
  ])('is never taken to have found nothing where it says nothing: %s', async (behaviour, reason) => {
    clamd.behave(behaviour);
    await expect(scanner(300).scan(Buffer.alloc(1000))).rejects.toThrow(reason);
  });

  it('may be away', async () => {
    const { url } = clamd;
    await clamd.close();
    await expect(createClamdScanner({ url }).scan(Buffer.alloc(10))).rejects.toThrow(/ECONNREFUSED/);
    clamd = await startClamd();
  });

  it('may listen on a socket of this machine', async () => {
    const local = await startClamd(join(temporaryFolder(), 'clamd.ctl'));
    expect(await createClamdScanner({ url: local.url }).scan(Buffer.from(virus))).toMatchObject({
      kind: 'infected',
    });
    await local.close();
  });
});
