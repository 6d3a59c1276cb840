import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Answer, BuiltSite } from './built-site.ts';
import { startBuiltSite } from './built-site.ts';
import type { PageForm } from './read-page.ts';
import { referencePattern } from './references.ts';

interface FormUnderTest {
  site: BuiltSite;
  path: string;
  button: string;
  /** A form in which everything is right, for a form as its page shows it. */
  fields: (form: PageForm) => Record<string, string | File>;
  /** The fields whose words must come back; a file cannot. */
  kept: readonly string[];
  failure: string;
  success: string;
  /** True where it carries a file, for which there are limits of its own. */
  upload?: boolean;
}

const held = 'We could not tell whether a person sent this. Nothing you typed is lost';
const limited =
  /We have had several messages from you in a short time\..*please try again in (10 minutes|9 minutes)/;
/** In ten minutes, from one visitor. */
const MAX_SUBMISSIONS = 20;

/** States what every form promises, sent as a browser without scripts sends it. */
export function formContract(form: FormUnderTest): void {
  const { site, path, button, fields, kept, failure, success, upload = false } = form;
  const open = async (on: BuiltSite) => (await on.send(path)).page.form(button);
  const right = async (on: BuiltSite) => {
    const form = await open(on);
    return { action: form.action, fields: { formKey: randomUUID(), officeFax: '', ...fields(form) } };
  };
  const expectKept = (answer: Answer, sent: Record<string, string | File>) => {
    const shown = answer.page.form(button).values;
    for (const name of kept) expect(shown[name], name).toBe(sent[name]);
    expect(shown.formKey).toBe(sent.formKey);
  };

  describe('like every form', () => {
    it('is the same for everybody: its key is for the browser to fill in', async () => {
      expect((await open(site)).values).toMatchObject({ formKey: '', officeFax: '' });
    });

    it('is answered to its own script with the result alone', async () => {
      const { action, fields } = await right(site);
      const answer = await site.post(action, fields, { accept: 'application/json' });
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { kind: 'accepted' }]);
      const spam = { ...fields, officeFax: '01632 960 000' };
      const refused = await site.post(action, spam, { accept: 'application/json' });
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
        409,
        { kind: 'suspected-spam', message: expect.stringContaining(held) },
      ]);
    });

    it('is answered where it is seen, with what became of it at the head of the title', async () => {
      const { action, fields } = await right(site);
      const { page, text } = await site.post(action, { ...fields, officeFax: '01632 960 000' });
      expect(page.title).toMatch(/^Error: /);
      expect(text).toContain(`id="${action.split('#')[1]}"`);
      if (!upload) expect((await site.post(action, fields)).page.title).toMatch(/^Sent: /);
    });

    it('is one submission where it is sent twice', async () => {
      const { action, fields } = await right(site);
      const answers = [await site.post(action, fields), await site.post(action, fields)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const references = answers.map(({ text }) => referencePattern.exec(text)?.[0]);
      expect(references[1]).toBe(references[0]);
    });

    it('leads on after a success, so that a reload sends nothing again', async () => {
      const { action, fields } = await right(site);
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const answer = await site.send(action, { method: 'POST', body, headers: { origin: site.url } });
      expect(answer.status).toBe(303);
      const { pathname, search } = new URL(answer.headers.get('location') ?? '', site.url);
      expect((await site.send(pathname + search)).page.text).toContain(success);
    });

    it('asks a machine to send it once more, and keeps its words', async () => {
      const { action, fields } = await right(site);
      for (const [name, sign] of [
        ['officeFax', '01632 960 000'],
        ['elapsed', '900'],
      ] as const) {
        const answer = await site.post(action, { ...fields, [name]: sign });
        expect(answer.status).toBe(409);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.page.text).toContain(held);
        expectKept(answer, fields);
      }
    });

    it('tells who sends too much when to try again, and keeps their words', async () => {
      const strict = await startBuiltSite({ RATE_LIMITS: 'on' });
      const { action, fields } = await right(strict);
      for (let sent = 0; sent < MAX_SUBMISSIONS; sent += 1) {
        const answer = await strict.post(action, fields);
        expect(answer.status).toBe(200);
        expect(answer.page.text).toContain(success);
      }
      const answer = await strict.post(action, fields);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600);
      expect(answer.page.text).toMatch(limited);
      expectKept(answer, fields);
    });

    it('says that it could not be stored, keeps the words, and takes them the next time', async () => {
      const { action, fields } = await right(site);
      const mend = await site.breakStorage();
      const answer = await site.post(action, fields);
      await mend();
      expect(answer.status).toBe(503);
      expect(answer.page.text).toContain(failure);
      expectKept(answer, fields);
      const next = await site.post(action, fields);
      expect(next.status).toBe(200);
      expect(next.page.text).toContain(success);
    });
  });

  describe('what is no form of ours', () => {
    it('is refused where it is no form at all, or breaks off', async () => {
      const { action } = await right(site);
      const post = (body: string, type: string) =>
        site.send(action, { method: 'POST', body, headers: { 'content-type': type } });
      expect((await post('{"email":"a@example.org"}', 'application/json')).status).toBe(upload ? 400 : 415);
      expect((await post('--edge\r\nhalf', 'multipart/form-data; boundary=edge')).status).toBe(400);
    });

    it('is refused where a page of somebody else sends it', async () => {
      const { action, fields } = await right(site);
      const answer = await site.post(action, fields, { origin: 'https://elsewhere.example' });
      expect(answer.status).toBe(400);
      expect(answer.page.title).toContain('This did not come from our own page');
      const script = await site.post(action, fields, {
        origin: 'https://elsewhere.example',
        accept: 'application/json',
      });
      expect(script.status).toBe(400);
    });

    if (upload) return;

    it('is refused where it is larger than any form', async () => {
      const { action, fields } = await right(site);
      const answer = await site.post(action, { ...fields, more: 'x'.repeat(300_000) });
      expect(answer.status).toBe(413);
      expect(answer.page.headings(1)).toEqual(['That was too large to send']);
    });
  });
}
