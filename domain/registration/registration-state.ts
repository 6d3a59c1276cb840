import { brand } from '#content/brand.yaml';
import { coveredWhilePending as covered } from '#content/registration.yaml';

/** Apart from the other words of the registration, because the browser needs these two. */
export const registrationPending: boolean = brand.registration.status !== 'registered';

export const coveredWhilePending: string | null = registrationPending ? covered : null;
