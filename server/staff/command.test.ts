import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { count, oneOf } from './command.ts';
import { commands } from './commands.ts';

describe('values on the staff command line', () => {
  it('are one of a list, or absent', () => {
    expect(oneOf(['csv', 'json'], 'json', '--format')).toBe('json');
    expect(oneOf(['csv', 'json'], undefined, '--format')).toBeUndefined();
    expect(() => oneOf(['csv', 'json'], 'xml', '--format')).toThrow('--format takes one of: csv, json.');
  });

  it('are whole numbers, or absent', () => {
    expect(count('20', '--limit')).toBe(20);
    expect(count(undefined, '--limit')).toBeUndefined();
    for (const wrong of ['0', '-1', '1.5', 'many', '']) {
      expect(() => count(wrong, '--limit')).toThrow('--limit takes a whole number');
    }
  });
});

describe('the staff commands', () => {
  it('say nothing of their own beside a result, be there a file of settings or none', async () => {
    const root = join(import.meta.dirname, '../..');
    const call = promisify(execFile)('npm', ['run', '--silent', 'staff', '--', 'help'], { cwd: root });
    expect((await call).stderr).toBe('');
  });

  it('have each their own name', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
