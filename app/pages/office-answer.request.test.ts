import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brand } from '#content/brand.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { codeAbout, cookieIn } from '../../tests/support/office-code.ts';
import { referencePattern } from '../../tests/support/references.ts';

const site = await startBuiltSite();

const linksIn = (text: string, path: string) =>
  [...text.matchAll(new RegExp(`https?://[^/\\s]+(${path}\\?token=\\S+)`, 'g'))].map(([, link = '']) => link);

/** Sends a message, and answers with its reference and the links in the office's mail. */
async function sendMessage() {
  const answer = await site.submit('/contact', 'Send Message', {
    firstName: 'Dora',
    lastName: 'Ash',
    email: `dora-${randomUUID()}@example.org`,
    phone: '07700 900123',
    service: 'home',
    message: 'My father comes home on Friday.',
  });
  const [reference = ''] = referencePattern.exec(answer.page.text) ?? [];
  const mails = await site.mailsAbout(reference, 2);
  const links = linksIn(mails[brand.email.inbox]?.text ?? '', '/office/answer');
  return { reference, links, mails };
}

const linkTo = (links: string[], outcome: string) =>
  links.find((link) => link.includes(`.${outcome}.`)) ?? '';

/** The headers of a browser in which a code was entered. */
async function officeBrowser() {
  const { reference, links } = await sendMessage();
  const asked = await site.submit(linkTo(links, 'spam'), 'Mark as “spam”', { press: 'mark' });
  const code = await codeAbout(site.mails, reference);
  const { values } = asked.page.form('Continue');
  return { cookie: cookieIn(await site.post(linkTo(links, 'spam'), { ...values, code })) };
}

/** Asks for a call, whose half hour is then over, and answers with the links in the office's mail. */
async function callThatIsOver() {
  const { choices } = (await site.send('/contact?form=call')).page.form('Request the call');
  const answer = await site.submit('/contact?form=call', 'Request the call', {
    ...{ name: 'Dora Ash', email: 'dora@example.org', phone: '07700 900123' },
    ...{ date: choices.date?.[1] ?? '', time: choices.time?.[0] ?? '' },
  });
  const [reference = ''] = referencePattern.exec(answer.page.text) ?? [];
  const mails = await site.mailsAbout(reference, 2);
  const database = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5000 });
  database.prepare('update submissions set answer_by = 1 where reference = ?').run(reference);
  const rungBy = () =>
    database.prepare('select rung_by from submissions where reference = ?').get(reference)?.rung_by;
  onTestFinished(() => database.close());
  return { reference, links: linksIn(mails[brand.email.inbox]?.text ?? '', '/office/answer'), rungBy };
}

describe('the buttons of the office’s mail', () => {
  it('change nothing before the button of their page is pressed', async () => {
    const { reference, links } = await sendMessage();
    expect(links).toHaveLength(4);
    for (const link of links) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await site.send(link, { method });
        expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      }
      const { page } = await site.send(link);
      expect([page.meta('robots'), page.canonical]).toEqual(['noindex', null]);
      expect(page.text).toContain(`Shall we mark ${reference} as`);
      expect(page.text).toMatch(/Message, received on \w+day \d+ \w+, [\d.]+ [ap]m\./);
      expect(page.text).not.toMatch(/Dora|Ash|father|@example\.org/);
    }
  });

  it('mark a message in two presses, and undo it', async () => {
    const { reference, links } = await sendMessage();
    const answered = linkTo(links, 'answered');
    const office = await officeBrowser();
    const done = await site.submit(answered, 'Mark as “answered”', { press: 'mark' }, office);
    expect(done.status).toBe(200);
    expect(done.page.text).toMatch(
      new RegExp(`${reference} was marked “answered” on .+ You can undo it until`),
    );
    expect(done.text).toMatch(new RegExp(`<p [^>]*autofocus[^>]*>${reference} was marked`));
    expect(done.page.title).toMatch(/^Done: /);
    const seenByOther = await site.send(linkTo(links, 'spam'), { headers: office });
    expect(seenByOther.page.text).toContain('It was marked “answered” on');
    expect(seenByOther.page.text).toContain('Change to “spam”');
    const undone = await site.submit(answered, 'Undo', { press: 'undo' }, office);
    expect(undone.text).toMatch(/<p [^>]*autofocus[^>]*>That is undone\./);
    expect(undone.page.title).toMatch(/^Done: /);
  });

  it('ask when a call was rung whose half hour is over, with the half hour chosen, and keep it over a code', async () => {
    const office = await officeBrowser();
    for (const [rung, stored] of [
      ['promised', 1],
      ['later', null],
    ] as const) {
      const { links, rungBy } = await callThatIsOver();
      const answered = linkTo(links, 'answered');
      const { page } = await site.send(answered, { headers: office });
      expect(page.text).toContain('When did you ring?');
      const { choices, values } = page.form('Mark as “answered”');
      expect([choices.rung, values.rung]).toEqual([['promised', 'later'], 'promised']);
      await site.submit(answered, 'Mark as “answered”', { press: 'mark', rung }, office);
      expect(rungBy()).toBe(stored);
    }
    const { reference, links, rungBy } = await callThatIsOver();
    const asked = await site.submit(linkTo(links, 'answered'), 'Mark as “answered”', { press: 'mark' });
    const code = await codeAbout(site.mails, reference);
    await site.post(linkTo(links, 'answered'), { ...asked.page.form('Continue').values, code });
    expect(rungBy()).toBe(1);
    expect((await site.send(linkTo((await sendMessage()).links, 'answered'))).page.text).not.toContain(
      'When did you ring?',
    );
  });

  it('that are not whole say so calmly, how to reach us, and nothing of the message', async () => {
    const { reference, links } = await sendMessage();
    const [link = ''] = links;
    for (const cut of ['/office/answer', link.slice(0, -3), link.replace('.answered.', '.spam.')]) {
      for (const answer of [await site.send(cut), await site.post(cut, { press: 'mark' })]) {
        expect(answer.status).toBe(400);
        expect(answer.page.headings(1)).toEqual(['This link is incomplete']);
        expect(answer.page.text).not.toContain(reference);
        expect(answer.page.links).toContainEqual({
          text: brand.email.info,
          href: `mailto:${brand.email.info}`,
        });
      }
    }
  });

  it('say so when nothing can be stored, and change nothing', async () => {
    const { links } = await sendMessage();
    const office = await officeBrowser();
    const repair = await site.breakStorage();
    const answer = await site.post(linkTo(links, 'answered'), { press: 'mark', seen: '' }, office);
    await repair();
    expect(answer.status).toBe(503);
    expect(answer.page.text).toContain('that could not be saved');
    expect((await site.send(linkTo(links, 'answered'))).page.text).toContain('Shall we mark');
  });
});
