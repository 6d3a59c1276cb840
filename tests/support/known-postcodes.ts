import type { AdministrativeArea } from '../../domain/postcodes/coverage.ts';

/** A postcode with what is publicly known of it, and whether the provider works there. */
export interface KnownPostcode {
  postcode: string;
  districtCode: string;
  place: AdministrativeArea;
  home: boolean;
  services: boolean;
}

type Row = [postcode: string, districtCode: string, district: string, county: string, policeArea: string];

const everywhere: Row[] = [
  ['SO14 7LY', 'E06000045', 'Southampton', '', 'Hampshire'],
  ['SO17 3AT', 'E06000045', 'Southampton', '', 'Hampshire'],
  ['SO16 6YD', 'E06000045', 'Southampton', '', 'Hampshire'],
  ['SO23 9LJ', 'E07000094', 'Winchester', 'Hampshire', 'Hampshire'],
  ['SO50 5SB', 'E07000086', 'Eastleigh', 'Hampshire', 'Hampshire'],
  ['SO51 8GL', 'E07000093', 'Test Valley', 'Hampshire', 'Hampshire'],
  ['SO51 6AA', 'E07000093', 'Test Valley', 'Hampshire', 'Hampshire'],
  ['SO51 6AF', 'E07000091', 'New Forest', 'Hampshire', 'Hampshire'],
  ['PO10 7AA', 'E07000090', 'Havant', 'Hampshire', 'Hampshire'],
  ['PO10 8ZS', 'E07000090', 'Havant', 'Hampshire', 'Hampshire'],
  ['PO6 1BJ', 'E07000090', 'Havant', 'Hampshire', 'Hampshire'],
  ['PO9 6AD', 'E07000085', 'East Hampshire', 'Hampshire', 'Hampshire'],
  ['GU14 6TF', 'E07000092', 'Rushmoor', 'Hampshire', 'Hampshire'],
  ['GU46 6AD', 'E07000089', 'Hart', 'Hampshire', 'Hampshire'],
  ['RG21 7QU', 'E07000084', 'Basingstoke and Deane', 'Hampshire', 'Hampshire'],
  ['SP6 1NH', 'E07000091', 'New Forest', 'Hampshire', 'Hampshire'],
  ['BH31 7AS', 'E07000091', 'New Forest', 'Hampshire', 'Hampshire'],
  ['BH1 1AA', 'E06000058', 'Bournemouth, Christchurch and Poole', '', 'Dorset'],
  ['BH15 2RU', 'E06000058', 'Bournemouth, Christchurch and Poole', '', 'Dorset'],
  ['BH24 2SA', 'E06000058', 'Bournemouth, Christchurch and Poole', '', 'Dorset'],
];

const servicePagesOnly: Row[] = [
  ['PO1 2AL', 'E06000044', 'Portsmouth', '', 'Hampshire'],
  ['PO6 1AA', 'E06000044', 'Portsmouth', '', 'Hampshire'],
  ['PO30 1UD', 'E06000046', 'Isle of Wight', '', 'Hampshire'],
  ['PO33 2LG', 'E06000046', 'Isle of Wight', '', 'Hampshire'],
];

const nowhere: Row[] = [
  ['SO51 6FT', 'E06000054', 'Wiltshire', '', 'Wiltshire'],
  ['SP6 3PD', 'E06000054', 'Wiltshire', '', 'Wiltshire'],
  ['BH31 7AA', 'E06000059', 'Dorset', '', 'Dorset'],
  ['BH24 2AB', 'E06000059', 'Dorset', '', 'Dorset'],
  ['PO10 8AA', 'E07000225', 'Chichester', 'West Sussex', 'Sussex'],
  ['PO9 6DB', 'E07000225', 'Chichester', 'West Sussex', 'Sussex'],
  ['GU46 6WD', 'E06000036', 'Bracknell Forest', '', 'Thames Valley'],
  ['RG1 1LD', 'E06000038', 'Reading', '', 'Thames Valley'],
  ['GU1 4AB', 'E07000209', 'Guildford', 'Surrey', 'Surrey'],
  ['SW1A 1AA', 'E09000033', 'Westminster', '', 'Metropolitan Police'],
  ['EC1A 1BB', 'E09000019', 'Islington', '', 'Metropolitan Police'],
  ['M1 1AE', 'E08000003', 'Manchester', '', 'Greater Manchester'],
  ['B33 8TH', 'E08000025', 'Birmingham', '', 'West Midlands'],
  ['BS1 5TR', 'E06000023', 'Bristol, City of', '', 'Avon and Somerset'],
  ['CF10 3AT', 'W06000015', 'Cardiff', '', 'South Wales'],
  ['LL57 2DG', 'W06000002', 'Gwynedd', '', 'North Wales'],
  ['EH1 1YZ', 'S12000036', 'City of Edinburgh', '', 'Scotland'],
  ['ZE1 0AA', 'S12000027', 'Shetland Islands', '', 'Scotland'],
  // Codes of mail-handling places: they exist and lie in no district, GU32 2BX among those of East Hampshire.
  ['GU32 2BX', '', '', '', ''],
  ['EN77 1QA', '', '', '', ''],
];

const known = (rows: Row[], home: boolean, services: boolean): KnownPostcode[] =>
  rows.map(([postcode, districtCode, district, county, policeArea]) => ({
    postcode,
    districtCode,
    place: { district: district || null, county: county || null, policeArea: policeArea || null },
    home,
    services,
  }));

/** Facts that every source must agree on: places around the border of the area, and far from it. */
export const knownPostcodes: KnownPostcode[] = [
  ...known(everywhere, true, true),
  ...known(servicePagesOnly, false, true),
  ...known(nowhere, false, false),
];

/** Shaped like postcodes; no source knows them. */
export const inventedPostcodes = ['SO14 8AA', 'SO14 7LC', 'SO14 7KY', 'QX1 1AA', 'SO99 9ZZ'];

/** Real places outside Great Britain. */
export const postcodesOutsideGreatBritain = ['BT1 5GS', 'JE2 3AB', 'GY1 1AA', 'IM1 1EZ'];
