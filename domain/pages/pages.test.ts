import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { allPages, jobPageTitle, pageAt, pageTitle } from './pages.ts';

const routes = [
  '/',
  '/about',
  '/care-for-adults',
  '/disabilities-support',
  '/live-in-care',
  '/after-hospital-care',
  '/home-care',
  '/social-engagement',
  '/supported-living',
  '/night-care',
  '/lifestyle',
  '/why-us',
  '/contact',
  '/faq',
  '/careers',
  '/privacy-policy',
  '/complaints',
  '/safeguarding',
  '/accessibility',
  '/news',
  '/useful-information',
  '/events/ai-in-plain-english',
];

describe('pages', () => {
  describeAsShipped(() => {
    it('are those of the route table, each once', () => {
      const paths = allPages.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(routes));
      expect(new Set(paths).size).toBe(paths.length);
    });
  });

  it('have names and descriptions of their own', () => {
    expect(new Set(allPages.map(({ name }) => name)).size).toBe(allPages.length);
    expect(new Set(allPages.map(({ description }) => description)).size).toBe(allPages.length);
  });

  it('are titled with the short product name first', () => {
    expect(pageTitle('About Us')).toBe(`${brand.name} | About Us`);
    expect(jobPageTitle('Companion')).toBe(`${brand.name} | Companion - Careers`);
  });

  it('are found by their path', () => {
    expect(pageAt('/faq')?.name).toBe('FAQ');
    expect(pageAt('/nowhere')).toBeNull();
  });
});
