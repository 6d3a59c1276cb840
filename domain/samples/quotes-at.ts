import { testimonials } from '#content/testimonials.yaml';
import type { Testimonial } from '../content/short-files.ts';
import { isReservedHost } from './reserved-host.ts';

/** Under a public address no sample is shown, whatever `SAMPLES` says: an invented review is against the law there. */
export function quotesAt(
  origin: string,
  quotes: readonly Testimonial[] = testimonials,
): readonly Testimonial[] {
  return isReservedHost(new URL(origin).hostname) ? quotes : quotes.filter(({ sample }) => !sample);
}
