import { dayInWords, timeInWords } from '../time/days-in-words.ts';

export interface CallDay {
  date: string;
  /** `09:30`, by the office clock. */
  times: string[];
}

export interface CallTime {
  date: string;
  time: string;
}

const NEXT_TIMES = 3;

/** The first that are free, or those that follow a time that has gone; near the end, the last. */
export function nextTimes(slots: readonly CallDay[], gone?: CallTime): CallTime[] {
  const all = slots.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
  const later = gone ? all.filter((each) => order(each) > order(gone)) : all;
  return later.length < NEXT_TIMES ? all.slice(-NEXT_TIMES) : later.slice(0, NEXT_TIMES);
}

const order = ({ date, time }: CallTime) => `${date} ${time}`;

export function callTimeInWords({ date, time }: CallTime): string {
  return `${dayInWords(date)} at ${timeInWords(time)}`;
}
