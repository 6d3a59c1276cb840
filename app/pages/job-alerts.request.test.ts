import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { formContract } from '../../tests/support/form-contract.ts';

const site = await startBuiltSite();
const path = '/job-alerts?place=Poole';
const button = 'Email me new jobs';
const failure = 'Sorry, there was an error. Please try again later.';

async function mailTo(email: string): Promise<Email> {
  const mails = async () => (await site.mails()).filter((mail) => mail.to?.[0]?.address === email);
  await expect.poll(async () => (await mails()).length).toBe(1);
  return (await mails())[0] as Email;
}

async function confirmationLink(email: string): Promise<string> {
  await site.submit(path, button, { email });
  const link = /https:\/\/\S+\/job-alerts\/confirm\S+/.exec((await mailTo(email)).text ?? '')?.[0] ?? '';
  return link.slice(new URL(link).origin.length);
}

describe('a wish for new jobs by email', () => {
  formContract({
    site,
    path,
    button,
    fields: () => ({ email: 'jo@example.org' }),
    kept: ['email'],
    failure,
    success: 'Now check your inbox',
  });

  describeAsShipped(() => {
    it('says what it is for, and is not for search engines', async () => {
      const { page } = await site.send(path);
      expect(page.text).toContain('a job opens that fits: within 10 miles of Poole.');
      expect([page.meta('robots'), page.canonical]).toEqual(['noindex', null]);
      expect((await site.send('/job-alerts')).page.text).toContain('the morning after a new job opens');
    });
  });

  it('stands below the list of jobs, for the jobs that were searched for', async () => {
    const { action } = (await site.send('/careers?place=Poole')).page.form(button);
    expect(action).toBe(`${path}#job-alert-form`);
  });

  it.each([
    ['', 'Email is required'],
    ['jo@', 'Invalid email format'],
  ])('for "%s" is answered with "%s"', async (email, says) => {
    const answer = await site.submit(path, button, { email });
    expect(answer.status).toBe(422);
    expect(answer.page.form(button).errors).toEqual({ email: says });
    expect(answer.page.form(button).values.email).toBe(email);
  });
});

describe('the link that confirms it', () => {
  it('does nothing before the button is pressed, and then starts the alerts', async () => {
    const link = await confirmationLink('sam@example.org');
    // Programs that read mail fetch its links: that alone must do nothing.
    const { status, page } = await site.send(link);
    expect([status, page.meta('robots')]).toEqual([200, 'noindex']);
    expect(page.text).toContain('Shall we email this address');
    const done = await site.submit(link, 'Yes, start them', {});
    expect(done.status).toBe(200);
    expect(done.page.text).toContain('Done. We will email you the morning after');
    expect(done.page.links).toContainEqual({ text: 'See the jobs that are open now', href: '/careers' });
  });

  it('says so where it could not be kept', async () => {
    const link = await confirmationLink('kim@example.org');
    const mend = await site.breakStorage();
    const answer = await site.submit(link, 'Yes, start them', {});
    await mend();
    expect(answer.status).toBe(503);
    expect(answer.page.text).toContain(failure);
  });

  it.each(['confirm', 'confirm?token=made-up', 'stop', 'stop?token=made-up'])(
    'says that a link is not whole: %s',
    async (link) => {
      for (const answer of [
        await site.send(`/job-alerts/${link}`),
        await site.post(`/job-alerts/${link}`, {}),
      ]) {
        expect([answer.status, answer.page.headings(1)]).toEqual([400, ['This link is incomplete']]);
      }
    },
  );
});
