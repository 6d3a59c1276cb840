import { careers } from '#content/careers.yaml';
import { queryIn } from '../http/query-in.ts';
import { contractKindsOf, isContractKind } from '../jobs/contract-kinds.ts';
import { type JobQuery, jobQueryFields, WITHIN_MILES } from '../jobs/job-query.ts';
import { findLocation, locationsIn } from '../places/find-location.ts';
import { fill } from '../text/fill.ts';

export type AlertSearch = Omit<JobQuery, 'sort' | 'page'>;

export function searchAddress(search: AlertSearch): string {
  const { q, place, contract, shift, hours, ...others } = jobQueryFields({ ...search, sort: '' });
  return queryIn(Object.entries({ q, place, contract, shift, hours, ...others }));
}

/** `“night”, within 10 miles of Bournemouth, under 16 hours a week`; empty if nothing was chosen. */
export function searchInWords(search: AlertSearch): string {
  const { q, contract, shift, hours, pay, sponsorship } = search;
  const { hourBands, ...words } = careers.search;
  const parts = [
    q && `“${q}”`,
    placeInWords(search),
    contract,
    shift && `${words.shift}: ${shift}`.toLowerCase(),
    hours && `${hourBands[hours]} hours a week`.toLowerCase(),
    pay > 0 && fill(words.payOrMore, { hour: pay }),
    sponsorship && words.sponsorship.toLowerCase(),
  ];
  return parts.filter(Boolean).join(', ');
}

function placeInWords({ q, place, within }: AlertSearch): string {
  const [known] = place ? [findLocation(place)] : locationsIn(q).found;
  const miles = WITHIN_MILES[within];
  if (!known) return place;
  return Number.isFinite(miles) ? fill(careers.search.near, { miles, place: known.name }) : '';
}

/** Leaves out typed text, which must not be mailed to an unconfirmed address. */
export function chosenPart(search: AlertSearch): AlertSearch {
  const contract = contractKindsOf(search.contract).filter(isContractKind).join(', ');
  return { ...search, q: '', place: findLocation(search.place)?.name ?? '', contract };
}
