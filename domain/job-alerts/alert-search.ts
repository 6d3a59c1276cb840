import { careers } from '#content/careers.ts';

/** The part of a job search that an alert keeps: not the order, and not the page. */
export interface AlertSearch {
  q: string;
  place: string;
  contract: string;
  hours: '' | keyof typeof careers.search.hourBands;
  sponsorship: boolean;
}

export function searchAddress({ q, place, contract, hours, sponsorship }: AlertSearch): string {
  const params = Object.entries({ q, place, contract, hours, sponsorship: sponsorship ? 'yes' : '' });
  return new URLSearchParams(params.filter(([, value]) => value !== '')).toString();
}

/** `“night”, Bournemouth, under 16 hours a week`; empty if nothing was chosen. */
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
