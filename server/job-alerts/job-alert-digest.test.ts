import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { createJobMatcher } from '../jobs/search/job-matcher.ts';
import { sampleJob, switchableSource } from '../jobs/sources/sample-jobs-for-tests.ts';
import { createJobAlertDigest, endedDays, type JobAlertDigest } from './job-alert-digest.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const cook = sampleJob({ title: 'Cook', location: 'Poole' });
const nurse = sampleJob({
  ...{ title: 'Nurse', location: 'Poole', salary: '£20 an hour', hoursPerWeek: '30' },
  closingDate: '2026-12-31',
});
const driver = sampleJob({ title: 'Driver', location: 'Fareham' });

let setup: TestIntake;
let source: ReturnType<typeof switchableSource>;
let digest: JobAlertDigest;

/** It is noon, and the cook's job has been open for long. */
beforeEach(async () => {
  setup = await openTestIntake(testClock('2026-11-20T12:00:00Z'));
  source = switchableSource([cook]);
  digest = instance();
  await digest.run();
  setup.clock.forward(HOUR);
});

function instance(jobSource = 'content'): JobAlertDigest {
  const { submissions, seenJobs, secretFor } = setup.store;
  const { publicUrl } = testSite;
  return createJobAlertDigest({
    matcher: createJobMatcher(source, setup.clock.now),
    seenJobs,
    jobSource,
    submissions,
    secretFor,
    publicUrl,
    log: setup.log,
    now: setup.clock.now,
  });
}

async function alert(email: string, search = ''): Promise<string> {
  const { id } = await setup.store.submissions.save({
    kind: 'job-alert',
    idempotencyKey: randomUUID(),
    email,
    fields: { search },
    deleteAfter: new Date('2027-05-20T00:00:00Z'),
    answerBy: null,
    danger: false,
    file: null,
    messages: () => [],
  });
  setup.clock.forward(HOUR);
  return id;
}

/** These jobs are found in the afternoon, and told at eight the next morning. */
async function opened(...jobs: (typeof cook)[]): Promise<void> {
  source.answer = jobs;
  await digest.run();
  setup.clock.forward(DAY - 6 * HOUR);
  await digest.run();
}

const told = async () => (await setup.pendingMails()).map(({ to, subject }) => [to.address, subject]);

describe('new jobs', () => {
  it('are told in the morning after, to those whose search they fit', async () => {
    await alert('anna@example.org');
    await alert('bob@example.org', 'place=Fareham');
    await alert('cat@example.org', 'place=Winchester');
    source.answer = [cook, nurse];
    await digest.run();
    expect(await told()).toEqual([]);
    await opened(cook, nurse, driver);
    expect((await told()).toSorted()).toEqual([
      ['anna@example.org', `2 new jobs at ${brand.name}`],
      ['bob@example.org', 'New job: Driver, Fareham'],
    ]);
    expect(setup.log.lines).toMatchObject([{ level: 'info', data: { mails: 2 } }]);
  });

  describeAsShipped(() => {
    it('are told with what decides, where to read on, and how to stop', async () => {
      await alert('anna@example.org', 'q=nurse&place=Bournemouth&hours=16-to-30');
      await alert('anna@example.org');
      await alert('anna@example.org', 'place=Winchester');
      await opened(cook, nurse);
      const [mail] = await setup.pendingMails();
      expect(mail?.text).toContain(
        'You asked us for: every new job; or “nurse”, within 10 miles of Bournemouth, 16 to 30 hours a week.',
      );
      expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/site\.example\/job-alerts\/stop\?token=/);
      expect(mail?.text).toContain(mail?.unsubscribeUrl);
      expect(mail?.text).toContain(
        'Nurse\nPoole · £20 an hour\nHours: 30\nCloses 31 December 2026\nhttps://site.example/careers/nurse',
      );
      expect(mail?.html).toContain('href="https://site.example/careers/nurse"');
    });
  });

  it('are told once, however often it runs, and by whichever instance', async () => {
    await alert('anna@example.org');
    await opened(cook, nurse);
    await Promise.all([digest.run(), instance().run(), instance().run()]);
    setup.clock.forward(DAY);
    await digest.run();
    expect(await told()).toHaveLength(1);
  });

  it('are not the old ones of a source that is asked from now on', async () => {
    await alert('anna@example.org');
    digest = instance('https://backend.example.org');
    await opened(nurse, driver);
    expect(await told()).toEqual([]);
    setup.clock.forward(6 * HOUR);
    const porter = sampleJob({ title: 'Porter', location: 'Poole' });
    await opened(nurse, driver, porter);
    expect(await told()).toEqual([['anna@example.org', 'New job: Porter, Poole']]);
  });

  it('are not those whose source has given them other ids, nor such as it lists again', async () => {
    await alert('anna@example.org');
    await opened(cook, nurse);
    setup.clock.forward(6 * HOUR);
    const renamed = [cook, nurse].map((job, index) => ({ ...job, id: `x-${index}` }));
    await opened(...renamed, driver);
    setup.clock.forward(6 * HOUR);
    await opened(cook, nurse, driver);
    expect((await told()).map(([, subject]) => subject)).toEqual([
      'New job: Nurse, Poole',
      'New job: Driver, Fareham',
    ]);
  });

  it('are not told again when they are changed, taken away and put back', async () => {
    await alert('anna@example.org', 'place=Poole');
    await opened(cook, nurse);
    await opened(cook);
    await opened(cook, { ...nurse, title: 'Registered Nurse' });
    setup.clock.forward(DAY);
    await digest.run();
    expect(await setup.store.outbox.list({})).toHaveLength(1);
  });

  it('come in one mail to an address with several alerts, each job once, whatever alert ends first', async () => {
    const first = await alert('anna@example.org', 'place=Poole');
    await alert('anna@example.org', 'q=nurse');
    await opened(cook, nurse);
    expect(await told()).toEqual([['anna@example.org', 'New job: Nurse, Poole']]);
    await setup.store.submissions.erase([first]);
    await alert('anna@example.org');
    await digest.run();
    expect(await told()).toEqual([]);
  });

  it('are those of the time after the alert has begun', async () => {
    source.answer = [cook, nurse];
    await digest.run();
    setup.clock.forward(1);
    await alert('anna@example.org');
    await opened(cook, nurse, driver);
    expect(await told()).toEqual([['anna@example.org', 'New job: Driver, Fareham']]);
  });

  it('that have closed before they could be told are not told', async () => {
    await alert('anna@example.org');
    await opened(cook, { ...nurse, closingDate: '2026-11-20' }, driver);
    expect(await told()).toEqual([['anna@example.org', 'New job: Driver, Fareham']]);
  });

  it.each([2, 3, 4, 12])('are told by a site that was away for %i days', async (days) => {
    await alert('anna@example.org');
    await opened(cook);
    setup.clock.forward(6 * HOUR);
    source.answer = [cook, nurse];
    await digest.run();
    setup.clock.forward(days * DAY);
    source.answer = [cook, nurse, driver];
    await Promise.all([digest.run(), instance().run()]);
    expect(await told()).toEqual([['anna@example.org', 'New job: Nurse, Poole']]);
    setup.clock.forward(DAY - 6 * HOUR);
    await digest.run();
    expect(await told()).toEqual([['anna@example.org', 'New job: Driver, Fareham']]);
    setup.clock.forward(days * DAY);
    await digest.run();
    expect(await setup.store.outbox.list({})).toHaveLength(2);
  });

  it('are told after the clock had jumped far ahead for a moment', async () => {
    await alert('anna@example.org');
    setup.clock.forward(900 * DAY);
    await digest.run();
    setup.clock.forward(-900 * DAY);
    await opened(cook, driver);
    expect(await told()).toEqual([['anna@example.org', 'New job: Driver, Fareham']]);
  });

  it('are of no digest where the source does not answer, and the next run goes on', async () => {
    await alert('anna@example.org');
    source.answer = new Error('away');
    await expect(digest.run()).rejects.toThrow('away');
    await opened(cook, nurse);
    expect(await told()).toHaveLength(1);
  });

  it('may be many: a mail names twenty and counts the others', async () => {
    await alert('anna@example.org');
    const jobs = Array.from({ length: 23 }, (_, index) => sampleJob({ title: `Carer ${index + 1}` }));
    await opened(...jobs);
    const [mail] = await setup.pendingMails();
    expect(mail?.subject).toBe(`23 new jobs at ${brand.name}`);
    expect(mail?.text.match(/\/careers\/carer-/g)).toHaveLength(20);
    expect(mail?.text).toContain('And 3 more');
  });
});

it.each([
  ['before seven in the morning', '2026-11-21T06:59:00Z', ['2026-11-17', '2026-11-18', '2026-11-19']],
  ['from seven on', '2026-11-21T07:00:00Z', ['2026-11-18', '2026-11-19', '2026-11-20']],
  ['at seven in summer', '2026-07-01T06:00:00Z', ['2026-06-28', '2026-06-29', '2026-06-30']],
  ['late in the evening', '2027-01-01T23:59:00Z', ['2026-12-29', '2026-12-30', '2026-12-31']],
])('%s the days to tell of are the last three that have ended', (_, now, days) => {
  expect(endedDays(new Date(now), null)).toEqual(days);
});
