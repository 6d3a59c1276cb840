import type {
  AdministrativeArea,
  Article,
  BreadcrumbList,
  Event,
  GeoShape,
  LocalBusiness,
  NewsArticle,
  OpeningHoursSpecification,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts';
import { brand } from '#content/brand.yaml';
import * as coverage from '#content/coverage.yaml';
import { navigationTexts } from '#content/navigation.yaml';
import * as openingTimes from '#content/opening-times.yaml';
import type { CollectionName } from '#domain/articles/collections.ts';
import type { CoverageRule } from '#domain/content/area/coverage.ts';
import type { EventRecord } from '#domain/content/events.ts';
import { eventPath, eventTimes } from '#domain/events/event.ts';
import { weekByHours } from '#domain/office-hours/opening-hours.ts';
import { postalAddress } from '#domain/places/postal-address.ts';
import { nation } from '#domain/registration/nation.ts';
import { WEEKDAYS } from '#domain/time/day-words.ts';
import type { ArticleCard } from '#server/articles/article-collection.ts';

const providerId = `${brand.publicUrl}/#provider`;

const provider = {
  '@type': 'Organization',
  '@id': providerId,
  name: brand.longName,
  url: brand.publicUrl,
} as const satisfies Organization;

/** https://developers.google.com/search/docs/appearance/structured-data/local-business; no medical kind, which only the regulator's approval allows. */
export function organization(registration = brand.registration): object {
  const { street, town, county, postcode, country } = brand.address;
  const business = {
    '@type': 'LocalBusiness',
    '@id': providerId,
    name: brand.longName,
    alternateName: brand.name,
    legalName: brand.legalName,
    url: brand.publicUrl,
    logo: `${brand.publicUrl}/icon-512.png`,
    image: `${brand.publicUrl}/icon-512.png`,
    telephone: brand.phone.e164,
    email: brand.email.info,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: county,
      postalCode: postcode,
      addressCountry: country,
    },
    openingHoursSpecification: openingHoursSpecification(),
    areaServed: areasServed(),
    sameAs: brand.social.flatMap(({ url }) => url ?? []),
    ...(registration.status === 'registered' && {
      identifier: {
        '@type': 'PropertyValue',
        name: nation.regulator.name,
        value: registration.providerId,
        url: registration.url,
      },
    }),
  } satisfies LocalBusiness;
  // The types allow one type a record; search engines know it by both.
  return { '@context': 'https://schema.org', ...business, '@type': ['Organization', 'LocalBusiness'] };
}

export const webSite = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  alternateName: brand.longName,
  url: brand.publicUrl,
  inLanguage: 'en-GB',
  publisher: { '@id': providerId },
} as const satisfies WithContext<WebSite>;

export function areasServed({ counties, districts, postcodes }: CoverageRule = coverage.home) {
  return [
    ...[...counties, ...districts].map(
      (name): AdministrativeArea => ({ '@type': 'AdministrativeArea', name }),
    ),
    ...postcodes.map(
      (postalCode): GeoShape => ({ '@type': 'GeoShape', postalCode, addressCountry: brand.address.country }),
    ),
  ];
}

/** The week, then each date with other hours; closed is from midnight to midnight. */
function openingHoursSpecification(): OpeningHoursSpecification[] {
  const type = { '@type': 'OpeningHoursSpecification' } as const;
  return [
    ...weekByHours(openingTimes.week).map(({ days, hours: [opens, closes] }) => ({
      ...type,
      dayOfWeek: days.flatMap((day) => WEEKDAYS[day - 1] ?? []),
      opens,
      closes,
    })),
    ...Object.entries(openingTimes.otherDays).map(([date, hours]) => {
      const [opens, closes] = hours ?? ['00:00', '00:00'];
      return { ...type, validFrom: date, validThrough: date, opens, closes };
    }),
  ];
}

export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: navigationTexts.home, path: '/' };

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbs(...way: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: brand.publicUrl + path,
    })),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export function articleData(
  collection: CollectionName,
  article: ArticleCard,
  imageUrl: string,
): WithContext<Article | NewsArticle> {
  return {
    '@context': 'https://schema.org',
    '@type': collection === 'news' ? 'NewsArticle' : 'Article',
    headline: article.title,
    description: article.summary,
    url: brand.publicUrl + article.path,
    image: [imageUrl],
    datePublished: article.date,
    dateModified: article.updated || article.date,
    author: provider,
    publisher: provider,
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/event */
export function eventData(event: EventRecord, imageUrl: string): WithContext<Event> {
  const { start, end } = eventTimes(event);
  const { name, town, postcode } = event.venue;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: event.summary,
    url: brand.publicUrl + eventPath(event),
    image: [imageUrl],
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: town,
        addressRegion: postalAddress(`${town}, ${postcode}`, brand.address.county).county ?? undefined,
        postalCode: postcode,
        addressCountry: brand.address.country,
      },
    },
    organizer: provider,
  };
}
