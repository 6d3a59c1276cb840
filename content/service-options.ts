import { brand } from '#content/brand.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { services } from '#content/services.yaml';
import type { Registration } from '#domain/content/brand.ts';

/** Offered while registration is pending. */
export const startDateOption = 'start-date';

/** Also by link (`/contact?service=night-care`). The ten of the original list first, in its order. */
export const serviceOptions = [
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
  { value: 'supported-living', label: 'Supported Living' },
  { value: 'night-care', label: 'Night Care' },
  { value: 'pharmacy', label: 'Pharmacy Support' },
  { value: 'personal-assistance', label: 'Personal Assistance' },
  { value: 'everyday', label: 'Everyday Assistance' },
  { value: 'event-support', label: 'Event Support' },
  { value: 'travel', label: 'Travel Assistance' },
  { value: 'learning', label: 'Learning and Development Support' },
  { value: startDateOption, label: 'Tell me the day you can start' },
  { value: 'careers', label: 'Working with us' },
  { value: 'other', label: 'Something else, or not sure yet' },
] as const satisfies readonly { value: string; label: string }[];

type ServiceOption = (typeof serviceOptions)[number];

const ofEveryProvider: readonly string[] = ['careers', 'other'];

/** Those of services that the provider has, and of no others. */
export function offeredOptions(registration: Registration = brand.registration): readonly ServiceOption[] {
  const led = [...services, ...lifestyleServices].map(({ contactOption }) => contactOption);
  return serviceOptions.filter(({ value }) => {
    if (value === startDateOption) return registration.status === 'pending';
    if (value === 'lifestyle') return lifestyleServices.length > 0;
    return led.includes(value) || ofEveryProvider.includes(value);
  });
}

export function serviceLabel(value: string): string | null {
  return serviceOptions.find((option) => option.value === value)?.label ?? null;
}
