import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { MessageState, MessageStates } from '../delivery/outbox.ts';
import type { Limiter } from '../limits/limits.ts';

/** Counts for Prometheus. No label holds anything that a visitor sent: neither an address as it came nor a word. */
export interface Metrics {
  /** @param route its pattern (`/careers/:id`): there are only so many of those @param ms how long the answer took */
  answered(method: string, route: string, status: number, ms: number): void;
  shed(what: string): void;
  asked(upstream: string, outcome: 'answered' | 'failed'): void;
  counted(limiter: Limiter): Limiter;
  text(): Promise<string>;
}

interface Options {
  outbox: Pick<MessageStates, 'backlog'>;
  upstreams: readonly string[];
  /** Null where the database is backed up by tools of its own. */
  lastBackup?: (() => Promise<Date | null>) | null;
  /** When the second place was last known to have all there is; null where there is none. */
  secondPlaceAt?: (() => Date | null) | null;
  now?: () => Date;
}

const STATUSES: readonly MessageState['status'][] = ['due', 'claimed', 'stuck'];
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics({
  outbox,
  upstreams,
  lastBackup = null,
  secondPlaceAt = null,
  now = () => new Date(),
}: Options): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by the pattern of the route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'website_limit_refusals_total',
    help: 'Requests over a limit, by the limit.',
    labelNames: ['limit'],
    registers,
  });
  const shed = new Counter({
    name: 'website_shed_requests_total',
    help: 'Requests refused early because there was too much to do.',
    labelNames: ['what'],
    registers,
  });
  const requests = new Counter({
    name: 'website_upstream_requests_total',
    help: 'Requests to outside services, by what became of them.',
    labelNames: ['upstream', 'outcome'],
    registers,
  });
  const up = new Gauge({
    name: 'website_upstream_up',
    help: 'Whether the service answered the last time that it was asked: 1 at the start.',
    labelNames: ['upstream'],
    registers,
  });
  for (const upstream of upstreams) up.set({ upstream }, 1);
  addOutbox(registry, outbox, now);
  if (lastBackup)
    addAge(registry, lastBackup, now, {
      name: 'website_backup_age_seconds',
      help: 'How long ago `staff backup` last ended well; infinite before the first time.',
    });
  addAge(registry, secondPlaceAt && (async () => secondPlaceAt()), now, {
    name: 'website_second_place_age_seconds',
    help: 'How long ago the second place was last brought up to date; infinite before the first time, none without BACKUP_TO.',
  });

  return {
    answered: (rawMethod, route, rawStatus, ms) => {
      const method = rawMethod === 'POST' ? 'POST' : 'GET';
      answers.labels(method, route, `${Math.floor(rawStatus / 100)}xx`).observe(ms / 1000);
    },
    shed: (what) => shed.inc({ what }),
    asked: (upstream, outcome) => {
      requests.inc({ upstream, outcome });
      up.set({ upstream }, outcome === 'answered' ? 1 : 0);
    },
    counted: (limiter) => ({
      ...limiter,
      take: async (key, ...rest) => {
        const result = await limiter.take(key, ...rest);
        if (!result.allowed) refusals.inc({ limit: key.split(':', 1)[0] ?? '' });
        return result;
      },
    }),
    text: () => registry.metrics(),
  };
}

/** Asked of the store when somebody looks; several instances on one database each say the same. */
function addOutbox(registry: Registry, outbox: Pick<MessageStates, 'backlog'>, now: () => Date): void {
  type Row = Awaited<ReturnType<MessageStates['backlog']>>[number];
  const add = (words: { name: string; help: string }, read: (row: Row | undefined) => number) =>
    new Gauge({
      ...{ ...words, labelNames: ['status'], registers: [registry] },
      async collect() {
        const backlog = await outbox.backlog().catch(() => null);
        for (const status of STATUSES)
          this.set({ status }, backlog ? read(backlog.find((row) => row.status === status)) : Number.NaN);
      },
    });
  add(
    {
      name: 'website_outbox_oldest_seconds',
      help: 'The age of the oldest message that has not left, by its status.',
    },
    (row) => (row ? (now().getTime() - row.oldest.getTime()) / 1000 : 0),
  );
  add(
    {
      name: 'website_outbox_messages',
      help: 'Messages that have not left, by their status; all instances on one database say the same.',
    },
    (row) => row?.count ?? 0,
  );
}

function addAge(
  registry: Registry,
  last: (() => Promise<Date | null>) | null,
  now: () => Date,
  words: { name: string; help: string },
): void {
  const age = new Gauge({
    ...words,
    registers: [registry],
    collect: async () => {
      const at = await last?.().catch(() => null);
      age.set(at ? (now().getTime() - at.getTime()) / 1000 : last ? Number.POSITIVE_INFINITY : Number.NaN);
    },
  });
}
