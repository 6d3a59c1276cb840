/** In a table of their own on the page of a job, in the order in which carers ask. */
export const TERM_FIELDS = [
  'travelTime',
  'mileage',
  'guaranteedHours',
  'sickPay',
  'sickPayFromDayOne',
  'paidTraining',
  'dbsCheck',
  'uniform',
  'rotaNoticeDays',
] as const;

/** Among the first facts of a job, where the advert has them. */
export const ADVERT_FIELDS = ['shifts', 'startDate', 'payFrequency', 'drivingLicence'] as const;

export const FACT_FIELDS = [...TERM_FIELDS, ...ADVERT_FIELDS] as const;

export type FactField = (typeof FACT_FIELDS)[number];
