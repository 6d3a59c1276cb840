import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { pdf } from '#server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../../tests/support/application-cases.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';

// The jobs that ship are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const cv = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
const { role, ...fields } = rightApplication;
const forwarded = { ...fields, position: role, jobReference: 'X-1', resume: cv };
const ownForm = { ...fields, cv };
const open = '/api/apply?job=companion-eastleigh';

const reply = ({ text }: { text: string }) => JSON.parse(text);

describe('an application by the contract', () => {
  it('is taken from another installation, once for each key, and both sides get a mail', async () => {
    const headers = { 'idempotency-key': 'e5cf5e2c-27b6-4f4e-9ba7-0d5e6f1c2a3b' };
    const answer = await site.post('/api/apply', forwarded, headers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(reply(answer)).toEqual({ success: true, reference: expect.stringMatching(/^WF-/) });
    const again = await site.post('/api/apply', forwarded, headers);
    expect(reply(again).reference).toBe(reply(answer).reference);
    const mails = await site.mailsAbout(reply(answer).reference);
    expect(mails[brand.email.inbox]?.text).toContain('X-1');
  });

  it('is taken from wherever it comes', async () => {
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await site.post('/api/apply', forwarded, elsewhere)).status).toBe(200);
  });

  it('is refused with what is wrong, field by field', async () => {
    const wrong = { ...forwarded, email: 'nobody', resume: new File(['MZ'], 'cv.pdf') };
    const answer = await site.post('/api/apply', wrong);
    expect(answer.status).toBe(422);
    expect(reply(answer)).toEqual({
      success: false,
      error: 'Please check what you filled in',
      details: { email: 'Invalid email format', cv: 'Unsupported file type' },
    });
  });
});

describe('the site’s own form, sent by its script', () => {
  it('is taken for a job that is open', async () => {
    expect(reply(await site.post(open, ownForm))).toMatchObject({ success: true });
  });

  it('is asked for once more where a machine seems to have sent it', async () => {
    const answer = await site.post(open, { ...ownForm, officeFax: '01632 960 000' });
    expect(answer.status).toBe(409);
    expect(reply(answer).error).toContain('We could not tell whether a person sent this.');
  });

  it('is refused where the job has closed, or is none', async () => {
    const closed = await site.post('/api/apply?job=care-coordinator-fareham', ownForm);
    expect([closed.status, reply(closed)]).toEqual([
      410,
      { success: false, error: 'This job has closed and takes no more applications.' },
    ]);
    const gone = await site.post('/api/apply?job=gone', ownForm);
    expect([gone.status, reply(gone)]).toEqual([404, { success: false, error: 'Job not found' }]);
  });

  it('that cannot be stored is told so', async () => {
    const mend = site.breakStorage();
    const answer = await site.post(open, ownForm);
    mend();
    expect(answer.status).toBe(503);
    expect(reply(answer).error).toBe(
      `Failed to submit application. Please try again later or contact us directly at ${brand.email.careers}`,
    );
  });

  it('over the limit is told when to try again', async () => {
    const strict = await startBuiltSite({ RATE_LIMITS: 'on' });
    for (let sent = 0; sent < 20; sent += 1) expect((await strict.post(open, ownForm)).status).toBe(200);
    const answer = await strict.post(open, ownForm);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});

it('what is no form of ours, too large, or another method, is refused', async () => {
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await site.send('/api/apply', json)).status).toBe(400);
  const large = { ...forwarded, resume: new File([Buffer.alloc(7_000_000)], 'cv.pdf') };
  const answer = await site.post('/api/apply', large);
  expect([answer.status, reply(answer).details]).toEqual([422, { cv: 'File size is too large' }]);
  const get = await site.send('/api/apply');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
});
