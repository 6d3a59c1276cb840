/**
 * Names the provider's area in people's words; every sentence that names a place takes it from here. The names that
 * the public postcode service uses are in `coverage.ts`, those that applicants search from in `places.ts`.
 */
export const area = {
  /** “in …” */
  short: 'Hampshire',
  /** “in …”, the most important first. */
  full: 'Southampton, Hampshire and Bournemouth',
  /** “across …”, where the town of the office was named before. */
  around: 'Hampshire and Bournemouth',
  /** The answer to “do you come to where I live?” */
  answer: 'We cover Hampshire, Southampton, Bournemouth, Christchurch and Poole.',
  /** An example, of a place that is covered. */
  postcode: 'SO14 7LY',
  /** Set if the home page's rule of coverage and that of the services' pages disagree. */
  partly:
    'In Portsmouth and on the Isle of Wight we are only beginning, and some services reach them before others. The home page may say “Coming Soon” there while the page of a service says “Good News”. Go by the page of the service that you need, or ring us.',
} as const satisfies Record<string, string | null>;

export interface Council {
  name: string;
  url: string;
  /** Adult safeguarding; null where no number could be verified on the council’s own page. */
  safeguarding: { display: string; note: string } | null;
}

/** Those that people in the area ask first; numbers read on their own pages on 2026-11-21. */
export const councils: readonly Council[] = [
  {
    name: 'Southampton City Council',
    url: 'https://www.southampton.gov.uk/',
    safeguarding: { display: '023 8083 3003', note: 'Adult social care, for people in Southampton.' },
  },
  {
    name: 'Hampshire County Council',
    url: 'https://www.hants.gov.uk/',
    safeguarding: { display: '0300 555 1386', note: 'Adults’ Health and Care, for the rest of Hampshire.' },
  },
  {
    name: 'Portsmouth City Council',
    url: 'https://www.portsmouth.gov.uk/',
    safeguarding: { display: '023 9268 0810', note: 'Adult safeguarding, for people in Portsmouth.' },
  },
  {
    name: 'Bournemouth, Christchurch and Poole Council',
    url: 'https://www.bcpcouncil.gov.uk/',
    safeguarding: null,
  },
];

/** By which the assistant and the search know that somebody asks about the area, or about a hospital in it. */
export const placeWords = {
  towns:
    'southampton, hampshire, bournemouth, christchurch, poole, portsmouth, winchester, eastleigh, basingstoke, andover, fareham, gosport, havant, romsey, lymington, ringwood, alton, aldershot, farnborough, fleet, hook, odiham, hedge end, botley, bursledon, netley, hamble, totton, hythe, dibden, fawley, marchwood, ashurst, lyndhurst, brockenhurst, new milton, milford, highcliffe, fordingbridge, new forest, isle of wight, ryde, cowes, petersfield, liphook, bordon, whitehill, horndean, waterlooville, hayling, emsworth, cosham, southsea, portchester, locks heath, sarisbury, titchfield, stubbington, lee on solent, whiteley, wickham, bishops waltham, chandlers ford, hursley, twyford, alresford, stockbridge, whitchurch, overton, tadley, yateley, hartley wintney, bitterne, shirley, portswood, woolston, millbrook, bassett, swaythling, boscombe, southbourne, winton, parkstone, canford, broadstone, wimborne, ferndown, verwood, salisbury, london, reading, brighton, chichester, dorset, wiltshire, surrey, sussex, dorchester, weymouth, guildford',
  hospitals:
    'queen alexandra, qa hospital, qah, poole hospital, royal bournemouth, southampton general, winchester hospital, basingstoke hospital',
} as const;
