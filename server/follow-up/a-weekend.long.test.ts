import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { startInstance } from './month-instances-for-tests.ts';
import type { WeekendTasks } from './weekend-instance-for-tests.ts';

const MINUTE = 60_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const urls = { sqlite: async () => null, postgres: () => postgres.createDatabase() };

const enquiry = (firstName: string, message: string) => ({
  ...{
    firstName,
    lastName: 'Field',
    phone: '+447700900456',
    service: 'home' as const,
    postcode: '',
    message,
  },
  email: `${firstName}@example.org`,
});
const call = (name: string, time: string) => ({
  ...{ name, phone: '+447700900123', date: '2026-11-23', time },
  email: `${name.split(' ')[0]}@example.org`.toLowerCase(),
});

it.each(['sqlite', 'postgres'] as const)(
  'after a weekend without a mail server everything leaves within five minutes, once, danger first, on %s',
  async (engine) => {
    const clock = testClock('2026-11-20T18:20:00Z');
    let smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const { port } = smtp;
    const place = { dataDir: temporaryFolder(), databaseUrl: await urls[engine](), smtpUrl: smtp.url };
    const start = () =>
      startInstance<WeekendTasks>({ ...place, now: clock.now }, 'weekend-instance-for-tests.ts');
    const instances = [await start(), await start()];
    onTestFinished(() => Promise.all(instances.map(({ kill }) => kill())).then(() => {}));
    const one = () => instances[0] ?? expect.fail('none runs');
    const workUntil = async (moment: string, stepMinutes: number) => {
      while (clock.now() < new Date(moment)) {
        clock.forward(stepMinutes * MINUTE);
        await Promise.all(instances.map(({ ask }) => ask('work')));
      }
    };
    const restartAll = async () => {
      const work = instances.map(({ ask }) => ask('work').catch(() => {}));
      await Promise.all(instances.map(({ kill }) => kill()));
      await Promise.all(work);
      instances.splice(0, 2, await start(), await start());
    };

    await one().ask('enquire', enquiry('early', 'Before it went away.'), false);
    await workUntil('2026-11-20T18:30:00Z', 10);
    // With Friday's letter, as the site was started after half past eight.
    expect(smtp.received).toHaveLength(3);

    await smtp.close();
    await one().ask('askForCall', call('Dora Ash', '09:30'));
    await workUntil('2026-11-21T03:30:00Z', 60);
    await restartAll();
    await one().ask('enquire', enquiry('eva', 'I am afraid of him.'), true);
    await workUntil('2026-11-22T20:30:00Z', 60);
    await one().ask('askForCall', call('Tom Lee', '10:00'));
    await one().ask('enquire', enquiry('una', 'Which days could she come?'), false);
    await restartAll();
    await workUntil('2026-11-23T09:40:00Z', 10);
    const states = await one().ask('states');
    expect(states.filter(({ status }) => status === 'stuck')).toEqual([]);

    smtp = await startSmtpServer({ port });
    await workUntil('2026-11-23T09:45:00Z', 1);
    const mails = await Promise.all(
      smtp.received.map(async ({ raw, to }) => {
        const { subject = '', text = '', messageId } = await PostalMime.parse(raw);
        return { to: to.join(), subject, text, messageId };
      }),
    );
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
    const subjectsOf = (inbox: string) =>
      mails.filter(({ to }) => to === inbox).map(({ subject }) => subject);
    const office = subjectsOf(testSite.inbox);
    expect(office[0]).toMatch(/^Danger\? Please read first: Enquiry from eva Field/);
    // Eight leave at the same moment: in which order they are taken is a matter of the outbox, and tested there.
    expect(office.slice(1).toSorted()).toEqual([
      expect.stringMatching(/^Call request from Dora Ash for Monday 23 November at 9\.30 am/),
      expect.stringMatching(/^Call request from Tom Lee for Monday 23 November at 10 am/),
      expect.stringMatching(/5 wait for an answer, .*Monday 23 November$/),
      expect.stringMatching(/^Enquiry from una Field/),
    ]);
    // The call of half past nine has begun: nobody is told that it will be at half past nine.
    expect(subjectsOf('dora@example.org')).toEqual([]);
    for (const person of ['tom', 'eva', 'una']) expect(subjectsOf(`${person}@example.org`)).toHaveLength(1);
    const letter = mails.find(({ subject }) => subject.includes('for an answer,'))?.text;
    expect(letter).toContain(
      'Calls today:\n\n9.30 am: Dora Ash, 07700 900 123\n10 am: Tom Lee, 07700 900 123',
    );
    const left = await one().ask('states');
    expect(left.filter(({ status }) => status !== 'sent')).toEqual([]);
  },
  600_000,
);
