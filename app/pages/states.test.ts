import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { formNotices } from '#content/form-notices.ts';
import { states } from '../../tests/support/states/states.ts';
import { islands } from '../islands/registry.ts';
import routes from '../routes.ts';

const pathOf = (path = '') => `/${path}`;
const scanned = states.map(({ path, leadsTo = path }) => new URL(leadsTo, 'http://site').pathname);
const isScanned = (pattern: string) => scanned.some((path) => matchPath(pattern, path));
const files = new Map(routes.map(({ file, path }) => [file, { file, path }]));

describe('what axe and a second engine look at', () => {
  // A collection may have no article: its page is that of the others.
  it.each(routes.filter(({ file, path }) => file.startsWith('pages/') && !path?.includes(':')))(
    'has the page /$path',
    ({ path }) => {
      expect(scanned).toContain(path === '*' ? '/no-such-page' : pathOf(path));
    },
  );

  it.each([...files.values()].filter(({ file }) => file.startsWith('pages/')))('has $file', ({ file }) => {
    const patterns = routes.filter((route) => route.file === file).map(({ path }) => pathOf(path));
    expect(patterns.some(isScanned)).toBe(true);
  });

  it.each(Object.keys(islands))('has the island %s as it is used', (name) => {
    expect(states.some(({ island, open }) => island === name && open)).toBe(true);
  });

  it.each(Object.keys(formNotices))('has the form %s with mistakes and sent', (kind) => {
    const answers = states.flatMap(({ form }) => (form?.[0] === kind ? form[1] : []));
    expect(answers).toEqual(expect.arrayContaining(['invalid', 'accepted']));
  });

  it('is a hundred states or more, each of its own', () => {
    const names = states.map(({ path, name }) => `${path}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(100);
  });
});
