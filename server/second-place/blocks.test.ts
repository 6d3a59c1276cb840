import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { applyChanges, BrokenCopyError, digestsOf, NO_DIGESTS, writeChanges } from './blocks.ts';

const at = Date.parse('2026-11-20T10:00:00Z');
const altered = (bytes: Buffer, place: number, text: string) => {
  const next = Buffer.from(bytes);
  next.write(text, place);
  return next;
};

/** The states of a file, and what was written of each against the one before. */
async function sent(...states: Buffer[]) {
  const folder = temporaryFolder();
  const [file, copy] = [join(folder, 'file'), join(folder, 'copy')];
  const changes: string[] = [];
  let before: Buffer = NO_DIGESTS;
  for (const state of states) {
    writeFileSync(file, state);
    const target = join(folder, `changes-${changes.length}`);
    await writeChanges({ file, before, target, at });
    changes.push(target);
    before = digestsOf(file);
  }
  return { copy, changes };
}

const first = randomBytes(3 * 4096);

describe('changes of a file', () => {
  it.each<[string, Buffer]>([
    ['has other bytes', altered(first, 5000, 'Dora')],
    ['has grown, by no whole block', Buffer.concat([first, randomBytes(9000)])],
    ['is shorter', first.subarray(0, 5000)],
    ['is empty', Buffer.alloc(0)],
    ['is the same', first],
  ])('lead to its next state where it %s', async (_, next) => {
    const { copy, changes } = await sent(first, next);
    let applied = await applyChanges(changes[0] ?? '', copy, NO_DIGESTS);
    expect(readFileSync(copy)).toEqual(first);
    applied = await applyChanges(changes[1] ?? '', copy, applied.digests);
    expect(readFileSync(copy)).toEqual(next);
    expect(applied).toEqual({ digests: digestsOf(copy), at: new Date(at) });
  });

  it('hold what has changed alone', async () => {
    const { changes } = await sent(first, altered(first, 5000, 'Dora'));
    expect(readFileSync(changes[1] ?? '').length).toBeLessThan(4096 + 400);
  });

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['are cut off', (whole) => whole.subarray(0, whole.length - 20)],
    ['are cut off in their beginning', (whole) => whole.subarray(0, 15)],
    ['have another byte', (whole) => altered(whole, whole.length - 30, '\u0000\u0001')],
    ['are empty', () => Buffer.alloc(0)],
    ['are something else', () => Buffer.from('a letter')],
  ])('change nothing where they %s', async (_, spoil) => {
    const { copy, changes } = await sent(first, altered(first, 5000, 'Dora'));
    const { digests } = await applyChanges(changes[0] ?? '', copy, NO_DIGESTS);
    writeFileSync(changes[1] ?? '', spoil(readFileSync(changes[1] ?? '')));
    await expect(applyChanges(changes[1] ?? '', copy, digests)).rejects.toThrow(BrokenCopyError);
    expect(readFileSync(copy)).toEqual(first);
  });

  it('change nothing where one before them is missing', async () => {
    const { copy, changes } = await sent(first, altered(first, 1, 'Dora'), altered(first, 9000, 'Ed'));
    const { digests } = await applyChanges(changes[0] ?? '', copy, NO_DIGESTS);
    await expect(applyChanges(changes[2] ?? '', copy, digests)).rejects.toThrow('does not follow');
    expect(readFileSync(copy)).toEqual(first);
    expect(existsSync(`${changes[2]}.plain`)).toBe(false);
  });
});
