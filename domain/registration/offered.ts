import { lifestylePage } from '#content/lifestyle.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { services } from '#content/services.yaml';

/** The name of everyday help; null for a provider who gives none. */
export const everydayHelp: string | null = lifestyleServices.length > 0 ? lifestylePage.heading : null;

/** Words that speak of all kinds of it hold. */
export const isAllEverydayHelp: boolean = lifestyleServices.length >= lifestylePage.fewer.than;

export const offered: readonly string[] = [
  ...services.map(({ label }) => label),
  ...(everydayHelp ? [everydayHelp] : []),
];

export const offeredInWords: string = new Intl.ListFormat('en-GB').format(offered);
