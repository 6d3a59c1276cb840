import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { errorPages } from '#content/error-pages.ts';
import { scenes } from '#content/media.ts';
import { pages, servicePages } from '#content/pages.ts';
import { noindexMetadata } from './page-metadata.ts';

export function notFound() {
  const { contact, faq, careers, lifestyle } = pages;
  const { title, text } = errorPages.notFound;
  return data(
    {
      head: noindexMetadata(title, text),
      notFound: {
        words: errorPages.notFound,
        scene: scenes['not-found'],
        phone: brand.phone,
        links: [lifestyle, ...servicePages, faq, careers, contact].map(({ path, name }) => ({ path, name })),
      },
    },
    { status: 404 },
  );
}

export type NotFound = ReturnType<typeof notFound>['data']['notFound'];
