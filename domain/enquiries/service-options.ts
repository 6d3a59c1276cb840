import { brand } from '#content/brand.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { serviceOptions, startDateOption } from '#content/service-options.yaml';
import { services } from '#content/services.yaml';
import type { Registration } from '../content/company/brand.ts';

const ofEveryProvider: readonly string[] = ['careers', 'other'];

export function offeredOptions(registration: Registration = brand.registration): typeof serviceOptions {
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
