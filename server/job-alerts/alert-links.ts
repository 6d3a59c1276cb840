import type { SecretFor } from '../submissions/signed-text.ts';
import { signText } from '../submissions/signed-text.ts';

interface LinkSecrets {
  confirm: Uint8Array;
  stop: Uint8Array;
}

/** Separate secrets, so that a link to confirm an alert cannot stop another one. */
export function linkSecrets(secretFor: SecretFor): LinkSecrets {
  return { confirm: secretFor('job-alert-confirm'), stop: secretFor('job-alert-stop') };
}

export function confirmUrl(requestId: string, publicUrl: string, { confirm }: LinkSecrets): string {
  return `${publicUrl}/job-alerts/confirm?token=${signText(requestId, confirm)}`;
}

export function stopUrl(alertId: string, publicUrl: string, { stop }: LinkSecrets): string {
  return `${publicUrl}/job-alerts/stop?token=${signText(alertId, stop)}`;
}
