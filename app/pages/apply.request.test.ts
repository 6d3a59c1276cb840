import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { cvMessages } from '#content/form-messages.yaml';
import { encryptedPdf, pdf } from '#server/applications/cv/pdf-for-tests.ts';
import { applicationCases, rightApplication } from '../../tests/support/application-cases.ts';
import { type Answer, referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';
import { formContract } from '../../tests/support/form-contract.ts';
import { answering, startHttpUpstream } from '../../tests/support/http-upstream.ts';

// The jobs for tests are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const path = '/careers/companion-eastleigh/apply';
const button = 'Submit Application';
const failure = `Failed to submit application. Please try again later or contact us directly at ${brand.email.careers}`;
const cv = new File([new Uint8Array(pdf())], 'Siân’s CV.pdf', { type: 'application/pdf' });
const { position: _, ...typed } = rightApplication;
const application = { ...typed, cv };

it('the form is a page of its own, with its position filled in, and not for search engines', async () => {
  const { status, page } = await site.send(path);
  expect([status, page.meta('robots'), page.headings(1)]).toEqual([
    200,
    'noindex',
    ['Apply for Companion (bank)'],
  ]);
  expect(page.form(button).values.position).toBe('Companion (bank)');
  expect(page.text).toContain('Accepted formats: PDF, DOC, DOCX (Max size: 5MB)');
});

it('for a job that there is not, a program is told so, and a visitor is led to what is there', async () => {
  const nobody = '/careers/nobody/apply';
  expect((await site.send(nobody, { headers: { accept: 'application/json' } })).status).toBe(404);
  expect((await site.send(nobody)).headers.get('location')).toBe('/careers/nobody');
});

describe('an application', () => {
  formContract({
    site,
    path,
    button,
    fields: ({ values }) => ({ ...application, position: values.position ?? '' }),
    kept: Object.keys(typed),
    failure,
    success: 'Application Submitted!',
    upload: true,
  });

  it('is acknowledged with a reference; the office gets it with the CV, and its sender a confirmation', async () => {
    const answer = await site.submit(path, button, application);
    expect([answer.status, answer.page.headings(1)]).toEqual([200, ['Application Submitted!']]);
    expect(answer.page.text).toContain(
      'Thank you for your interest in the position of Companion (bank). Our HR team will contact you shortly.',
    );
    expect(answer.page.links).toContainEqual({ text: 'Back to Careers', href: '/careers' });
    expect([answer.page.meta('robots'), answer.page.canonical]).toEqual(['noindex', null]);
    const mails = await site.mailsAbout(referenceIn(answer));
    const office = mails[brand.email.inbox];
    expect(office?.replyTo?.[0]?.address).toBe(rightApplication.email);
    expect(office?.text).toContain('Companion (bank)');
    expect(office?.text).toContain('CMP-EAS-01');
    expect(Buffer.from((office?.attachments[0]?.content ?? '') as ArrayBuffer).equals(pdf())).toBe(true);
    const confirmation = mails[rightApplication.email]?.text ?? '';
    expect(confirmation).toContain('HR will contact you shortly');
    const [day] = /by the end of [^.]+/.exec(confirmation) ?? [];
    expect(answer.page.text).toContain(`Our HR team will contact you shortly. You will hear from us ${day}.`);
  });

  it('whose letter sounds like danger is taken, and its answer says whom to ring', async () => {
    const letter = { message: `${application.message} I want to kill myself.` };
    const answer = await site.submit(path, button, { ...application, ...letter });
    expect(answer.page.headings(1)).toEqual(['Application Submitted!']);
    const samaritans = expect.objectContaining({ href: 'tel:116123' });
    expect(answer.page.links).toContainEqual(samaritans);
    const refused = await site.submit(path, button, { ...letter, cv: new File([], '') });
    expect([refused.status, refused.page.links]).toEqual([422, expect.arrayContaining([samaritans])]);
  });

  it('that lacks everything is answered with what, in the order of the fields', async () => {
    const answer = await site.submit(path, button, { cv: new File([], '') });
    expect(answer.status).toBe(422);
    expect(answer.page.errorSummary.map(({ text }) => text)).toEqual([
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Please select your years of experience',
      'Cover letter is required',
      'CV/Resume is required',
    ]);
  });

  it('is checked by the rules of the browser, each with its message at the field and its words kept', async () => {
    for (const { field, typed: words, says } of applicationCases) {
      if (says === null || field === 'position') continue;
      const answer = await site.submit(path, button, { ...application, [field]: words });
      const form = answer.page.form(button);
      expect([answer.status, form.errors]).toEqual([422, { [field]: says }]);
      expect(form.values).toMatchObject({ ...typed, [field]: field === 'experience' ? '' : words });
      expect(answer.page.text).toContain('Please choose your CV again.');
    }
  });
});

describe('a CV', () => {
  it.each([
    ['too large', new File([Buffer.alloc(5_000_001)], 'cv.pdf'), 'File size is too large'],
    ['far too large', new File([Buffer.alloc(7_000_000)], 'cv.pdf'), 'File size is too large'],
    ['of another kind', new File(['x'], 'cv.odt'), 'Unsupported file type'],
    ['empty', new File([], 'cv.pdf'), 'This file is empty. Please choose your CV again.'],
    ['in disguise', new File(['MZ this is a program'], 'cv.pdf'), 'Unsupported file type'],
    ['locked', new File([new Uint8Array(encryptedPdf('aes-256', 'secret'))], 'cv.pdf'), cvMessages.locked],
  ])('that is %s is refused at its field, and the words are kept', async (_, file, says) => {
    const answer = await site.submit(path, button, { ...application, cv: file });
    const form = answer.page.form(button);
    expect([answer.status, form.errors]).toEqual([422, { cv: says }]);
    expect(answer.page.errorSummary).toEqual([{ text: says, href: '#application-cv' }]);
    expect(form.values).toMatchObject(typed);
  });
});

describe('who has no CV that we can take', () => {
  const photo = new File([Buffer.from('ffd8ffe000104a464946', 'hex')], 'cv.jpg');
  it.each([
    ['a photo', photo, /save it as a PDF and choose that\. No CV\? Ring us or write to us:/],
    ['none', new File([], ''), /(?<!choose that\. )No CV\? Ring us or write to us:/],
  ])('with %s reads at the field what would do, and how to reach the office', async (_, file, says) => {
    const { page, text } = await site.submit(path, button, { ...application, cv: file });
    expect(page.text).toMatch(says);
    expect(text).toMatch(
      /<input[^>]+aria-describedby="[^"]*application-cv-below"[^>]*name="cv"|<input[^>]+name="cv"[^>]*application-cv-below"/,
    );
    expect(page.links).toContainEqual({ text: brand.email.careers, href: `mailto:${brand.email.careers}` });
    expect(page.links).toContainEqual({ text: brand.phone.display, href: brand.phone.url });
  });
});

it('a confirmation by email is promised only where this site sends it', async () => {
  const behindBackend = await startBuiltSite({ BACKEND_URL: site.url });
  const promise = /You will get an email that confirms it|You will hear from us by/;
  expect((await site.submit(path, button, application)).page.text).toMatch(promise);
  const { page } = await behindBackend.submit(path, button, application);
  expect(page.headings(1)).toEqual(['Application Submitted!']);
  expect(page.text).not.toMatch(promise);
});

describe('a job that takes no applications', () => {
  it.each([
    [
      '/careers/care-coordinator-fareham',
      410,
      'closed',
      'This job has closed. We are no longer taking applications for it.',
    ],
    ['/careers/gone', 404, 'not-found', "The job you're looking for doesn't exist or has been removed."],
  ])(
    '%s has no form, and one that is sent to it comes back with all that was typed',
    async (job, status, kind, why) => {
      const { status: found, headers } = await site.send(`${job}/apply`);
      expect([found, headers.get('location')]).toEqual([302, job]);
      const sent = await site.post(`${job}/apply`, { ...application, position: 'Carer' });
      expect([sent.status, sent.headers.get('location')]).toEqual([status, null]);
      expect(sent.page.form(button).values).toMatchObject(typed);
      for (const said of [failure, why, brand.phone.display]) expect(sent.page.text).toContain(said);
      const told = await site.post(`${job}/apply`, application, { accept: 'application/json' });
      expect([told.status, JSON.parse(told.text)]).toMatchObject([
        status,
        { kind, message: why, values: typed },
      ]);
    },
  );
});

describe('an application that comes back keeps all that was typed', () => {
  const expectKept = ({ status, page }: Answer, expected: number) => {
    expect(status).toBe(expected);
    expect(page.text).toContain(failure);
    expect(page.form(button).values).toMatchObject(typed);
  };

  it('where the jobs cannot be read at the moment of sending', async () => {
    const { url, close } = await startHttpUpstream(answering(500, ''));
    const away = await startBuiltSite({ BACKEND_URL: url });
    expectKept(await away.post(path, application), 503);
    await close();
  });

  it('where the limits cannot be written', async () => {
    const strict = await startBuiltSite({ RATE_LIMITS: 'on' });
    const database = new DatabaseSync(join(strict.dataDir, 'site.db'));
    database.exec('DROP TABLE limits');
    database.close();
    expectKept(await strict.post(path, application), 503);
  });

  it('where the disk takes no upload', async () => {
    const full = await startBuiltSite();
    await rm(join(full.dataDir, 'uploads'), { recursive: true, force: true });
    expectKept(await full.post(path, application), 503);
  });
});

describe('the page that says thank you', () => {
  const applied = '/careers/companion-eastleigh/applied';

  it('is for whoever applied for this job, and for no address that somebody made up', async () => {
    const body = new FormData();
    const sent = { formKey: randomUUID(), officeFax: '', position: 'Companion (bank)', ...application };
    for (const [name, value] of Object.entries(sent)) body.set(name, value);
    const answer = await site.send(path, { method: 'POST', body, headers: { origin: site.url } });
    const thanks = new URL(answer.headers.get('location') ?? '', site.url);
    const said = 'You will hear from us by the end of';
    const { status, page } = await site.send(thanks.pathname + thanks.search);
    expect([status, page.text.includes(said)]).toEqual([200, true]);
    const forged = thanks.search.replace(/on=\d{4}/, 'on=2099');
    expect((await site.send(thanks.pathname + forged)).page.text).not.toContain(said);
    for (const address of [
      applied,
      `${applied}?reference=${brand.referencePrefix}-AAAA-AAAA`,
      `${applied}?reference=ring%2001632%20960%20999`,
      `/careers/home-care-worker-southampton/applied${thanks.search}`,
    ]) {
      const { status, headers } = await site.send(address);
      expect([status, headers.get('location')], address).toEqual([302, address.split('/applied')[0]]);
    }
  });

  it('is there for jobs alone', async () => {
    const { status, headers } = await site.send('/careers/gone/applied');
    expect([status, headers.get('location')]).toEqual([302, '/careers/gone']);
  });
});
