import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { type Answer, type BuiltSite, fillIn, startBuiltSite } from '../../tests/support/built-site.ts';
import { codeAbout, cookieIn } from '../../tests/support/office-code.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { referencePattern } from '../../tests/support/references.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';

const SECOND_INBOX = 'manager@wrenfold.example';

const postgres = await startPostgres();
const smtp = await startSmtpServer();
const settings = {
  DATABASE_URL: await postgres.createDatabase(),
  SMTP_URL: smtp.url,
  OVERDUE_INBOX: SECOND_INBOX,
};
const site = await startBuiltSite(settings);
const other = await startBuiltSite(settings);
afterAll(async () => {
  await smtp.close();
  await postgres.stop();
});

const mails = () => Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
const mailsTo = async (address: string) =>
  (await mails()).filter(({ to }) => to?.some((each) => each.address === address));
const about = (reference: string, { subject, text }: Email) => `${subject} ${text}`.includes(reference);

/** A message of the contact form, and the buttons in what the office's Reply quotes of its mail. */
async function sendMessage() {
  const email = `dora-${randomUUID()}@example.org`;
  const answer = await site.submit('/contact', 'Send Message', {
    firstName: 'Dora',
    lastName: 'Ash',
    email,
    service: 'home',
    message: 'My father comes home on Friday.',
  });
  const [reference = ''] = referencePattern.exec(answer.page.text) ?? [];
  const toOffice = async () => (await mailsTo(brand.email.inbox)).find((mail) => about(reference, mail));
  await expect
    .poll(async () => [await toOffice(), (await mailsTo(email)).length])
    .toEqual([expect.anything(), 1]);
  const quoted = (await toOffice())?.text?.replace(/^/gm, '> ') ?? '';
  const buttons = [...quoted.matchAll(/https?:\/\/[^/\s]+(\/office\/answer\?token=\S+)/g)];
  return { email, reference, buttons: buttons.map(([, path = '']) => path) };
}

/** A browser with a jar of its own, at an instance. */
function browser(at: BuiltSite = site, headers: Record<string, string> = {}) {
  let cookie = '';
  const sent = () => ({ ...headers, ...(cookie && { cookie }) });
  const keep = (answer: Answer) => {
    cookie = cookieIn(answer) || cookie;
    return answer;
  };
  return {
    open: async (path: string) => keep(await at.send(path, { headers: sent() })),
    press: async (path: string, button: RegExp | string, shown?: Answer, fields = {}) => {
      const page = (shown ?? (await at.send(path, { headers: sent() }))).page;
      const name = typeof button === 'string' ? button : (button.exec(page.text)?.[0] ?? '');
      const values = fillIn(page.form(name), { press: name === 'Undo' ? 'undo' : 'mark', ...fields });
      return keep(await at.post(path, values, sent()));
    },
    clearCookies: () => {
      cookie = '';
    },
    cookie: () => cookie,
  };
}

const MARK = /Mark as “[^”]+”/;
const linkTo = (buttons: string[], outcome: string) =>
  buttons.find((path) => path.includes(`.${outcome}.`)) ?? '';
const codes = async (reference: string, inbox = brand.email.inbox) =>
  (await mailsTo(inbox)).filter(
    ({ subject }) => /^\d{6} is your code/.test(subject ?? '') && subject?.includes(reference),
  );

/** Presses a button in an unknown browser, and enters what was mailed. */
async function pressWithCode(one: ReturnType<typeof browser>, path: string, reference: string) {
  const before = (await codes(reference)).length;
  const asked = await one.press(path, MARK);
  await expect.poll(async () => (await codes(reference)).length).toBe(before + 1);
  return one.press(path, 'Continue', asked, { code: await codeAbout(mails, reference) });
}

describe('a stranger with the buttons of the office’s mail', () => {
  it('presses each of them, and nothing comes of it but a code in the office’s inboxes', async () => {
    const { email, reference, buttons } = await sendMessage();
    expect(buttons).toHaveLength(4);
    for (const path of buttons) {
      const stranger = browser();
      expect((await stranger.open(path)).page.text).toContain(`Shall we mark ${reference} as`);
      const asked = await stranger.press(path, MARK);
      expect(asked.status).toBe(200);
      expect(asked.page.title).toMatch(/^Nothing changed: /);
      expect(asked.page.text).toContain('We have sent a code to the office’s inbox.');
      expect(asked.text).not.toContain(brand.email.inbox);
      const guessed = await stranger.press(path, 'Continue', asked, { code: '12345' });
      expect([guessed.status, guessed.page.title.slice(0, 7), stranger.cookie()]).toEqual([
        422,
        'Error: ',
        '',
      ]);
    }
    await expect.poll(async () => (await codes(reference)).length).toBe(4);
    expect(await codes(reference, SECOND_INBOX)).toHaveLength(4);
    expect(await mailsTo(email)).toHaveLength(1);
    const office = browser();
    const done = await pressWithCode(office, linkTo(buttons, 'answered'), reference);
    expect(done.page.text).toContain(`${reference} was marked “answered”`);
    const refused = await browser().press(linkTo(buttons, 'spam'), MARK);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect(refused.page.text).toContain('So many codes were asked for');
    expect(await codes(reference)).toHaveLength(5);
  });

  it('is not told what became of it', async () => {
    const { reference, buttons } = await sendMessage();
    await pressWithCode(browser(), linkTo(buttons, 'spam'), reference);
    for (const path of buttons) {
      const { page } = await browser().open(path);
      expect(page.text).toContain(`Shall we mark ${reference} as`);
      expect(page.text).not.toContain('was marked');
    }
  });

  it('changes nothing and mails nothing by what programs that read mail open, whatever the address holds', async () => {
    const { reference, buttons } = await sendMessage();
    for (const path of buttons)
      for (const method of ['GET', 'HEAD'])
        expect((await site.send(`${path}&press=mark&seen=&challenge=a&code=123456`, { method })).status).toBe(
          200,
        );
    expect(await codes(reference)).toEqual([]);
    expect((await browser().open(linkTo(buttons, 'spam'))).headers.getSetCookie()).toEqual([]);
  });
});

describe('a browser of the office', () => {
  it('is asked once, goes on to what was pressed, and is known at every instance', async () => {
    const [first, second] = [await sendMessage(), await sendMessage()];
    const office = browser();
    const answered = linkTo(first.buttons, 'answered');
    const done = await pressWithCode(office, answered, first.reference);
    expect(done.page.title).toMatch(/^Done: /);
    expect(done.page.text).toContain(`${first.reference} was marked “answered”`);
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^office-browser=known\.\w+\.[\w-]{22}; Path=\/office\/; Max-Age=15724800; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const undone = await office.press(answered, 'Undo', done);
    expect(undone.page.text).toContain('That is undone.');
    const there = browser(other, { cookie: office.cookie() });
    const next = await there.press(linkTo(second.buttons, 'not-for-us'), MARK);
    expect(next.page.text).toContain(`${second.reference} was marked “not for us”`);
    expect([await codes(first.reference), await codes(second.reference)].map(({ length }) => length)).toEqual(
      [1, 0],
    );
  });

  it('is asked again once its cookies are cleared, and so is a second one', async () => {
    const { reference, buttons } = await sendMessage();
    const office = browser();
    await pressWithCode(office, linkTo(buttons, 'rang-no-answer'), reference);
    office.clearCookies();
    for (const one of [office, browser()])
      expect((await one.press(linkTo(buttons, 'answered'), MARK)).page.text).toContain('We have sent a code');
  });

  it('may enter a code at another instance than it was asked at, and is asked for a new one after three wrong ones', async () => {
    const { reference, buttons } = await sendMessage();
    const path = linkTo(buttons, 'answered');
    const asked = await browser().press(path, MARK);
    const code = await codeAbout(mails, reference);
    const wrong = (more: number) => String((Number(code) + more) % 1_000_000).padStart(6, '0');
    const enter = (at: BuiltSite, typed: string) =>
      browser(at).press(path, 'Continue', asked, { code: typed });
    for (const at of [site, other]) {
      const answer = await enter(at, wrong(at === site ? 1 : 2));
      expect(answer.page.form('Continue').errors).toEqual({
        code: expect.stringContaining('This is not the code.'),
      });
    }
    for (const [at, typed] of [
      [site, wrong(3)],
      [other, code],
    ] as const) {
      const ended = await enter(at, typed);
      expect([ended.status, ended.headers.getSetCookie()]).toEqual([422, []]);
      expect(ended.page.text).toContain('This code can no longer be used. Nothing has changed.');
    }
    const again = await browser(other).press(path, 'Send a new code', await enter(site, code));
    await expect.poll(async () => (await codes(reference)).length).toBe(2);
    const newest = await codeAbout(mails, reference);
    const done = await browser(site).press(path, 'Continue', again, { code: newest });
    expect(done.page.text).toContain(`${reference} was marked “answered”`);
  });

  it('gets its code in the thread of what it is about', async () => {
    const { reference, buttons } = await sendMessage();
    await browser().press(linkTo(buttons, 'answered'), MARK);
    await expect.poll(async () => (await codes(reference)).length).toBe(1);
    const [first, code] = (await mailsTo(brand.email.inbox)).filter((mail) => about(reference, mail));
    expect([code?.inReplyTo, code?.references]).toEqual([first?.messageId, first?.messageId]);
  });

  it('goes on while no mail leaves, as one that is known, and a new one is asked for a code that waits', async () => {
    const [first, second] = [await sendMessage(), await sendMessage()];
    const office = browser();
    await pressWithCode(office, linkTo(first.buttons, 'rang-no-answer'), first.reference);
    smtp.behave('defer-recipient');
    const asked = await browser().press(linkTo(second.buttons, 'answered'), MARK);
    expect([asked.status, asked.page.text]).toEqual([
      200,
      expect.stringMatching(/We have sent a code .* If no email comes, nothing is lost\./),
    ]);
    const done = await office.press(linkTo(second.buttons, 'answered'), MARK);
    expect(done.page.text).toContain('was marked “answered”');
    smtp.behave('accept');
    expect(await codes(second.reference)).toEqual([]);
  });
});

it('over https the cookie is sent over https alone', async () => {
  const origin = 'https://www.wrenfold.example';
  const secure = await startBuiltSite({ ...settings, PUBLIC_URL: origin });
  const { reference, buttons } = await sendMessage();
  const done = await pressWithCode(browser(secure, { origin }), linkTo(buttons, 'spam'), reference);
  expect(done.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-office-browser=\S+; Path=\/office\/; .*; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
});
