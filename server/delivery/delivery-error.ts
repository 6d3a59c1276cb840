import { redact } from '../outgoing/redact.ts';

interface Options {
  /** The same message would be refused again: it needs a person, not another attempt. */
  permanent: boolean;
  cause?: unknown;
}

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly permanent: boolean;

  constructor(reason: string, { permanent, cause }: Options) {
    super(redact(reason), { cause });
    this.permanent = permanent;
  }
}
