import { describe, expect, it } from 'vitest';
import { isShortRun } from '../support/long.ts';
import { canMount, limitedFiles, mountedDisk } from '../support/small-disk.ts';
import { diskFull } from './disk-full.ts';

const disks = {
  'a limit on the size of files': limitedFiles,
  ...(!isShortRun && canMount() && { 'a file system without room': mountedDisk }),
};

describe.each(Object.entries(disks))('with %s', (_, make) => {
  it('a form is refused with its sentence, nothing that was acknowledged is lost, and room is all it takes', {
    timeout: 180_000,
  }, async () => {
    const { figures, broken } = await diskFull({ disk: await make(), seed: 20_261_121 });
    expect(broken).toEqual([]);
    expect(figures['of these refused']).toBeGreaterThan(0);
  });
});
