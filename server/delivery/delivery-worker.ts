import { withTimeout } from '#domain/time/with-timeout.ts';
import { type Log, redact } from '../logging.ts';
import { createOutage, type Outage } from '../outgoing/outage.ts';
import { backoffDelay, isExhausted } from './backoff.ts';
import { type ChannelHealth, createChannelHealth } from './channel-health.ts';
import {
  type ClaimedMessage,
  DeliveryError,
  type DeliveryQueue,
  type NewMessage,
  NoLongerOwedError,
} from './outbox.ts';
import { createWakeSignal } from './wake-signal.ts';

export type Sender = (message: ClaimedMessage) => Promise<void>;

export interface DeliveryWorkerOptions {
  outbox: DeliveryQueue;
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

/** At least once each. What is refused for good, or for a week while others are taken, is left `stuck` and logged for the staff. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { outbox, leaseMs, log, concurrency = 4, pollMs = 5000, stopWithinMs = 8000 } = options;
  const underWay = new Set<Promise<void>>();
  const channels = channelsOf(options);
  const signal = createWakeSignal();
  let running: Promise<void> | null = null;
  let stopping = false;

  function begin(message: ClaimedMessage): void {
    const delivery = deliver(message, channels[message.channel], options).finally(() => {
      underWay.delete(delivery);
      signal.wake();
    });
    underWay.add(delivery);
  }

  async function claimAndBegin(): Promise<boolean> {
    const free = concurrency - underWay.size;
    if (free === 0) return false;
    for (const { name, health } of Object.values(channels))
      if (health.shouldProbe()) await outbox.hasten(name, 1);
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

interface Channel {
  name: NewMessage['channel'];
  health: ChannelHealth;
  outage: Outage;
}

function channelsOf({ log, now = Date.now }: DeliveryWorkerOptions): Record<NewMessage['channel'], Channel> {
  const channel = (name: NewMessage['channel'], what: string) => ({
    name,
    health: createChannelHealth(now),
    outage: createOutage({ log, over: `${what} can be delivered again`, now }),
  });
  return { mail: channel('mail', 'Mails'), webhook: channel('webhook', 'Messages to the webhook') };
}

async function deliver(
  message: ClaimedMessage,
  channel: Channel,
  options: DeliveryWorkerOptions,
): Promise<void> {
  const { outbox, senders, log } = options;
  try {
    const failure = await attempt(message, senders[message.channel]);
    if (failure instanceof NoLongerOwedError) {
      await outbox.discard(message.id);
      log.info(
        { message: message.id, reason: failure.message },
        'A message is no longer owed and was not sent.',
      );
    } else if (failure === null) {
      channel.outage.worked();
      await outbox.finish(message.id, options.keep?.(message));
    } else await noteFailure(message, failure, channel, options);
    if (isAnswer(failure) && channel.health.noteAnswer(failure === null)) await outbox.hasten(channel.name);
  } catch (error) {
    // The lease runs out and the message is delivered again: twice is better than never.
    log.error({ message: message.id, reason: redact(error) }, 'The outcome of a delivery was not stored.');
  }
}

function isAnswer(failure: unknown): boolean {
  return failure === null || (failure instanceof DeliveryError && failure.away === false);
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
  { health, outage }: Channel,
  { outbox, log, now = Date.now, random }: DeliveryWorkerOptions,
): Promise<void> {
  const { permanent = false, away = false } = failure instanceof DeliveryError ? failure : {};
  const ageMs = now() - message.createdAt.getTime();
  const isLasting = away && health.noteAway(ageMs);
  const isOver = permanent || (isExhausted(message.attempt, ageMs) && health.takesOthers());
  const delay = isOver ? null : backoffDelay(message.attempt, random);
  const reason = redact(failure);
  await outbox.fail(message, reason, delay === null ? null : new Date(now() + delay));
  const facts = { message: message.id, channel: message.channel, attempt: message.attempt, reason };
  if (delay === null) return log.error(facts, 'A message cannot be delivered and waits for the staff.');
  outage.failed({ ...facts, againInMs: delay }, 'A message could not be delivered and will be tried again.');
  if (isLasting) log.error(facts, 'No message was taken for over an hour.');
}
