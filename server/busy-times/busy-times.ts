import type { Busy } from '#domain/calls/call-request.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import { clockTime } from '#domain/time/wall-clock.ts';
import { type Log, redact } from '../logging.ts';
import { createOutage } from '../outgoing/outage.ts';
import type { Period, ReadCalendar } from './read-calendar.ts';
import type { CalendarSource } from './read-source.ts';

const DAY_MS = 24 * 3_600_000;
/** Reaches beyond the last half hour on offer, whatever holidays lie in between. */
const AHEAD_MS = 60 * DAY_MS;
const FRESH_MS = 30 * 60_000;

/** More calls than the half hours on offer have; what is beyond them keeps the office busy. */
const MAX_LOOKED_UP = 500;

export interface BusyTimes {
  current(): {
    busy: readonly Busy[] /** False where it may be older than the office's calendar. */;
    isCertain: boolean;
  };
  /** Reads the calendar again; what was read before stays if that fails. Never rejects. */
  refresh(signal?: AbortSignal): Promise<void>;
}

export const noBusyTimes: BusyTimes = {
  current: () => ({ busy: [], isCertain: true }),
  refresh: async () => {},
};

export interface BusyTimesOptions {
  read: CalendarSource;
  parse: ReadCalendar;
  /** True for an appointment that this site has made: it takes its own room. */
  isOwn: (uid: string) => Promise<boolean>;
  onChange: () => void;
  log: Log;
  now?: () => Date;
}

export function createBusyTimes({
  read,
  parse,
  isOwn,
  onChange,
  log,
  now = () => new Date(),
}: BusyTimesOptions): BusyTimes {
  const outage = createOutage({ log, over: 'The calendar of busy times is read again.' });
  let copy: { busy: Busy[]; readAt: number; isWhole: boolean } | null = null;
  const isFresh = () => copy !== null && now().getTime() - copy.readAt < FRESH_MS;

  const current: BusyTimes['current'] = () => ({
    busy: copy?.busy ?? [],
    isCertain: isFresh() && copy?.isWhole === true,
  });

  async function load(signal?: AbortSignal): Promise<void> {
    const at = now().getTime();
    const source = await read(signal);
    if (source.kind === 'failed') return fail(source.reason);
    const parsed = await parse(source.text, { from: at - DAY_MS, until: at + AHEAD_MS });
    if (parsed.kind === 'failed') return fail(parsed.reason);
    const busy = (await withoutOwn(parsed.periods)).map(onOfficeClock);
    const before = JSON.stringify(current());
    copy = { busy, readAt: at, isWhole: parsed.unread === 0 };
    if (JSON.stringify(current()) !== before) onChange();
    if (parsed.unread === 0) return outage.worked();
    const facts = { unread: parsed.unread };
    outage.failed(
      facts,
      'Events of the calendar of busy times could not be read: calls are to be confirmed.',
    );
  }

  function fail(reason: string): void {
    const sentence = 'The calendar of busy times could not be read: calls are offered, to be confirmed.';
    outage.failed({ reason }, sentence);
  }

  async function withoutOwn(periods: readonly Period[]): Promise<Period[]> {
    const named = new Set(periods.map(({ uid }) => uid).filter((uid) => uid !== undefined));
    const own = new Set<string | undefined>();
    for (const uid of [...named].slice(0, MAX_LOOKED_UP)) if (await isOwn(uid)) own.add(uid);
    return periods.filter(({ uid }) => !own.has(uid));
  }

  return {
    current,
    refresh: (signal) => load(signal).catch((error: unknown) => fail(redact(error))),
  };
}

function onOfficeClock({ start, end }: Period): Busy {
  return { from: clockValue(start), until: clockValue(Math.ceil(end / 60_000) * 60_000) };
}

function clockValue(at: number): string {
  const { date, minutes } = londonMoment(new Date(at));
  return `${date} ${clockTime(minutes)}`;
}
