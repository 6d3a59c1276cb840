import { brand } from '#content/brand.yaml';

/** Apart from the other words of the registration, because the browser needs these two. */
export const registrationPending: boolean = brand.registration.status === 'pending';

export const coveredWhilePending: string | null = registrationPending
  ? 'Lifestyle Support and Social Engagement can begin now. Personal care can begin once we are registered; we can plan it with you before then.'
  : null;
