import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { faults } from '#content/faults.ts';
import { scenes } from '#content/media.ts';
import { pages, servicePages } from '#content/pages.ts';
import { passingHead } from './head.ts';

/** What a loader answers where there is no such page: status 404, and the words of the way on. */
export function missing() {
  const { contact, faq, careers, lifestyle } = pages;
  const { title, text } = faults.notFound;
  return data(
    {
      head: passingHead(title, text),
      missing: {
        words: faults.notFound,
        scene: scenes['not-found'],
        phone: brand.phone,
        links: [lifestyle, ...servicePages, faq, careers, contact].map(({ path, name }) => ({ path, name })),
      },
    },
    { status: 404 },
  );
}

export type Missing = ReturnType<typeof missing>['data']['missing'];
