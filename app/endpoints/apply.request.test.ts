import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { cvMessages } from '#content/form-messages.yaml';
import { encryptedPdf, pdf } from '#server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../../tests/support/application-cases.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { referencePattern } from '../../tests/support/references.ts';

// The jobs for tests are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const cv = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
const forwarded = { ...rightApplication, jobReference: 'X-1', resume: cv };

const reply = ({ text }: { text: string }) => JSON.parse(text);

describe('an application by the contract', () => {
  it('is taken from another installation, once for each key, and both sides get a mail', async () => {
    const headers = { 'idempotency-key': 'e5cf5e2c-27b6-4f4e-9ba7-0d5e6f1c2a3b' };
    const answer = await site.post('/api/apply', forwarded, headers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(reply(answer)).toEqual({ success: true, reference: expect.stringMatching(referencePattern) });
    const again = await site.post('/api/apply', forwarded, headers);
    expect(reply(again).reference).toBe(reply(answer).reference);
    const mails = await site.mailsAbout(reply(answer).reference);
    expect(mails[brand.email.inbox]?.text).toContain('X-1');
  });

  it('is taken from programs, and not from pages of other sites', async () => {
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await site.post('/api/apply', forwarded, elsewhere)).status).toBe(400);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await site.post('/api/apply', forwarded, crossSite)).status).toBe(400);
    expect((await site.post('/api/apply', forwarded)).status).toBe(200);
  });

  it('is told when it could not be stored, or comes too often', async () => {
    const mend = await site.breakStorage();
    const failed = await site.post('/api/apply', forwarded);
    await mend();
    expect([failed.status, reply(failed).error]).toEqual([
      503,
      `Failed to submit application. Please try again later or contact us directly at ${brand.email.careers}`,
    ]);
    const strict = await startBuiltSite({ RATE_LIMITS: 'on' });
    for (let sent = 0; sent < 20; sent += 1)
      expect((await strict.post('/api/apply', forwarded)).status).toBe(200);
    const limited = await strict.post('/api/apply', forwarded);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  it('is refused with what is wrong, field by field', async () => {
    const wrong = { ...forwarded, email: 'nobody', resume: new File(['MZ'], 'cv.pdf') };
    const answer = await site.post('/api/apply', wrong);
    expect(answer.status).toBe(422);
    expect(reply(answer)).toEqual({
      success: false,
      error: 'Please check what you filled in',
      details: { email: 'Invalid email format', resume: 'Unsupported file type' },
    });
    const locked = new File([new Uint8Array(encryptedPdf('aes-128', 'secret'))], 'cv.pdf');
    const refused = await site.post('/api/apply', { ...forwarded, resume: locked });
    expect([refused.status, reply(refused).details]).toEqual([422, { resume: cvMessages.locked }]);
  });

  it('is refused as the form is, by the names that were sent', async () => {
    const bare = { ...forwarded, resume: new File([], '') };
    const answer = await site.post('/api/apply', {
      ...bare,
      name: 'An\u0000na',
      position: '',
      experience: '',
    });
    expect([answer.status, reply(answer).details]).toEqual([
      422,
      {
        name: 'Name can only contain letters and spaces',
        experience: 'Please select your years of experience',
        position: 'Position is required',
        resume: 'CV/Resume is required',
      },
    ]);
  });
});

it('what is no form of ours, too large, or another method, is refused', async () => {
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await site.send('/api/apply', json)).status).toBe(400);
  const large = { ...forwarded, resume: new File([Buffer.alloc(7_000_000)], 'cv.pdf') };
  const answer = await site.post('/api/apply', large);
  expect([answer.status, reply(answer).details]).toEqual([422, { resume: 'File size is too large' }]);
  const get = await site.send('/api/apply');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
});
