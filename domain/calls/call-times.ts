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

export function nextTimes(slots: readonly CallDay[]): CallTime[] {
  return slots.flatMap(({ date, times }) => times.map((time) => ({ date, time }))).slice(0, NEXT_TIMES);
}

export function callTimeInWords({ date, time }: CallTime): string {
  return `${dayInWords(date)} at ${timeInWords(time)}`;
}
