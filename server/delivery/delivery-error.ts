import { redact } from '../outgoing/redact.ts';

interface Options {
  /** True if the same message would be refused again: it needs a person, not another attempt. */
  permanent: boolean;
  cause?: unknown;
}

/** Why a message could not be handed over; its text is fit for logs and lists. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly permanent: boolean;

  constructor(reason: string, { permanent, cause }: Options) {
    super(redact(reason), { cause });
    this.permanent = permanent;
  }
}
