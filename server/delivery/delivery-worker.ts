import { withTimeout } from '#domain/time/with-timeout.ts';
import { type Log, redact } from '../logging.ts';
import { createOutage, type Outage } from '../outgoing/outage.ts';
import { type ClaimedMessage, DeliveryError, type NewMessage, type Outbox } from './outbox.ts';

export type Sender = (message: ClaimedMessage) => Promise<void>;

export interface DeliveryWorkerOptions {
  outbox: Outbox;
  senders: Partial<Record<NewMessage['channel'], Sender>>;
  /** Longer than any sender takes, or a message goes twice. */
  leaseMs: number;
  /** True for a message whose payload is kept when it is sent, as it may come back. */
  keep?: (message: ClaimedMessage) => boolean;
  log: Log;
  concurrency?: number;
  pollMs?: number;
  stopWithinMs?: number;
  now?: () => number;
  random?: () => number;
}

export interface DeliveryWorker {
  start(): void;
  wake(): void;
  stop(): Promise<void>;
}

/** At least once each. What fails for good, or for about a day, is left `stuck` and logged for the staff. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { outbox, leaseMs, log, concurrency = 4, pollMs = 5000, stopWithinMs = 8000 } = options;
  const underWay = new Set<Promise<void>>();
  const outages = outagesOf(options);
  const signal = createWakeSignal();
  let running: Promise<void> | null = null;
  let stopping = false;

  function begin(message: ClaimedMessage): void {
    const delivery = deliver(message, outages[message.channel], options).finally(() => {
      underWay.delete(delivery);
      signal.wake();
    });
    underWay.add(delivery);
  }

  async function claimAndBegin(): Promise<boolean> {
    const free = concurrency - underWay.size;
    if (free === 0) return false;
    const claimed = await outbox.claim(free, leaseMs);
    for (const message of claimed) begin(message);
    return claimed.length === free;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const mayBeMore = await claimAndBegin().catch((error: unknown) => {
        log.error({ reason: redact(error) }, 'The outbox could not be read; trying again shortly.');
        return false;
      });
      if (!mayBeMore && !stopping) await signal.wait(pollMs);
    }
    await Promise.all(underWay);
  }

  return {
    start: () => {
      running ??= run();
    },
    wake: signal.wake,
    stop: async () => {
      stopping = true;
      signal.wake();
      const ended = Promise.resolve(running).then(() => true);
      if (!(await withTimeout(ended, stopWithinMs, false))) {
        log.warn(
          { messages: underWay.size },
          'Deliveries under way were left; they are tried again after the next start.',
        );
      }
    },
  };
}

type Outages = Record<NewMessage['channel'], Outage>;

function outagesOf({ log, now = Date.now }: DeliveryWorkerOptions): Outages {
  const outage = (what: string) => createOutage({ log, over: `${what} can be delivered again`, now });
  return { mail: outage('Mails'), webhook: outage('Messages to the webhook') };
}

async function deliver(
  message: ClaimedMessage,
  outage: Outage,
  options: DeliveryWorkerOptions,
): Promise<void> {
  const { outbox, senders, log } = options;
  try {
    const failure = await attempt(message, senders[message.channel]);
    if (failure !== null) return await noteFailure(message, failure, outage, options);
    outage.worked();
    await outbox.finish(message.id, options.keep?.(message));
  } catch (error) {
    // The lease runs out and the message is delivered again: twice is better than never.
    log.error({ message: message.id, reason: redact(error) }, 'The outcome of a delivery was not stored.');
  }
}

async function attempt(message: ClaimedMessage, send: Sender | undefined): Promise<unknown> {
  if (!send) return new DeliveryError(`nothing delivers ${message.channel} messages`, { permanent: false });
  try {
    await send(message);
    return null;
  } catch (error) {
    return error ?? new Error('unknown failure');
  }
}

async function noteFailure(
  message: ClaimedMessage,
  failure: unknown,
  outage: Outage,
  { outbox, log, now = Date.now, random }: DeliveryWorkerOptions,
): Promise<void> {
  const permanent = failure instanceof DeliveryError && failure.permanent;
  const delay = permanent ? null : backoffDelay(message.attempt, random);
  const reason = redact(failure);
  const retryAt = delay === null ? null : new Date(now() + delay);
  await outbox.fail(message, reason, retryAt);
  const facts = { message: message.id, channel: message.channel, attempt: message.attempt, reason };
  if (delay === null) log.error(facts, 'A message cannot be delivered and waits for the staff.');
  else
    outage.failed(
      { ...facts, againInMs: delay },
      'A message could not be delivered and will be tried again.',
    );
}

const FIRST_DELAY_MS = 60_000;
const MAX_DELAY_MS = 2 * 60 * 60_000;
/** 1, 2, 4 … 64 minutes and then every two hours: the last attempt comes about 24 hours after the first. */
const MAX_ATTEMPTS = 19;

/** @returns null if the message needs a person; jitter keeps messages that failed together apart */
export function backoffDelay(attempt: number, random: () => number = Math.random): number | null {
  if (attempt >= MAX_ATTEMPTS) return null;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return Math.round(delay * (0.75 + random() * 0.5));
}

export interface WakeSignal {
  wake(): void;
  wait(timeoutMs: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let woken = false;
  let wakeWaiter: (() => void) | null = null;
  return {
    wake: () => {
      woken = true;
      wakeWaiter?.();
    },
    wait: async (timeoutMs) => {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wakeWaiter = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
      wakeWaiter = null;
    },
  };
}
