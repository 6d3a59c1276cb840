import { describe, expect, it } from 'vitest';
import { formNotices } from '#domain/retention/form-notices.ts';
import { states } from '../../tests/support/states/states.ts';
import { islands } from '../islands/registry.ts';
import { routes } from '../routes.ts';

const scanned = states.map(({ path, leadsTo = path }) => new URL(leadsTo, 'http://site').pathname);
const paths = [...new Set(routes.map(({ path }) => path))].filter(
  (path) => !/^\/api\/|\.\w+$|\/pictures\//.test(path),
);
const isScanned = (pattern: string) =>
  scanned.some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));

describe('what axe and a second engine look at', () => {
  // A collection may have no article: its page is that of the others.
  it.each(paths.filter((path) => !path.includes(':')))('has the page %s', (path) => {
    expect(scanned).toContain(path);
  });

  it('has the page of an address that does not exist', () => {
    expect(scanned).toContain('/no-such-page');
  });

  it.each([
    ...new Set(
      paths
        .filter((path) => path.includes(':'))
        .map((path) => path.replace(/^\/(news|useful-information)/, '/{collection}')),
    ),
  ])('has %s', (path) => {
    const patterns = path.startsWith('/{') ? ['/news/:slug', '/useful-information/:slug'] : [path];
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
