import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import * as coverage from '#content/coverage.yaml';
import { eventBySlug } from '#domain/events/event.ts';
import { nation } from '#domain/registration/nation.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { areasServed, articleData, breadcrumbs, eventData, organization } from './structured-data.ts';

describe('the provider', () => {
  it('has what Google requires of a local business, and where it works', () => {
    expect(organization()).toMatchObject({
      '@type': ['Organization', 'LocalBusiness'],
      name: brand.longName,
      address: {
        '@type': 'PostalAddress',
        addressLocality: brand.address.town,
        postalCode: brand.address.postcode,
        addressCountry: 'GB',
      },
      openingHoursSpecification: [{ opens: expect.stringMatching(/^\d\d:\d\d$/) }],
      areaServed: expect.arrayContaining([
        { '@type': 'AdministrativeArea', name: coverage.home.districts[0] },
      ]),
    });
  });

  it('names the postcodes where its area is given by them', () => {
    const rule = { postcodes: ['CF10'], counties: [], districts: ['Newport'], policeAreas: [] };
    expect(areasServed(rule)).toEqual([
      { '@type': 'AdministrativeArea', name: 'Newport' },
      { '@type': 'GeoShape', postalCode: 'CF10', addressCountry: 'GB' },
    ]);
  });

  it('claims no registration while it is pending, and gives its number afterwards', () => {
    const pending = JSON.stringify(organization({ status: 'pending' }));
    expect(pending).not.toContain(nation.regulator.name);
    expect(pending).not.toContain('Medical');
    const registered = {
      status: 'registered',
      providerId: '1-1',
      url: 'https://regulator.example/1-1',
    } as const;
    expect(organization(registered)).toMatchObject({ identifier: { value: '1-1' } });
  });
});

describe('an event', () => {
  describeAsShipped(() => {
    it('has what Google requires: a name, a place with its address, and when it begins', () => {
      const event = eventBySlug('ai-in-plain-english');
      if (!event) throw new Error('the event is missing');
      expect(eventData(event, 'https://provider.example/event.jpg')).toMatchObject({
        '@type': 'Event',
        name: 'AI in Plain English',
        startDate: '2025-09-27T13:00:00.000Z',
        endDate: '2025-09-27T15:00:00.000Z',
        location: { '@type': 'Place', address: { postalCode: 'SO17 3AT', addressLocality: 'Southampton' } },
        image: ['https://provider.example/event.jpg'],
      });
    });
  });
});

describe('the way to a page', () => {
  it('counts from the home page, each step with its name and whole address', () => {
    expect(
      breadcrumbs({ name: 'Careers', path: '/careers' }, { name: 'Cook', path: '/careers/cook' }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.publicUrl}/` },
        { '@type': 'ListItem', position: 2, name: 'Careers', item: `${brand.publicUrl}/careers` },
        { '@type': 'ListItem', position: 3, name: 'Cook', item: `${brand.publicUrl}/careers/cook` },
      ],
    });
  });
});

describe('an entry', () => {
  it('is an article with its days', () => {
    const entry = {
      slug: 'open-day',
      path: '/news/open-day',
      title: 'Open day',
      summary: 'Tea.',
      date: '2026-11-20',
      updated: '',
      checked: '',
      searchWords: '',
      picture: null,
    };
    expect(articleData('news', entry, 'https://provider.example/a.jpg')).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Open day',
      datePublished: '2026-11-20',
      dateModified: '2026-11-20',
      author: { '@type': 'Organization', name: brand.longName },
    });
    expect(articleData('useful-information', { ...entry, updated: '2026-11-21' }, '')).toMatchObject({
      '@type': 'Article',
      dateModified: '2026-11-21',
    });
  });
});
