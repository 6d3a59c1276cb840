import { brand } from '#content/brand.yaml';
import { pounds } from './price-words.ts';

/** Words for the facts beside the pay of an advert, and for the pay of an hour with its travel. */
export const jobTermWords = {
  title: 'What comes with the job',
  columns: ['What', 'This advert says'],
  labels: {
    travelTime: 'Travel between visits',
    mileage: 'Mileage',
    guaranteedHours: 'Guaranteed hours',
    sickPay: 'Sick pay',
    paidTraining: 'Training and shadowing',
    dbsCheck: 'DBS check',
    uniform: 'Uniform',
    rotaNoticeDays: 'Rota',
  },
  travelTime: { paid: 'Paid time', 'not paid': 'Not paid', none: 'There is none' },
  rotaNotice: (days: number) => ['On the day', 'A day ahead'][days] ?? `${days} days ahead`,
  notSaid: 'Not said',
  ask: `Ask about what is not said before you apply: at ${brand.email.careers}, or on ${brand.phone.display}.`,
  nothingSaid:
    'This advert does not say whether travel, miles, sick days and training are paid, who pays for the DBS check and the uniform, how many guaranteed hours there are, or when you have your rota.',
  day: {
    title: 'What an hour really pays',
    columns: ['A usual day', 'Time', 'Pay'],
    visits: 'Visits',
    travel: 'Travel between visits',
    all: 'All hours worked',
    anHour: (pence: number) => `So an hour really pays ${pounds(pence)}.`,
    lowerEnd: 'This is worked out from the lower end of the pay.',
    mileage: ({ miles, aMile, sum }: { miles: number; aMile: number; sum: number }) =>
      `Mileage comes on top: ${pounds(sum)} for ${miles === 1 ? 'a mile' : `${miles} miles`} at ${aMile}p. It pays for your car, so it is not counted in the hour.`,
  },
  /** Among the first facts of a job. */
  really: { label: 'With travel', anHourOf: (pence: number) => `${pounds(pence)} an hour`, from: 'From' },
} as const;
