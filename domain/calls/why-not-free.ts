import { callText } from '#content/call-request.yaml';
import { formMessages } from '#content/form-messages.yaml';
import { isInHours } from './call-request.ts';
import { type CallDay, type CallTime, stillFree } from './call-times.ts';

export function whyNotFree(chosen: CallTime, free: readonly CallDay[]): string {
  return (isInHours(chosen) ? formMessages.call.taken : callText.never) + stillFree(free, chosen);
}
