import { describe, expect, it } from 'vitest';
import { contactButton } from '#content/navigation.yaml';
import { services } from '#content/services.yaml';
import { statements } from '../statements/statements.ts';
import { footerMenu, headerMenu } from './menus.ts';
import { allPages } from './pages.ts';

describe('navigation', () => {
  it('has the links of the header in order', () => {
    expect(headerMenu.map(({ text, path }) => [text, path])).toEqual([
      ['Services', null],
      ['Lifestyle Support', '/lifestyle'],
      ['About Us', '/about'],
      ['Why Us?', '/why-us'],
      ['FAQ', '/faq'],
      ['Careers', '/careers'],
    ]);
    expect(headerMenu[0]?.subItems).toHaveLength(services.length);
    expect(contactButton).toEqual({ text: 'Contact Us', path: '/contact' });
  });

  it('has the statements in the footer', () => {
    const inFooter = footerMenu.flatMap(({ items }) => items.map(({ path }) => path));
    expect(inFooter).toEqual(expect.arrayContaining(statements.map(({ page }) => page.path)));
  });

  it('has the links of the footer, and leads only to pages that exist', () => {
    const footer = footerMenu.flatMap(({ items }) => items.map(({ path }) => path));
    expect(footer).toEqual(
      expect.arrayContaining([
        '/about',
        '/privacy-policy',
        '/news',
        '/useful-information',
        '/night-care',
        '/events/ai-in-plain-english',
      ]),
    );
    const known = allPages.map(({ path }) => path);
    const header = headerMenu.flatMap(({ path, subItems = [] }) => [
      path,
      ...subItems.map((item) => item.path),
    ]);
    for (const path of [...footer, ...header]) if (path) expect(known).toContain(path);
  });
});
