import type { Service } from '../content/services/service.ts';
import { registrationPending } from './registration-state.ts';

export const REFERRALS = 'referrals';

/** For wards and social workers, in words that are true under this registration; null where a service has none. */
export function referralsOf({ referrals }: Service, isPending = registrationPending) {
  if (!referrals) return null;
  const { whilePending, ...written } = referrals;
  return { ...written, points: (isPending && whilePending) || written.points };
}
