import type {
  AdministrativeArea,
  Article,
  BreadcrumbList,
  Event,
  LocalBusiness,
  NewsArticle,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { CollectionName } from '#content/articles.ts';
import { brand } from '#content/brand.ts';
import { coverage } from '#content/coverage.ts';
import { type EventRecord, eventPage } from '#content/events.ts';
import { navigationTexts } from '#content/navigation.ts';
import { eventTimes } from '#domain/events/event.ts';
import type { ArticleCard } from '#server/articles/article-collection.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** By which every other record names the provider. */
const providerId = `${brand.publicUrl}/#provider`;

/** The provider, in short, where another record needs one. */
export const provider = {
  '@type': 'Organization',
  '@id': providerId,
  name: brand.longName,
  url: brand.publicUrl,
} as const satisfies Organization;

/**
 * Who the provider is and where it works, for search engines
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business). A local business and no kind
 * of medical one: that would be a claim which holds only once the regulator has registered it, and then its number
 * there stands here.
 */
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
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: brand.officeHours.weekdays.flatMap((day) => DAYS[day - 1] ?? []),
      opens: clock(brand.officeHours.opens),
      closes: clock(brand.officeHours.closes),
    },
    areaServed: areasServed(),
    sameAs: brand.social.flatMap(({ url }) => url ?? []),
    ...(registration.status === 'registered' && {
      identifier: {
        '@type': 'PropertyValue',
        name: brand.regulators.care.name,
        value: registration.providerId,
        url: registration.url,
      },
    }),
  } satisfies LocalBusiness;
  // The types know one type a record; search engines know it by both.
  return { '@context': 'https://schema.org', ...business, '@type': ['Organization', 'LocalBusiness'] };
}

/** The site as a whole, so that search engines call it by its name. */
export const webSite = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  alternateName: brand.longName,
  url: brand.publicUrl,
  inLanguage: 'en-GB',
  publisher: { '@id': providerId },
} as const satisfies WithContext<WebSite>;

function areasServed(): AdministrativeArea[] {
  const { counties, districts } = coverage.home;
  return [...counties, ...districts].map((name) => ({ '@type': 'AdministrativeArea', name }));
}

/** `8.5` is half past eight. */
function clock(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `${String(Math.floor(hours)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** A page on the way to another one. */
export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: navigationTexts.home, path: '/' };

/**
 * The way from the home page to a page
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
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

/**
 * A piece of news or a guide
 * (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
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

/**
 * An event, past or to come, as its page says it
 * (https://developers.google.com/search/docs/appearance/structured-data/event).
 */
export function eventData(event: EventRecord, imageUrl: string): WithContext<Event> {
  const { start, end } = eventTimes(event);
  const { name, town, postcode } = event.venue;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: event.summary,
    url: brand.publicUrl + eventPage.path(event),
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
        postalCode: postcode,
        addressCountry: brand.address.country,
      },
    },
    organizer: provider,
  };
}
