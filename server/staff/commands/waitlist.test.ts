import { beforeEach, describe, expect, it } from 'vitest';
import { contextOf, openTestIntake, type TestIntake } from '../../../tests/support/test-intake.ts';
import { testSite } from '../../../tests/support/test-mail-site.ts';
import { readConfig } from '../../config.ts';
import { createWaitlist } from '../../waitlist/waitlist.ts';
import { type CommandContext, UsageError } from '../command.ts';
import { waitlistList, waitlistOpen } from './waitlist.ts';

let setup: TestIntake;
let printed: string[];
let noted: string[];
let context: CommandContext;

beforeEach(async () => {
  setup = await openTestIntake();
  printed = [];
  noted = [];
  context = {
    config: readConfig({ PUBLIC_URL: 'https://site.example' }),
    print: (text) => void printed.push(text),
    write: (text) => void printed.push(text),
    note: (text) => void noted.push(text),
    withStore: (use) => use(setup.store),
    readStore: (use) => use(setup.store),
    backup: (path) => setup.store.backup(path),
    copyToPostgres: async () => 0,
  };
});

async function ask(email: string, postcode: string): Promise<void> {
  setup.clock.forward(60_000);
  const { intake, log, store } = setup;
  const { submissions, secretFor } = store;
  const secret = secretFor('unsubscribe');
  const waitlist = createWaitlist({ intake, submissions, site: testSite, secret, log });
  await waitlist.join({ email, postcode }, contextOf());
}

describe('staff notices list', () => {
  it('shows where people asked, most first', async () => {
    await ask('anna@example.org', 'M1 1AA');
    await ask('bob@example.org', 'LS1 1AA');
    await ask('cat@example.org', 'LS1 2BB');
    await ask('cat@example.org', 'LS1 2CC');
    await waitlistList.execute([], context);
    expect(printed.join()).toMatch(/AREA +PEOPLE +SINCE\nLS1 +2 +2026-11-20 10:02\nM1 +1 +2026-11-20 10:01/);
    await waitlistList.execute(['--json'], context);
    expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject([
      { area: 'LS1', people: 2 },
      { area: 'M1', people: 1 },
    ]);
  });

  it('says so where nobody has', async () => {
    await waitlistList.execute([], context);
    expect(printed).toEqual([]);
    expect(noted).toEqual(['Nobody has asked.']);
  });
});

describe('staff notices open', () => {
  beforeEach(async () => {
    await ask('anna@example.org', 'SO14 1AA');
    await ask('bob@example.org', 'SO14 2BB');
    await ask('cat@example.org', 'M1 1AA');
    await setup.pendingMails();
  });

  it('shows the people and the mail, and sends nothing, until it is told to', async () => {
    const refused = await waitlistOpen.execute(['so14'], context).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    expect(refused).toMatchObject({ message: 'Nothing was sent. To write to 2 people, add --yes.' });
    const shown = noted.join('\n');
    expect(shown).toMatch(/anna@example\.org +SO14 1AA/);
    expect(shown).not.toContain('cat@example.org');
    expect(shown).toContain('Good news: we have reached your area');
    expect(shown).toContain('https://site.example/notices/unsubscribe?token=');
    expect(await setup.pendingMails()).toEqual([]);
  });

  it('writes to each of them once', async () => {
    await waitlistOpen.execute(['SO14', '--yes'], context);
    expect((await setup.pendingMails()).map(({ to }) => to.address)).toEqual([
      'anna@example.org',
      'bob@example.org',
    ]);
    await waitlistOpen.execute(['SO', '--yes'], context);
    expect(await setup.pendingMails()).toEqual([]);
    expect(printed).toEqual([
      'The site writes to 2 people now.',
      'Everybody who waits in SO had been written to before: 2 people.',
    ]);
  });

  it('takes a sector as two words or as one', async () => {
    await waitlistOpen.execute(['SO14', '2', '--yes', '--json'], context);
    await waitlistOpen.execute(['SO14 1', '--yes', '--json'], context);
    expect(printed.map((line) => JSON.parse(line))).toEqual([
      { area: 'SO14 2', waiting: 1, written: 1 },
      { area: 'SO14 1', waiting: 1, written: 1 },
    ]);
  });

  it('writes to nobody where the rule does not reach, and names the postcodes', async () => {
    const refused = await waitlistOpen.execute(['M1', '--yes'], context).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    expect(refused).toMatchObject({
      message:
        'Nothing was sent. content/coverage.yaml does not cover M1 1AA: change it first, or give a smaller area.',
    });
    expect(await setup.pendingMails()).toEqual([]);
  });

  it('says so where nobody waits', async () => {
    await waitlistOpen.execute(['EH'], context);
    expect(printed).toEqual(['Nobody waits in EH.']);
  });

  it.each([[[]], [['Leeds']], [['LS1', '1AA', 'x']]])('does not understand %j', async (args) => {
    await expect(async () => waitlistOpen.execute(args, context)).rejects.toThrow(UsageError);
  });
});
