import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { formContract } from '../../tests/support/form-contract.ts';

const site = await startBuiltSite();
const path = '/area-notice';
const button = 'Notify Me';
const success = 'Thank you! We will write to you as soon as our services are available in your area.';
const failure = 'Sorry, there was an error. Please try again later.';

async function unsubscribeLink(email: string): Promise<string> {
  const answer = await site.submit(path, button, { postcode: 'M1 1AE', email });
  expect(answer.page.text).toContain(success);
  const mailsTo = async () => (await site.mails()).filter((mail) => mail.to?.[0]?.address === email);
  await expect.poll(async () => (await mailsTo()).length).toBe(1);
  const [mail] = await mailsTo();
  const link = new URL(/https?:\/\/\S+\/notices\/unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return link.pathname + link.search;
}

describe('a place on the waitlist', () => {
  formContract({
    site,
    path,
    button,
    fields: () => ({ postcode: 'M1 1AE', email: 'waiting@example.org' }),
    kept: ['postcode', 'email'],
    failure,
    success,
  });

  it.each([
    ['', 'Email is required'],
    ['waiting@', 'Invalid email format'],
  ])('for "%s" is answered with "%s", and keeps the postcode', async (email, says) => {
    const answer = await site.submit(path, button, { postcode: 'M1 1AE', email });
    expect(answer.status).toBe(422);
    expect(answer.page.form(button).errors).toEqual({ email: says });
    expect(answer.page.errorSummary).toEqual([{ text: says, href: '#area-notice-email' }]);
    expect(answer.page.form(button).values).toMatchObject({ postcode: 'M1 1AE', email });
  });

  it('can be asked for on a page of its own, which asks for the postcode, too', async () => {
    const answer = await site.submit(path, button, { postcode: 'nowhere', email: 'own@example.org' });
    expect(answer.page.form(button).errors).toEqual({ postcode: 'Please enter a valid UK postcode' });
    expect(answer.page.errorSummary).toEqual([
      { text: 'Please enter a valid UK postcode', href: '#area-notice-postcode' },
    ]);
    const mended = await site.post(path, { postcode: 'm1 1ae', email: 'own@example.org' });
    expect(mended.page.text).toContain(success);
  });

  it('is taken from the page that answers a check', async () => {
    const check = await site.post('/postcode-check', { postcode: 'M1 1AE', area: 'home' });
    const { action, values } = check.page.form(button);
    const answer = await site.post(action, { ...values, email: 'noscript@example.org' });
    expect([action, answer.status]).toEqual([`${path}#area-notice-form`, 200]);
    expect(answer.page.text).toContain(success);
  });
});

describe('the link in its mail', () => {
  it('does nothing before the button is pressed, forgets the address once, and says so', async () => {
    const link = await unsubscribeLink('leaving@example.org');
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers, page } = await site.send(link);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect([page.meta('robots'), page.canonical]).toEqual(['noindex', null]);
      expect(page.text).toContain('Shall we delete your address?');
    }
    const press = () => site.submit(link, 'Delete my address', {});
    const done = await press();
    expect(done.status).toBe(200);
    expect(done.page.text).toContain('Done. We have deleted your address');
    expect(done.text).toMatch(/<p [^>]*autofocus[^>]*>Done\. We have deleted/);
    expect(done.page.title).toMatch(/^Done: /);
    const again = await press();
    expect(again.status).toBe(200);
    expect(again.page.text).toContain('We no longer have this address');
    expect(again.page.title).toMatch(/^Nothing changed: /);
  });

  it('takes the one click of a mail program, which names no origin', async () => {
    const link = await unsubscribeLink('oneclick@example.org');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await site.send(link, { method: 'POST', body });
    expect(answer.page.text).toContain('Done. We have deleted your address');
  });

  it('that was cut says that it is not whole and how to reach us, and asks nothing', async () => {
    const link = await unsubscribeLink('cut@example.org');
    for (const cut of ['/notices/unsubscribe', '/notices/unsubscribe?token=made-up', link.slice(0, -3)]) {
      for (const answer of [await site.send(cut), await site.post(cut, {})]) {
        expect(answer.status).toBe(400);
        expect(answer.page.headings(1)).toEqual(['This link is incomplete']);
        expect(answer.text).toMatch(/<h1 [^>]*autofocus/);
        expect(answer.page.text).not.toContain('Delete my address');
        expect(answer.page.links).toContainEqual({
          text: brand.email.info,
          href: `mailto:${brand.email.info}`,
        });
      }
    }
    const { page } = await site.send(`${link}.`);
    expect(page.text).toContain('Shall we delete your address?');
  });
});
