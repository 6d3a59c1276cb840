import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { partners } from '#content/partners.yaml';
import { prices } from '#content/prices.yaml';
import { sampleContent } from '#content/samples.yaml';
import { team } from '#content/team.yaml';
import { testimonials } from '#content/testimonials.yaml';
import { isSampleCompanyNumber } from '../company/company.ts';
import type { Brand } from '../content/company/brand.ts';
import type { EventRecord } from '../content/events.ts';
import type { Prices } from '../content/services/prices.ts';
import type { Person, Testimonial } from '../content/short-files.ts';
import { isReservedHost } from './reserved-host.ts';

interface Content {
  brand: Brand;
  testimonials: readonly Testimonial[];
  people: readonly Person[];
  partners: readonly { name: string; sample: boolean }[];
  events: readonly EventRecord[];
  prices: Prices | null;
}

/** The ranges that Ofcom keeps for drama: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama */
const FICTION =
  /^\+44(?:1632960|7700900|2079460|11[3-8]4960|1[2-6]14960|1914980|2896496|2920180|8081570|9098790|3069990)\d{3}$/;

/** A line for each example left in the content or the jobs shown: `content/testimonials.yaml: the quote of Ivy P.` */
export function samplesLeft(
  jobIds: readonly string[],
  content: Content = { brand, testimonials, people: team.people, partners, events, prices },
): string[] {
  const jobs = sampleContent.jobs.filter((id) => jobIds.includes(id));
  return [
    ...brandSamples(content.brand).map((what) => `content/brand.yaml: ${what}`),
    ...content.testimonials
      .filter(({ sample }) => sample)
      .map(({ name }) => `content/testimonials.yaml: the quote of ${name}`),
    ...content.people.filter(({ sample }) => sample).map(({ name }) => `content/team.yaml: ${name}`),
    ...content.partners
      .filter(({ sample }) => sample)
      .map(({ name }) => `content/partners.yaml: the partner ${name}`),
    ...content.events
      .filter(({ venue }) => sampleContent.venues.some((name) => name === venue.name))
      .map(({ name, venue }) => `content/events.yaml: the venue of ${name}, ${venue.name}`),
    ...(content.prices?.sample ? ['content/prices.yaml: the prices'] : []),
    ...jobs.map((id) => `content/jobs: the job ${id}`),
  ];
}

function brandSamples({ samples, company, publicUrl, email, social, ...rest }: Brand): string[] {
  const { phone, emergencyPhone, whatsapp } = rest;
  const telephones = Object.entries({ phone, emergencyPhone, whatsapp }).flatMap(([name, line]) =>
    line && FICTION.test(line.e164) ? `${name}, ${line.display}` : [],
  );
  const emails = Object.entries(email).filter(([, address]) =>
    isReservedHost(address.slice(address.indexOf('@') + 1)),
  );
  return [
    ...samples,
    ...telephones,
    ...emails.map(([name, address]) => `email.${name}, ${address}`),
    ...(isReservedHost(new URL(publicUrl).hostname) ? [`publicUrl, ${publicUrl}`] : []),
    ...social.flatMap(({ name, url }) => (url?.includes('example') ? [`social, ${name}`] : [])),
    ...(isSampleCompanyNumber(company.number) ? [`company.number, ${company.number}`] : []),
  ];
}
