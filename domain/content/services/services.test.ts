import { describe, expect, it } from 'vitest';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { serviceOptions, startDateOption } from '#content/service-options.yaml';
import { servicePage } from '#content/service-page.yaml';
import { services } from '#content/services.yaml';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { offeredOptions, serviceLabel } from '../../enquiries/service-options.ts';
import { registrationTexts } from '../../registration/registration-texts.ts';
import type { Registration } from '../company/brand.ts';

const registered: Registration = {
  status: 'registered',
  providerId: '1-1',
  url: 'https://regulator.example/1-1',
};

describe('the services', () => {
  describeAsShipped(() => {
    it('stand in the order of the cards, with the titles of the cards', () => {
      expect(services.slice(0, 8).map(({ cardTitle, slug }) => [cardTitle, slug])).toEqual([
        ['Care for adults', 'care-for-adults'],
        ['Disabilities Support', 'disabilities-support'],
        ['Live-in Care', 'live-in-care'],
        ['After Hospital Care', 'after-hospital-care'],
        ['Home Care', 'home-care'],
        ['Social Engagement', 'social-engagement'],
        ['Supported Living', 'supported-living'],
        ['Night Care Services', 'night-care'],
      ]);
      expect(servicePage.divider).toBe('DISCOVER OUR SERVICES');
    });
  });

  it.each(services)('$slug tells everything a family asks', (service) => {
    expect([4, 5, 6]).toContain(service.panels.length);
    expect(service.rhythm.moments.length).toBeGreaterThanOrEqual(3);
    expect(service.availability.now.length).toBeGreaterThan(0);
  });

  it.each(services)('$slug leads on to others', ({ slug, related }) => {
    const others = services.filter((service) => service.slug !== slug && related.includes(service.slug));
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('the nine lifestyle services', () => {
  it('stand in order', () => {
    expect(lifestyleServices.slice(0, 9).map(({ title }) => title)).toEqual([
      'Household Support',
      'Shopping and Errands',
      'Pharmacy Support',
      'Personal Assistance',
      'Companionship',
      'Everyday Assistance',
      'Event Support',
      'Travel Assistance',
      'Learning and Development Support',
    ]);
  });
});

describe('the contact form’s services', () => {
  describeAsShipped(() => {
    it('begin with the ten of the original list', () => {
      expect(serviceOptions.slice(0, 10)).toEqual([
        { value: 'care-adults', label: 'Care for Adults' },
        { value: 'disabilities', label: 'Disabilities Support' },
        { value: 'live-in', label: 'Live-in Care' },
        { value: 'hospital', label: 'After Hospital Care' },
        { value: 'home', label: 'Home Care' },
        { value: 'social', label: 'Social Engagement' },
        { value: 'lifestyle', label: 'Lifestyle Support' },
        { value: 'household', label: 'Household Tasks' },
        { value: 'errands', label: 'Errands' },
        { value: 'companionship', label: 'Companionship' },
      ]);
    });
  });

  it('let people ask to be told the day care can start, while that day is to come', () => {
    const values = (now: Registration) => offeredOptions(now).map(({ value }) => value);
    expect(values({ status: 'pending' })).toContain(startDateOption);
    expect(values(registered)).not.toContain(startDateOption);
    expect(registrationTexts({ status: 'pending' }).startNotice?.path).toBe(
      `/contact?service=${startDateOption}`,
    );
    expect(registrationTexts(registered).startNotice).toBeNull();
  });

  it('let each service be chosen, each by an option of its own', () => {
    const chosen = [...services, ...lifestyleServices].map(({ contactOption }) => contactOption);
    expect(new Set(chosen).size).toBe(chosen.length);
    for (const value of chosen) expect(serviceLabel(value)).not.toBeNull();
    expect(serviceLabel('constructor')).toBeNull();
  });
});
