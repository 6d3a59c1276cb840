import { beforeEach, describe, expect, it } from 'vitest';
import { registrationPending } from '#domain/registration/registration-state.ts';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { createWaitlist } from './waitlist.ts';
import { createWaitlistOpening, type WaitlistOpening } from './waitlist-opening.ts';

let setup: TestIntake;
let opening: WaitlistOpening;
let ask: (email: string, postcode: string) => Promise<unknown>;

beforeEach(async () => {
  setup = await openTestIntake();
  const { intake, log } = setup;
  const { submissions, secretFor } = setup.store;
  const secret = secretFor('unsubscribe');
  const waitlist = createWaitlist({ intake, submissions, site: testSite, secret, log });
  opening = createWaitlistOpening({ submissions, publicUrl: testSite.publicUrl, secret });
  ask = async (email, postcode) => {
    setup.clock.forward(1000);
    await waitlist.join({ email, postcode }, contextOf());
  };
});

const open = async (area: string) => opening.writeTo(await opening.waiting(area), area);

describe('opening an area', () => {
  it('lists who waits there, longest first, each address once', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    await ask('bob@example.org', 'LS1 2BB');
    await ask('ANNA@example.org', 'LS1 2BB');
    await ask('cat@example.org', 'LS11 1AA');
    await ask('dan@example.org', 'M1 1AA');
    const found = await opening.waiting('LS1');
    expect(found.map(({ email, postcode }) => [email, postcode])).toEqual([
      ['anna@example.org', 'LS1 1AA'],
      ['bob@example.org', 'LS1 2BB'],
    ]);
    expect((await opening.waiting('LS')).map(({ email }) => email)).toContain('cat@example.org');
    expect(await opening.waiting('LS1 2')).toMatchObject([
      { email: 'bob@example.org' },
      { email: 'anna@example.org' },
    ]);
    expect(await opening.waiting('EH')).toEqual([]);
  });

  it('writes to each once, with a way to stop it', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    await ask('bob@example.org', 'LS1 2BB');
    await ask('dan@example.org', 'M1 1AA');
    await setup.pendingMails();
    expect(await open('LS1')).toBe(2);
    const mails = await setup.pendingMails();
    expect(mails.map(({ to }) => to.address)).toEqual(['anna@example.org', 'bob@example.org']);
    for (const mail of mails) {
      expect(mail.subject).toContain('has reached your area');
      expect(mail.text).toContain('postcodes beginning with LS1');
      if (registrationPending) expect(mail.text).toContain('Personal care can begin once we are registered');
      expect(mail.unsubscribeUrl).toMatch(/unsubscribe\?token=/);
    }
  });

  it('writes to nobody twice, whatever areas overlap, and to those who came later', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    expect(await open('LS1')).toBe(1);
    expect(await open('LS1')).toBe(0);
    expect(await open('LS')).toBe(0);
    await ask('bob@example.org', 'LS1 2BB');
    expect(await open('LS')).toBe(1);
  });

  it('tells a person with several wishes of each place once, whatever areas overlap', async () => {
    for (const postcode of ['LS1 1AA', 'LS1 2BB', 'LS11 1AA']) await ask('anna@example.org', postcode);
    expect(await open('LS1')).toBe(1);
    expect([await open('LS1 2'), await open('LS1 1'), await open('LS1')]).toEqual([0, 0, 0]);
    // She waits for LS11, too, and has not been told of it.
    expect(await opening.waiting('LS')).toMatchObject([{ postcode: 'LS11 1AA' }]);
    expect([await open('LS'), await open('LS11'), await open('LS')]).toEqual([1, 0, 0]);
  });

  it('may be done by two operators at the same moment', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    await ask('bob@example.org', 'LS1 2BB');
    await setup.pendingMails();
    const counts = await Promise.all([open('LS1'), open('LS1')]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await setup.pendingMails()).toHaveLength(2);
  });
});
