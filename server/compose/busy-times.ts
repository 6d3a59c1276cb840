import { type BusyTimes, createBusyTimes, noBusyTimes } from '../busy-times/busy-times.ts';
import { createCalendarReader } from '../busy-times/read-calendar.ts';
import { createAddressSource, createFileSource } from '../busy-times/read-source.ts';
import type { Config } from '../config.ts';
import type { Log } from '../logging.ts';
import type { ComposedStore } from './store.ts';

interface Dependencies {
  store: ComposedStore;
  onChange: () => void;
  log: Log;
}

export function composeBusyTimes(config: Config, { store, onChange, log }: Dependencies): BusyTimes {
  const { BUSY_CALENDAR_URL: calendar } = config;
  if (calendar === null) return noBusyTimes;
  return createBusyTimes({
    read: /^\w+:\/\//.test(calendar) ? createAddressSource(calendar) : createFileSource(calendar),
    parse: createCalendarReader(),
    isOwn: async (key) => (await store.submissions.find({ kind: 'call-request', key, limit: 1 })).length > 0,
    onChange,
    log,
  });
}
