import { halfHoursOn } from '#domain/calls/call-request.ts';
import type { CallTime } from '#domain/calls/call-times.ts';
import { dialledNumber } from '#domain/forms/phone/phone-number.ts';
import { londonInstant } from '#domain/time/london-time.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { networkOf } from '../limits/client-key.ts';
import { MAX_CALLS_PER_CLIENT, MAX_CALLS_PER_NUMBER, MAX_DAY_SHARE_PER_NETWORK } from '../limits/limits.ts';
import { signatureOf } from '../submissions/signed-text.ts';
import type { Asker, TimeLimits } from '../submissions/submission-store.ts';

export function timeLimits({ date }: CallTime, capacity: number): TimeLimits {
  const calls = halfHoursOn(date).length * capacity;
  return {
    capacity,
    perNumber: MAX_CALLS_PER_NUMBER,
    perClient: MAX_CALLS_PER_CLIENT,
    perNetwork: Math.max(1, Math.floor(calls * MAX_DAY_SHARE_PER_NETWORK)),
    day: [londonInstant(date, 0), londonInstant(addDays(date, 1), 0)],
  };
}

export function askerOf(phone: string, client: string, secret: Uint8Array): Asker {
  return {
    number: signatureOf(`number ${dialledNumber(phone)}`, secret),
    client: signatureOf(`client ${client}`, secret),
    network: signatureOf(`network ${networkOf(client)}`, secret),
  };
}
