import { beforeEach, describe, expect, it } from 'vitest';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { createWaitlist, type Waitlist } from './waitlist.ts';

let setup: TestIntake;
let waitlist: Waitlist;

beforeEach(async () => {
  setup = await openTestIntake();
  waitlist = createWaitlist({
    intake: setup.intake,
    submissions: setup.store.submissions,
    site: testSite,
    secret: setup.store.secretFor('unsubscribe'),
    log: setup.log,
  });
});

const ask = (email: string, postcode: string) => waitlist.join({ email, postcode }, contextOf());

async function tokenFor(email: string): Promise<string> {
  const mail = (await setup.pendingMails()).find(({ to }) => to.address === email);
  return new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
}

describe('asking to be told', () => {
  it('is stored, reaches the office and is confirmed with a way back', async () => {
    const result = await ask('anna@example.org', 'LS1 1AA');
    const [stored] = await setup.store.submissions.find({});
    expect(stored).toMatchObject({
      kind: 'area-notice',
      email: 'anna@example.org',
      fields: { email: 'anna@example.org', postcode: 'LS1 1AA' },
    });
    expect(result).toEqual({ kind: 'accepted', reference: stored?.reference, repeated: false });
    const [toOffice, toPerson] = await setup.pendingMails();
    expect(toOffice).toMatchObject({
      to: { address: 'office@site.example' },
      unsubscribeUrl: null,
      templateParams: {
        email: 'anna@example.org',
        message: 'Please notify me when services are available in the LS1 1AA area.',
      },
    });
    expect(toPerson).toMatchObject({ to: { address: 'anna@example.org' }, templateParams: null });
    expect(toPerson?.unsubscribeUrl).toMatch(/^https:\/\/site\.example\/notices\/unsubscribe\?token=/);
    expect(toPerson?.html).toContain(toPerson?.unsubscribeUrl);
    expect(toPerson?.text).toContain(toPerson?.unsubscribeUrl);
  });

  it('fails and is turned away as any form', async () => {
    const context = contextOf();
    const trapped = { ...context, metadata: { ...context.metadata, honeypot: 'x' } };
    const request = { email: 'anna@example.org', postcode: 'LS1 1AA' };
    expect(await waitlist.join(request, trapped)).toEqual({ kind: 'suspected-spam' });
    await setup.store.close();
    expect(await waitlist.join(request, context)).toEqual({ kind: 'failed' });
  });
});

describe('taking it back', () => {
  it('forgets the address wherever it waits, mails still owed included, and nobody else', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const token = await tokenFor('anna@example.org');
    await ask('anna@example.org', 'M1 1AA');
    await ask('bob@example.org', 'LS1 1AA');
    expect(await waitlist.forget(token)).toEqual({ kind: 'done' });
    expect(await setup.store.submissions.find({})).toMatchObject([{ email: 'bob@example.org' }]);
    expect((await setup.store.outbox.list({})).length).toBe(2);
    expect(await waitlist.forget(token)).toEqual({ kind: 'unknown' });
  });

  it('touches nothing else that the person sent', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const token = await tokenFor('anna@example.org');
    const enquiry = { kind: 'enquiry', email: 'anna@example.org', fields: {}, messages: () => [] } as const;
    await setup.intake.receive(enquiry, contextOf());
    expect(await waitlist.forget(token)).toEqual({ kind: 'done' });
    expect(await setup.store.submissions.find({})).toMatchObject([{ kind: 'enquiry' }]);
  });

  it('does nothing for a link that is not ours', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const [stored] = await setup.store.submissions.find({});
    for (const token of ['', stored?.id ?? '', stored?.reference ?? '', `${stored?.id}.${'A'.repeat(22)}`]) {
      expect(await waitlist.forget(token)).toEqual({ kind: 'damaged' });
    }
    expect(await setup.store.submissions.find({})).toHaveLength(1);
  });

  it('says so where the store cannot be reached', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const token = await tokenFor('anna@example.org');
    await setup.store.close();
    expect(await waitlist.forget(token)).toEqual({ kind: 'failed' });
    expect(setup.log.lines).toMatchObject([{ level: 'error' }]);
  });
});
