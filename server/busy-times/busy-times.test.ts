import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { createBusyTimes } from './busy-times.ts';
import { createCalendarReader } from './read-calendar.ts';
import {
  type CalendarSource,
  createAddressSource,
  createFileSource,
  MAX_CALENDAR_BYTES,
} from './read-source.ts';
import { calendar, event, sampleCalendars } from './sample-calendars-for-tests.ts';

const MINUTE = 60_000;
const parse = createCalendarReader();
const meeting = { from: '2026-11-24 10:00', until: '2026-11-24 11:00' };
const wholeDay = { from: '2026-11-26 00:00', until: '2026-11-27 00:00' };
const own = '0199f3a0-0000-7000-8000-000000000001';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-of-the-office.ics`;
}

function setUp(read: CalendarSource) {
  const clock = testClock('2026-11-23T09:00:00Z');
  const log = collectingLog();
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  const isOwn = async (uid: string) => uid === own;
  const busyTimes = createBusyTimes({ read, parse, isOwn, onChange, log, now: clock.now });
  return { busyTimes, clock, log, changes: () => changes };
}

it('nothing is certain before the first reading, and all is after it', async () => {
  const address = await serve((_, response) => response.end(sampleCalendars.google));
  const { busyTimes, changes } = setUp(createAddressSource(address));
  expect(busyTimes.current()).toEqual({ busy: [], isCertain: false });
  await busyTimes.refresh();
  expect(busyTimes.current()).toEqual({ busy: [meeting, wholeDay], isCertain: true });
  await busyTimes.refresh();
  expect(changes()).toBe(1);
});

it('a file is read as an address is', async () => {
  const path = join(temporaryFolder(), 'office.ics');
  writeFileSync(path, sampleCalendars.nextcloud);
  const { busyTimes } = setUp(createFileSource(path));
  await busyTimes.refresh();
  expect(busyTimes.current()).toMatchObject({
    busy: expect.arrayContaining([meeting, wholeDay]),
    isCertain: true,
  });
});

it('an outage is logged once with no word of the address, keeps the last copy, and is certain no longer than that is fresh', async () => {
  let status = 200;
  const address = await serve((_, response) => {
    response.writeHead(status).end(sampleCalendars.fastmail);
  });
  const { busyTimes, clock, log } = setUp(createAddressSource(address));
  await busyTimes.refresh();
  status = 404;
  clock.forward(29 * MINUTE);
  for (let times = 0; times < 3; times += 1) await busyTimes.refresh();
  expect(busyTimes.current().isCertain).toBe(true);
  clock.forward(MINUTE);
  expect(busyTimes.current()).toEqual({ busy: [meeting, wholeDay], isCertain: false });
  expect(log.lines).toEqual([
    { level: 'warn', data: { reason: 'status 404' }, text: expect.stringContaining('could not be read') },
  ]);
  expect(JSON.stringify(log.lines)).not.toContain('secret');
  status = 200;
  await busyTimes.refresh();
  expect(busyTimes.current().isCertain).toBe(true);
});

it('what can be read of a calendar with a broken event counts, and is not certain', async () => {
  const text = calendar(
    'BEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:b',
    'DTSTART:20261124T100000Z\r\nDTEND:20261124T110000Z\r\nEND:VEVENT',
  );
  const { busyTimes, log } = setUp(async () => ({ kind: 'read', text }));
  await busyTimes.refresh();
  expect(busyTimes.current()).toEqual({ busy: [meeting], isCertain: false });
  expect(log.lines).toMatchObject([{ data: { unread: 1 } }]);
});

it('an appointment that this site has made keeps no half hour from another caller', async () => {
  const text = event('DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z');
  const both = text.replace('UID:sample', `UID:${own}`);
  const { busyTimes } = setUp(async () => ({ kind: 'read', text: both }));
  await busyTimes.refresh();
  expect(busyTimes.current()).toEqual({ busy: [], isCertain: true });
});

const never = '/elsewhere';
it('a calendar full of what looks like appointments of this site asks the store for no more than it can have', async () => {
  const events = Array.from({ length: 2000 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${own.slice(0, -4)}${String(index).padStart(4, '0')}`,
    'DTSTART:20261124T100000Z\r\nDURATION:PT30M\r\nRRULE:FREQ=DAILY;COUNT=2',
    'END:VEVENT',
  ]);
  let asked = 0;
  const busyTimes = createBusyTimes({
    read: async () => ({ kind: 'read', text: calendar(...events.flat()) }),
    parse,
    isOwn: async () => {
      asked += 1;
      return true;
    },
    onChange: () => {},
    log: collectingLog(),
    now: () => new Date('2026-11-23T09:00:00Z'),
  });
  await busyTimes.refresh();
  expect(asked).toBe(500);
  expect(busyTimes.current().busy).toHaveLength(3000);
});

const hostile: [string, (response: Parameters<RequestListener>[1]) => void, string][] = [
  ['a calendar of 50 MB', (response) => void response.end(Buffer.alloc(50_000_000, 'X')), 'too-large'],
  [
    'an endless line',
    (response) => void response.end(`BEGIN:VCALENDAR\r\nSUMMARY:${'x'.repeat(4_900_000)}`),
    'not-a-calendar',
  ],
  ['silence', (response) => void response.write('BEGIN:VCALENDAR\r\n'), 'timeout'],
  [
    'a move to another address',
    (response) => void response.writeHead(302, { location: never }).end(),
    'status 302',
  ],
  [
    'a rule that has no next time',
    (response) =>
      void response.end(event('DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2')),
    'too-complex',
  ],
  [
    'a rule for every second',
    (response) => void response.end(event('DTSTART:20260101T090000Z', 'RRULE:FREQ=SECONDLY')),
    'too-complex',
  ],
  [
    'a thousand series of every minute',
    (response) =>
      void response.end(
        calendar(
          ...Array(1000).fill(
            'BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261123T090000Z\r\nRRULE:FREQ=MINUTELY\r\nEND:VEVENT',
          ),
        ),
      ),
    'too-complex',
  ],
];

it.each(hostile)('%s is bounded, and holds nobody up', { timeout: 30_000 }, async (_, answer, reason) => {
  const address = await serve((_request, response) => answer(response));
  const log = collectingLog();
  const busyTimes = createBusyTimes({
    read: createAddressSource(address, 1500),
    parse: createCalendarReader({ maxMs: 3000 }),
    isOwn: async () => false,
    onChange: () => {},
    log,
    now: () => new Date('2026-11-23T09:00:00Z'),
  });
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 5);
  await busyTimes.refresh();
  clearInterval(turning);
  // The thread has seconds to look into these, and the process goes on.
  if (reason === 'too-complex') expect(turns).toBeGreaterThan(0);
  expect(busyTimes.current()).toEqual({ busy: [], isCertain: false });
  expect(log.lines).toMatchObject([{ data: { reason } }]);
});

it('a file that is missing, too large or none is said', async () => {
  const folder = temporaryFolder();
  const reasonOf = async (path: string) => {
    const answer = await createFileSource(path)();
    return answer.kind === 'failed' ? answer.reason : answer.kind;
  };
  expect(await reasonOf(join(folder, 'none.ics'))).toBe('ENOENT');
  expect(await reasonOf(folder)).toBe('not-a-file');
  expect(await reasonOf('/dev/zero')).toBe('not-a-file');
  const large = join(folder, 'large.ics');
  writeFileSync(large, Buffer.alloc(MAX_CALENDAR_BYTES + 1));
  expect(await reasonOf(large)).toBe('too-large');
});
