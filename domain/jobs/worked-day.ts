/** `none`: the job has no visits to travel between. */
export const TRAVEL_TIMES = ['paid', 'not paid', 'none'] as const;

/** A usual day in an advert's own numbers; null where it does not say. */
export interface AdvertisedDay {
  travelTime: (typeof TRAVEL_TIMES)[number] | null;
  /** `45p a mile` */
  mileage: string;
  dayVisitMinutes: number | null;
  dayTravelMinutes: number | null;
  dayMiles: number | null;
}

/** Sums are in pence. */
export interface WorkedDay {
  visits: { minutes: number; pay: number };
  travel: { minutes: number; pay: number };
  /** For each hour worked, travel included, rounded down. */
  anHour: number;
  isLowerEnd: boolean;
  mileage: { miles: number; aMile: number; sum: number } | null;
}

/**
 * Works out what an hour really pays. Travel between visits is work, as it is for the minimum wage
 * (https://www.gov.uk/minimum-wage-different-types-work); mileage covers the car and is no pay.
 * @param hourly pounds, the least and the most
 */
export function workedDay(
  { travelTime, mileage, dayVisitMinutes, dayTravelMinutes, dayMiles }: AdvertisedDay,
  hourly: { least: number; most: number },
): WorkedDay | null {
  if (!travelTime || travelTime === 'none' || !dayVisitMinutes || !dayTravelMinutes) return null;
  const rate = Math.round(hourly.least * 100);
  const payFor = (minutes: number) => Math.round((rate * minutes) / 60);
  const paidTravel = travelTime === 'paid' ? dayTravelMinutes : 0;
  const aMile = penceAMile(mileage);
  return {
    visits: { minutes: dayVisitMinutes, pay: payFor(dayVisitMinutes) },
    travel: { minutes: dayTravelMinutes, pay: payFor(paidTravel) },
    anHour: Math.floor((rate * (dayVisitMinutes + paidTravel)) / (dayVisitMinutes + dayTravelMinutes)),
    isLowerEnd: hourly.least < hourly.most,
    mileage: aMile && dayMiles ? { miles: dayMiles, aMile, sum: Math.round(aMile * dayMiles) } : null,
  };
}

const PENCE = /(?<![\d.])(\d{1,3}(?:\.\d)?)\s?p\b/i;
const POUNDS = /£(\d(?:\.\d{1,3})?)(?!\d)/;

/** The first amount that a text such as `45p a mile` or `£0.45` has. */
function penceAMile(text: string): number | null {
  const pence = Number(PENCE.exec(text)?.[1] ?? 0) || Number(POUNDS.exec(text)?.[1] ?? 0) * 100;
  return pence || null;
}
