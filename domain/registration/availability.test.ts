import { describe, expect, it } from 'vitest';
import { services } from '#content/services.yaml';
import type { Registration } from '../content/company/brand.ts';
import { availabilityOf, cardMark } from './availability.ts';

const registered: Registration = {
  status: 'registered',
  providerId: '1-1',
  url: 'https://regulator.example/1-1',
};

describe('the services', () => {
  it('are marked while registration is pending, where they are regulated', () => {
    for (const service of services) {
      const { label, mark } = availabilityOf(service, { status: 'pending' });
      expect(label).toBe(service.regulated ? 'Available once registered' : 'Available now');
      expect(mark).toBe(service.regulated ? '*REGISTRATION PENDING' : null);
    }
  });

  it('have a mark on their card only where they can begin before', () => {
    for (const service of services) {
      expect(cardMark(service, { status: 'pending' })).toBe(service.regulated ? null : 'Available now');
      expect(cardMark(service, registered)).toBeNull();
    }
  });

  it('can all be had once registered', () => {
    for (const service of services) {
      expect(availabilityOf(service, registered)).toMatchObject({
        label: 'Available now',
        mark: null,
        onceRegistered: [],
      });
    }
  });
});
