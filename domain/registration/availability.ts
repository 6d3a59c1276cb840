import { brand } from '#content/brand.yaml';
import { services } from '#content/services.yaml';
import type { Registration } from '../content/company/brand.ts';
import type { Service } from '../content/services/service.ts';
import { registrationTexts } from './registration-texts.ts';

export function serviceBySlug(slug: string): Service | null {
  return services.find((service) => service.slug === slug) ?? null;
}

export interface Availability {
  label: string;
  /** Null unless the service is regulated and registration is pending. */
  mark: string | null;
  now: string[];
  onceRegistered: string[];
}

export function availabilityOf(
  service: Service,
  registration: Registration = brand.registration,
): Availability {
  const texts = registrationTexts(registration);
  const { now, onceRegistered } = service.availability;
  if (registration.status === 'registered') {
    return {
      label: texts.availableLabel,
      mark: null,
      now: service.regulated ? [...onceRegistered, ...now] : now,
      onceRegistered: [],
    };
  }
  return {
    label: service.regulated ? texts.regulatedLabel : texts.availableLabel,
    mark: service.regulated ? texts.mark : null,
    now,
    onceRegistered,
  };
}

/** While registration is pending the cards mark the few that can begin; a sentence above them speaks of the others. */
export function cardMark(service: Service, registration: Registration = brand.registration): string | null {
  if (registration.status === 'registered' || service.regulated) return null;
  return registrationTexts(registration).availableLabel;
}
