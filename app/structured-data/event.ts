import type { Event, WithContext } from 'schema-dts';
import { brand } from '#content/brand.ts';
import { type EventRecord, eventPage } from '#content/events.ts';
import { eventTimes } from '#domain/events/event.ts';
import { provider } from './organization.ts';

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
