import { beforeEach, describe, expect, it } from 'vitest';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { contextOf, openTestDesk, type TestDesk } from '../../tests/support/test-reception.ts';
import { createAreaNotices } from './area-notices.ts';
import { type AreaOpening, createAreaOpening } from './area-opening.ts';

let desk: TestDesk;
let opening: AreaOpening;
let ask: (email: string, postcode: string) => Promise<unknown>;

beforeEach(async () => {
  desk = await openTestDesk();
  const { reception, log } = desk;
  const { submissions, secretFor } = desk.store;
  const secret = secretFor('unsubscribe');
  const notices = createAreaNotices({ reception, submissions, site: testSite, secret, log });
  opening = createAreaOpening({ submissions, publicUrl: testSite.publicUrl, secret });
  ask = async (email, postcode) => {
    desk.clock.forward(1000);
    await notices.ask({ email, postcode }, contextOf());
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
    await desk.owed();
    expect(await open('LS1')).toBe(2);
    const mails = await desk.owed();
    expect(mails.map(({ to }) => to.address)).toEqual(['anna@example.org', 'bob@example.org']);
    for (const mail of mails) {
      expect(mail.subject).toContain('has reached your area');
      expect(mail.text).toContain('postcodes beginning with LS1');
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

  it('may be done by two operators at the same moment', async () => {
    await ask('anna@example.org', 'LS1 1AA');
    await ask('bob@example.org', 'LS1 2BB');
    await desk.owed();
    const counts = await Promise.all([open('LS1'), open('LS1')]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await desk.owed()).toHaveLength(2);
  });
});
