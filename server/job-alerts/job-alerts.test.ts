import { beforeEach, describe, expect, it } from 'vitest';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { linkSecrets, stopUrl } from './alert-links.ts';
import { createJobAlerts, type JobAlerts } from './job-alerts.ts';

const DAY = 24 * 3_600_000;

let setup: TestIntake;
let alerts: JobAlerts;

beforeEach(async () => {
  setup = await openTestIntake();
  alerts = createJobAlerts({
    intake: setup.intake,
    submissions: setup.store.submissions,
    secretFor: setup.store.secretFor,
    site: testSite,
    log: setup.log,
    now: setup.clock.now,
  });
});

const everyJob = new URLSearchParams();
const ask = (email: string, params = everyJob, client?: string) =>
  alerts.request(email, alerts.readSearch(params), contextOf(client));

/** The token in the link of the newest mail to this address. */
async function linkTo(email: string): Promise<string> {
  const mail = (await setup.pendingMails()).findLast(({ to }) => to.address === email);
  const [link = ''] = /https:\S+\/job-alerts\/confirm\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(link).searchParams.get('token') ?? '';
}

const stopTokenOf = (alertId: string) =>
  new URL(stopUrl(alertId, testSite.publicUrl, linkSecrets(setup.store.secretFor))).searchParams.get(
    'token',
  ) ?? '';

const stored = (kind: 'job-alert' | 'job-alert-request') => setup.store.submissions.find({ kind });

describe('asking for job alerts', () => {
  describeAsShipped(() => {
    it('stores the wish for a few days, and asks the address and nobody else', async () => {
      const params = new URLSearchParams('place=Bournemouth&q=+night++care&sort=title&page=3&email=x');
      expect(await ask('Anna@example.org', params)).toMatchObject({ kind: 'accepted', repeated: false });
      expect(await stored('job-alert-request')).toMatchObject([
        {
          email: 'anna@example.org',
          fields: { email: 'Anna@example.org', search: 'q=night+care&place=Bournemouth' },
          deleteAfter: new Date(setup.clock.now().getTime() + 3 * DAY),
        },
      ]);
      const mails = await setup.pendingMails();
      expect(mails).toMatchObject([{ to: { address: 'Anna@example.org' }, unsubscribeUrl: null }]);
      expect(mails[0]?.html).toContain('https://site.example/job-alerts/confirm?token=');
      expect(mails[0]?.text).toContain('asked for: within 10 miles of Bournemouth.');
      expect(mails[0]?.text).not.toContain('night care');
    });
  });

  it('repeats nothing that was typed to an address that nobody has verified', async () => {
    await ask('anna@example.org', new URLSearchParams('q=www.evil.example&place=Pay+here'));
    const [mail] = await setup.pendingMails();
    expect(JSON.stringify(mail)).not.toMatch(/evil|Pay here/);
  });

  it('answers the same for an address that is known', async () => {
    const first = await ask('anna@example.org');
    await alerts.confirm(await linkTo('anna@example.org'));
    const second = await ask('anna@example.org');
    expect({ ...second, reference: '' }).toEqual({ ...first, reference: '' });
    expect(await setup.pendingMails()).toHaveLength(1);
  });

  it('fills no stranger’s inbox, and does not say so', async () => {
    for (let asked = 0; asked < 8; asked += 1) {
      expect(await ask('anna@example.org', everyJob, `198.51.100.${asked}`)).toMatchObject({
        kind: 'accepted',
      });
    }
    expect(await setup.pendingMails()).toHaveLength(5);
  });

  it('fails and is turned away as any form', async () => {
    const context = contextOf();
    const trapped = { ...context, metadata: { ...context.metadata, honeypot: 'x' } };
    const search = alerts.readSearch(everyJob);
    expect(await alerts.request('anna@example.org', search, trapped)).toEqual({ kind: 'suspected-spam' });
    await setup.store.close();
    expect(await alerts.request('anna@example.org', search, context)).toEqual({ kind: 'failed' });
  });
});

describe('confirming', () => {
  it('begins the alert with the search that was asked for, once, and keeps it as long as promised', async () => {
    await ask('anna@example.org', new URLSearchParams('hours=under-16'));
    const token = await linkTo('anna@example.org');
    expect(await stored('job-alert')).toEqual([]);
    setup.clock.forward(DAY);
    expect(await alerts.confirm(token)).toEqual({ kind: 'done' });
    expect(await alerts.confirm(token)).toEqual({ kind: 'done' });
    expect(await stored('job-alert')).toMatchObject([
      {
        email: 'anna@example.org',
        fields: { search: 'hours=under-16' },
        receivedAt: setup.clock.now(),
        deleteAfter: new Date('2027-05-21T10:00:00Z'),
      },
    ]);
  });

  it('does nothing for a link that is not ours, is for something else, or has ended', async () => {
    await ask('anna@example.org');
    const token = await linkTo('anna@example.org');
    const [request] = await stored('job-alert-request');
    const { id = '', reference = '' } = request ?? {};
    for (const wrong of ['', id, reference, `${id}.${'A'.repeat(22)}`, stopTokenOf(id)]) {
      expect(await alerts.confirm(wrong)).toEqual({ kind: 'damaged' });
    }
    await setup.store.submissions.erase([id]);
    expect(await alerts.confirm(token)).toEqual({ kind: 'unknown' });
    expect(await stored('job-alert')).toEqual([]);
  });

  it('says so where the store cannot be reached, and logs nothing personal', async () => {
    await ask('anna@example.org');
    const token = await linkTo('anna@example.org');
    await setup.store.close();
    expect(await alerts.confirm(token)).toEqual({ kind: 'failed' });
    expect(setup.log.lines).toMatchObject([{ level: 'error' }]);
    expect(JSON.stringify(setup.log.lines)).not.toContain('anna');
  });
});

describe('stopping', () => {
  it('forgets every alert of the address and every wish for one, and nobody else’s', async () => {
    for (const [email, search] of [
      ['anna@example.org', ''],
      ['anna@example.org', 'place=Poole'],
      ['bob@example.org', ''],
    ] as const) {
      await ask(email, new URLSearchParams(search));
      await alerts.confirm(await linkTo(email));
    }
    const [, anna] = await stored('job-alert');
    const token = stopTokenOf(anna?.id ?? '');
    expect(await alerts.forget(token)).toEqual({ kind: 'done' });
    expect(await stored('job-alert')).toMatchObject([{ email: 'bob@example.org' }]);
    expect(await stored('job-alert-request')).toMatchObject([{ email: 'bob@example.org' }]);
    expect(await alerts.forget(token)).toEqual({ kind: 'unknown' });
  });

  it('is not done by the link that confirms', async () => {
    await ask('anna@example.org');
    const token = await linkTo('anna@example.org');
    await alerts.confirm(token);
    expect(await alerts.forget(token)).toEqual({ kind: 'damaged' });
    expect(await stored('job-alert')).toHaveLength(1);
  });
});
