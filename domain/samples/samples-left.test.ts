import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { partners } from '#content/partners.yaml';
import { prices } from '#content/prices.yaml';
import { sampleContent } from '#content/samples.yaml';
import { team } from '#content/team.yaml';
import { testimonials } from '#content/testimonials.yaml';
import type { Brand } from '../content/company/brand.ts';
import { isReservedHost } from './reserved-host.ts';
import { samplesLeft } from './samples-left.ts';

const telephone = { display: '0117 000 0000', e164: '+441170000000', url: 'tel:+441170000000' };
const real: Brand = {
  ...brand,
  samples: [],
  phone: telephone,
  emergencyPhone: telephone,
  whatsapp: telephone,
  email: { info: 'a@b.uk', careers: 'a@b.uk', privacy: 'a@b.uk', inbox: 'a@b.uk', sender: 'a@b.uk' },
  publicUrl: 'https://www.b.uk',
  social: [{ name: 'X', url: null }],
  company: { ...brand.company, number: '01234567' },
};
const replaced = { brand: real, testimonials: [], people: [], partners: [], events: [], prices: null };

describe('what is still a sample', () => {
  it('is nothing once all is replaced', () => {
    expect(samplesLeft(['a-job-of-ours'], replaced)).toEqual([]);
  });

  it.each([
    ['the name', { ...replaced, brand: { ...real, samples: ['name'] as const } }, 'content/brand.yaml: name'],
    [
      'a telephone number of fiction',
      { ...replaced, brand: { ...real, phone: { ...telephone, display: '0117', e164: '+441174960123' } } },
      'content/brand.yaml: phone, 0117',
    ],
    [
      'a company number of noughts',
      { ...replaced, brand: { ...real, company: { ...real.company, number: '00000000' } } },
      'content/brand.yaml: company.number, 00000000',
    ],
    [
      'an address that cannot be',
      { ...replaced, brand: { ...real, email: { ...real.email, inbox: 'office@us.example' } } },
      'content/brand.yaml: email.inbox, office@us.example',
    ],
  ])('names %s', (_what, content, line) => {
    expect(samplesLeft([], content)).toEqual([line]);
  });

  it('names each quote, person, partner, venue and job that is marked as one', () => {
    const marked = samplesLeft(sampleContent.jobs, {
      brand: real,
      testimonials,
      people: team.people,
      partners,
      events,
      prices,
    });
    for (const part of [
      ...testimonials.filter(({ sample }) => sample).map(({ name }) => name),
      ...team.people.filter(({ sample }) => sample).map(({ name }) => name),
      ...partners.filter(({ sample }) => sample).map(({ name }) => name),
      ...sampleContent.jobs,
      'the prices',
    ])
      expect(marked.some((line) => line.includes(part))).toBe(true);
  });
});

it.each([
  'site.example',
  'www.example.org',
  'site.test',
  'localhost',
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '[::1]',
  '[fd00::1]',
])('%s is no public host', (host) => expect(isReservedHost(host)).toBe(true));

it.each(['www.provider.co.uk', 'example.co.uk', '172.32.0.1', '81.2.69.142', 'contest.org'])(
  '%s is a public host',
  (host) => expect(isReservedHost(host)).toBe(false),
);
