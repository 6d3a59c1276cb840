import { beforeEach, describe, expect, it } from 'vitest';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { contextOf, openTestDesk, type TestDesk } from '../../tests/support/test-reception.ts';
import { type AreaNotices, createAreaNotices } from './area-notices.ts';

let desk: TestDesk;
let notices: AreaNotices;

beforeEach(async () => {
  desk = await openTestDesk();
  notices = createAreaNotices({
    reception: desk.reception,
    submissions: desk.store.submissions,
    site: testSite,
    secret: desk.store.secretFor('unsubscribe'),
    log: desk.log,
  });
});

const ask = (email: string, postcode: string) => notices.ask({ email, postcode }, contextOf());

async function tokenFor(email: string): Promise<string> {
  const mail = (await desk.owed()).find(({ to }) => to.address === email);
  return new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
}

describe('asking to be told', () => {
  it('is stored, reaches the office and is confirmed with a way back', async () => {
    const result = await ask('anna@example.org', 'LS1 1AA');
    const [stored] = await desk.store.submissions.find({});
    expect(stored).toMatchObject({
      kind: 'area-notice',
      email: 'anna@example.org',
      fields: { email: 'anna@example.org', postcode: 'LS1 1AA' },
    });
    expect(result).toEqual({ kind: 'accepted', reference: stored?.reference, repeated: false });
    const [toOffice, toPerson] = await desk.owed();
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
    expect(await notices.ask(request, trapped)).toEqual({ kind: 'suspected-spam' });
    await desk.store.close();
    expect(await notices.ask(request, context)).toEqual({ kind: 'failed' });
  });
});

describe('taking it back', () => {
  it('forgets the address wherever it waits, mails still owed included, and nobody else', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const token = await tokenFor('anna@example.org');
    await ask('anna@example.org', 'M1 1AA');
    await ask('bob@example.org', 'LS1 1AA');
    expect(await notices.forget(token)).toBe('forgotten');
    expect(await desk.store.submissions.find({})).toMatchObject([{ email: 'bob@example.org' }]);
    expect((await desk.store.outbox.list({})).length).toBe(2);
    expect(await notices.forget(token)).toBe('unknown');
  });

  it('touches nothing else that the person sent', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const token = await tokenFor('anna@example.org');
    const enquiry = { kind: 'enquiry', email: 'anna@example.org', fields: {}, messages: () => [] } as const;
    await desk.reception.store(enquiry, contextOf());
    expect(await notices.forget(token)).toBe('forgotten');
    expect(await desk.store.submissions.find({})).toMatchObject([{ kind: 'enquiry' }]);
  });

  it('does nothing for a link that is not ours', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const [stored] = await desk.store.submissions.find({});
    for (const token of ['', stored?.id ?? '', stored?.reference ?? '', `${stored?.id}.${'A'.repeat(22)}`]) {
      expect(await notices.forget(token)).toBe('unknown');
    }
    expect(await desk.store.submissions.find({})).toHaveLength(1);
  });

  it('says so where the store cannot be reached', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    const token = await tokenFor('anna@example.org');
    await desk.store.close();
    expect(await notices.forget(token)).toBe('failed');
    expect(desk.log.lines).toMatchObject([{ level: 'error' }]);
  });
});
