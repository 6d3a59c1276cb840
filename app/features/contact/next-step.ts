import { callText } from '#content/call-request.yaml';
import { contact as words } from '#content/contact.yaml';
import type { FormValues } from '#domain/forms/form-result.ts';
import { answeredBy, openingState } from '#domain/office-hours/office-hours.ts';
import { fill } from '#domain/text/fill.ts';

export type FormName = 'message' | 'call';

/** By which day a message is answered, and the way for what cannot wait, by the hour. */
export function nextStep(form: FormName, { mustConfirm, promised }: FormValues, now = new Date()): string {
  const { answered, urgentOpen, urgentClosed } = words.next;
  const office = openingState(now);
  const urgent = office.open
    ? fill(urgentOpen, office)
    : fill(urgentClosed, { day: office.opensDay, time: office.opensTime });
  if (form === 'message') return `${fill(answered, { day: answeredBy(now) })} ${urgent}`;
  return mustConfirm && promised !== 'email' ? `${callText.toConfirm} ${urgent}` : urgent;
}
