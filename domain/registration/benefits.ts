import { whyUs } from '#content/why-us.yaml';
import { registrationPending } from './registration-state.ts';

export const benefits: readonly { id: string; title: string; text: string }[] = whyUs.benefits.map(
  ({ whilePending, text, ...card }) => ({ ...card, text: (registrationPending && whilePending) || text }),
);
