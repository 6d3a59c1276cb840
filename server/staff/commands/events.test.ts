import { beforeEach, expect, it, vi } from 'vitest';
import { events } from '#content/events.yaml';
import { eventTimes, eventWords } from '#domain/events/event.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { openTestStore, testClock } from '../../../tests/support/test-store.ts';
import { readConfig } from '../../config.ts';
import { readQueuedMail } from '../../mail/queued-mail.ts';
import type { Store } from '../../store/open-store.ts';
import { type CommandContext, UsageError } from '../command.ts';
import { eventsAnnounce } from './events.ts';

const [event] = events;
if (!event) throw new Error('The site ships no event.');
const { start, end } = eventTimes(event);
const DAY = 24 * 3_600_000;

let store: Store;
let printed: string[];
let noted: string[];
let context: CommandContext;

/** Two wait for the next event: they registered when one was over. Somebody else came to it. */
beforeEach(async () => {
  const clock = testClock(new Date(start.getTime() - 30 * DAY).toISOString());
  store = await openTestStore(clock);
  printed = [];
  noted = [];
  context = {
    config: readConfig({ PUBLIC_URL: 'https://site.example' }),
    print: (text) => void printed.push(text),
    write: (text) => void printed.push(text),
    note: (text) => void noted.push(text),
    withStore: (use) => use(store),
    readStore: (use) => use(store),
    backup: (path) => store.backup(path),
    copyToPostgres: async () => 0,
  };
  const { date: eventDate, time: eventTime } = eventWords(event);
  const register = (email: string, danger = false) =>
    store.submissions.save(
      sampleSubmission({
        ...{ kind: 'event-registration', email, danger, messages: () => [] },
        fields: { eventDate, eventTime },
      }),
    );
  await register('came@example.org');
  clock.forward(end.getTime() - clock.now().getTime());
  for (const email of ['anna@example.org', 'bob@example.org', 'Anna@example.org']) {
    await register(email);
    clock.forward(1000);
  }
  await register('danger@example.org', true);
});

const at = (moment: number) => vi.setSystemTime(moment);
const mails = async () =>
  (await store.outbox.claim(100, DAY)).flatMap(({ payload }) => readQueuedMail(payload) ?? []);

it('writes once to each who waits for the next event, after it has shown them and the mail', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at(start.getTime() - DAY);
  await expect(async () => eventsAnnounce.execute([event.slug], context)).rejects.toThrow(
    'Nothing was sent. To send 2 mails, add --yes.',
  );
  expect(noted.join('\n')).toMatch(/anna@example\.org(.|\n)*Subject: /);
  expect(await mails()).toEqual([]);
  for (const _ of [1, 2]) await eventsAnnounce.execute([event.slug, '--yes'], context);
  const sent = await mails();
  expect(sent.map(({ to }) => to.address)).toEqual(['anna@example.org', 'bob@example.org']);
  expect(sent[0]?.text).toContain(`Read more and register: https://site.example/events/${event.slug}`);
  expect(printed).toEqual(['The site sends 2 mails now.', 'Nobody waits for it.']);
  vi.useRealTimers();
});

it('announces no event that is over or unknown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at(end.getTime());
  await expect(async () => eventsAnnounce.execute([event.slug, '--yes'], context)).rejects.toThrow('is over');
  await expect(async () => eventsAnnounce.execute(['a-walk'], context)).rejects.toThrow(UsageError);
  vi.useRealTimers();
});
