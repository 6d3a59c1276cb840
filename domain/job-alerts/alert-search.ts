import { careers } from '#content/careers.ts';

/** The part of a question for jobs that an alert keeps: not the order, and not the page. */
export interface AlertSearch {
  q: string;
  place: string;
  contract: string;
  hours: '' | keyof typeof careers.search.hourBands;
  sponsorship: boolean;
}

/** A search as an address holds it; empty where nothing was asked. */
export function searchAddress({ q, place, contract, hours, sponsorship }: AlertSearch): string {
  const asked = Object.entries({ q, place, contract, hours, sponsorship: sponsorship ? 'yes' : '' });
  return new URLSearchParams(asked.filter(([, value]) => value !== '')).toString();
}

/** A search as people say it: `“night”, Bournemouth, under 16 hours a week`; empty where nothing was asked. */
export function searchInWords({ q, place, contract, hours, sponsorship }: AlertSearch): string {
  const { hourBands, ...words } = careers.search;
  const parts = [
    q && `“${q}”`,
    place,
    contract,
    hours && `${hourBands[hours]} hours a week`.toLowerCase(),
    sponsorship && words.sponsorship.toLowerCase(),
  ];
  return parts.filter(Boolean).join(', ');
}
