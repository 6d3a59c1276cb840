import { brand } from '#content/brand.yaml';
import { type WallMoment, wallInstant, wallMoment } from './wall-clock.ts';

export function londonMoment(at: Date): WallMoment {
  return wallMoment(at, brand.timeZone);
}

export function londonInstant(date: string, minutes: number): Date {
  return wallInstant(date, minutes, brand.timeZone);
}
