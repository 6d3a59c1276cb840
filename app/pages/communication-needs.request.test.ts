import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { communicationNeeds as words } from '#content/communication-needs.yaml';
import { pdf } from '#server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../../tests/support/application-cases.ts';
import { referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';
import { nextCallTime } from '../../tests/support/next-call-time.ts';
import type { PageForm } from '../../tests/support/read-page.ts';

// The jobs for tests are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();

const cv = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
const email = 'jo@example.org';
const apply = '/careers/companion-eastleigh/apply';

function call({ choices: { date = [] } }: PageForm) {
  const { day } = nextCallTime();
  return { date: date[day - 1] ?? '', time: '10:00', name: 'Jo', phone: '07700 900123', email };
}

const message = { firstName: 'Jo', lastName: 'Field', email, service: 'home', message: 'Good morning.' };
const forms = [
  ['/contact', 'Send Message', () => message, words.title],
  ['/contact?form=call', 'Request the call', call, words.title],
  ['/area-notice', 'Notify Me', () => ({ postcode: 'M1 1AE', email }), words.title],
  [apply, 'Submit Application', () => ({ ...rightApplication, email, cv }), words.interview],
] as const;

const needs = {
  ...{ largePrint: 'yes', signLanguage: 'yes', interpreter: 'Polish', speakTo: 'Ann, 07700 900456' },
  ...{ leaveMessage: 'yes', needsConsent: 'yes' },
};

describe.each(forms)('%s, %s', (path, button, fields, title) => {
  const open = async () => (await site.send(path)).page;

  it('asks for it folded, and takes the form without', async () => {
    const { text, ...page } = await open();
    expect(text).toContain(title);
    const { values } = page.form(button);
    expect(values).toMatchObject({ interpreter: '', speakTo: '', leaveMessage: '' });
    expect(values).not.toHaveProperty('largePrint');
    const answer = await site.submit(path, button, fields(page.form(button)));
    expect(answer.status).toBe(200);
    const { [brand.email.inbox]: office } = await site.mailsAbout(referenceIn(answer));
    expect(office?.text).not.toContain('read this first');
  });

  it('takes it to the office before all else, and to its sender in no mail', async () => {
    const form = (await open()).form(button);
    const answer = await site.submit(path, button, { ...fields(form), ...needs });
    expect(answer.status).toBe(200);
    expect(answer.page.facts).toMatchObject({
      'Large print': 'Yes',
      'British Sign Language': 'Yes',
      'Interpreter for (language)': 'Polish',
      'Safe to leave a message': 'Yes',
      [words.consent.label]: 'Yes',
    });
    const { [brand.email.inbox]: office, [email]: confirmation } = await site.mailsAbout(referenceIn(answer));
    expect(office?.text?.split('\n\n')[1]).toMatch(/Please read this first/);
    expect(office?.text).toContain('Interpreter for (language): Polish');
    expect(confirmation?.text).not.toMatch(/Polish|Sign Language/);
  });

  it('answers at the box if there is no consent to what speaks of health, and keeps all that was typed', async () => {
    const form = (await open()).form(button);
    const { needsConsent: _, ...unticked } = needs;
    const sent = { ...fields(form), ...unticked };
    const answer = await site.submit(path, button, sent);
    expect(answer.status).toBe(422);
    const shown = answer.page.form(button);
    expect(Object.keys(shown.errors)).toEqual(['needsConsent']);
    expect(shown.errors.needsConsent).toContain('tick the box about your health');
    const { cv: _cv, position: _position, ...kept } = sent as Record<string, unknown>;
    expect(shown.values).toMatchObject(kept);
    expect(answer.text).toMatch(
      /<details[^>]* open=""[^>]*><summary[^>]*>(?:<svg.*?<\/svg>)?(?:How to reach you|Adjustments)/s,
    );
  });
});

describe('an application by the contract', () => {
  const forwarded = { ...rightApplication, email, resume: cv };

  it('takes it, under the names that the form has', async () => {
    const answer = await site.post('/api/apply', { ...forwarded, ...needs });
    expect(answer.status).toBe(200);
    const { [brand.email.inbox]: office } = await site.mailsAbout(JSON.parse(answer.text).reference);
    expect(office?.text).toContain('British Sign Language: Yes');
  });

  it('refuses what speaks of health without consent', async () => {
    const answer = await site.post('/api/apply', { ...forwarded, largePrint: 'yes' });
    expect([answer.status, Object.keys(JSON.parse(answer.text).details)]).toEqual([422, ['needsConsent']]);
  });
});
