import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { checksFor } from './checks.ts';

afterEach(() => void vi.unstubAllEnvs());

const wordsOf = () =>
  checksFor('/site')
    .map(({ args }) => args.join(' '))
    .join('\n');

it('with a folder of one’s own a check asks what holds for any provider, and builds nothing in place', () => {
  vi.stubEnv('CONTENT_DIR', temporaryFolder());
  expect(wordsOf()).toContain('tests/provider/this-provider');
  expect(wordsOf()).toContain('main.ts check');
  expect(wordsOf()).not.toContain('setup.js build');
});

it('without one it is the whole check', () => {
  for (const named of ['', 'content']) {
    vi.stubEnv('CONTENT_DIR', named);
    expect(wordsOf()).toContain('setup.js build');
    expect(wordsOf()).toContain('test --config tests');
    expect(wordsOf()).not.toContain('this-provider');
  }
});
