import { beforeEach, describe, expect, it } from 'vitest';
import { officeMails } from '#content/mails/every-mail.yaml';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { createEnquiries, type Enquiries } from './enquiries.ts';

const enquiry = {
  firstName: 'Anna',
  lastName: 'Lee',
  email: 'Anna@example.org',
  phone: '+447700900123',
  service: 'other',
  message: 'My father comes home on Friday.',
  postcode: 'SO14 7LY',
} as const;

let setup: TestIntake;
let enquiries: Enquiries;

beforeEach(async () => {
  setup = await openTestIntake();
  enquiries = createEnquiries({ intake: setup.intake, site: testSite });
});

describe('sending a message', () => {
  it('stores all of it, and writes to the office and to its sender', async () => {
    const result = await enquiries.send(enquiry, contextOf());
    const [stored, ...others] = await setup.store.submissions.find({});
    expect(others).toEqual([]);
    expect(result).toEqual({ kind: 'accepted', reference: stored?.reference, repeated: false });
    expect(stored).toMatchObject({ kind: 'enquiry', email: 'anna@example.org', fields: enquiry });
    const [toOffice, toPerson, ...more] = await setup.pendingMails();
    expect(more).toEqual([]);
    expect(toOffice).toMatchObject({
      to: { address: 'office@site.example' },
      replyTo: { address: 'Anna@example.org' },
    });
    expect(toPerson?.to).toEqual({ address: 'Anna@example.org' });
    for (const mail of [toOffice, toPerson]) expect(mail?.subject).toContain(stored?.reference);
  });

  it.each([
    ['likely', 'I want to kill myself'],
    ['seen sideways', 'I don’t see much point in going on. Have you somebody for Tuesdays?'],
    ['at the end of a long message', `${'We need somebody on Tuesdays. '.repeat(100)}He has chest pain.`],
  ])(
    'with danger (%s) is marked for the office alone, and nothing but the mark is stored',
    async (_, message) => {
      await enquiries.send({ ...enquiry, message }, contextOf());
      const [stored] = await setup.store.submissions.find({});
      expect(stored).toMatchObject({ danger: true, fields: { ...enquiry, message } });
      expect(Object.keys(stored?.fields ?? {})).toEqual(Object.keys(enquiry));
      const [toOffice, toPerson] = await setup.pendingMails();
      expect(toOffice?.subject).toMatch(/^Danger\? Please read first: /);
      expect(toOffice?.text).toContain(officeMails.danger.note);
      expect(toOffice?.templateParams?.message).toMatch(/^A program saw signs of danger/);
      expect(`${toPerson?.subject}${toPerson?.text}`).not.toMatch(/Danger\?|signs of danger/);
    },
  );

  it.each(['Do you run fall prevention classes?', 'My back is killing me, can someone do the shopping?'])(
    'without danger is not marked: %s',
    async (message) => {
      await enquiries.send({ ...enquiry, message }, contextOf());
      expect(await setup.store.submissions.find({})).toMatchObject([{ danger: false }]);
      const [toOffice] = await setup.pendingMails();
      expect(`${toOffice?.subject}${toOffice?.text}`).not.toMatch(/Danger\?|signs of danger/);
    },
  );

  it('is one message however often the same form is sent', async () => {
    const context = contextOf();
    const first = await enquiries.send(enquiry, context);
    expect(await enquiries.send(enquiry, context)).toEqual({ ...first, repeated: true });
    expect(await setup.pendingMails()).toHaveLength(2);
  });

  it('is turned away where it looks like a machine’s', async () => {
    const context = contextOf();
    const trapped = { ...context, metadata: { ...context.metadata, honeypot: 'x' } };
    expect(await enquiries.send(enquiry, trapped)).toEqual({ kind: 'suspected-spam' });
    expect(await setup.store.submissions.find({})).toEqual([]);
  });

  it('says so where it cannot be stored', async () => {
    await setup.store.close();
    expect(await enquiries.send(enquiry, contextOf())).toEqual({ kind: 'failed' });
  });
});
