import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { brand } from '#content/brand.yaml';
import { readFormMetadata } from '#domain/forms/form-metadata.ts';
import { rightApplication } from '../../tests/support/application-cases.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { answering, hanging, startHttpUpstream } from '../../tests/support/http-upstream.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { type BackendOptions, createBackendClient } from '../backend/backend-client.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { createMailSender } from '../mail/queued-mail.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import type { Store } from '../store/open-store.ts';
import { createSubmissionIntake } from '../submissions/intake.ts';
import {
  type ApplicationOutcome,
  type Applications,
  type ApplicationsOptions,
  createApplications,
} from './applications.ts';
import type { AppliedJob } from './check-application.ts';
import { pdf } from './cv/pdf-for-tests.ts';
import { createApplicationReader, type ReceivedApplication } from './read-application.ts';

const typed = rightApplication;
const job = {
  title: 'Care Assistant',
  jobReference: 'CA-1',
  contractType: 'Full-time',
  hoursPerWeek: '37.5',
};
const client = '203.0.113.7';
const site = { publicUrl: 'https://site.example', inbox: 'office@site.example' };

function request(fields: Record<string, string> = {}, cv: Buffer = pdf(), headers = {}): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields })) form.set(name, value);
  form.set('cv', new File([new Uint8Array(cv)], 'My “CV”.pdf'));
  return new Request('https://site.example/careers/care-assistant/apply', {
    method: 'POST',
    body: form,
    headers,
  });
}

let store: Store;
let log: ReturnType<typeof collectingLog>;
let spoolFolder: string;
const clock = testClock();

/** Reads each request as pages and the endpoint do, and answers with the fields beside the outcome. */
function applications(options: Partial<ApplicationsOptions> = {}) {
  const reader = createApplicationReader({ spoolFolder, log });
  const useCases = createUseCases(options);
  const answer = async (
    request: Request,
    client: string,
    take: (form: ReceivedApplication) => Promise<ApplicationOutcome>,
  ) => {
    await using form = await reader.read(request, client);
    if (form.kind !== 'received') return { kind: form.kind };
    return { ...(await take(form)), fields: form.fields };
  };
  return {
    apply: (request: Request, job: AppliedJob, client: string) =>
      answer(request, client, (form) =>
        useCases.apply(form, job, { client, metadata: readFormMetadata(form.fields) }),
      ),
    applyForwarded: (request: Request, client: string) => {
      const key = request.headers.get('idempotency-key') ?? '';
      return answer(request, client, (form) =>
        useCases.applyForwarded(form, { client, metadata: { key, elapsed: '', honeypot: '' } }),
      );
    },
  };
}

function createUseCases(options: Partial<ApplicationsOptions>): Applications {
  return createApplications({
    intake: createSubmissionIntake({
      submissions: store.submissions,
      limiter: store.limits,
      wake: () => {},
      log,
      now: clock.now,
    }),
    limiter: store.limits,
    backend: null,
    site,
    webhook: false,
    log,
    ...options,
  });
}

beforeEach(async () => {
  store = await openTestStore(clock);
  log = collectingLog();
  spoolFolder = temporaryFolder();
});

describe('an application that is kept here', () => {
  it('is stored with the CV under our own name for it, to be deleted after six months', async () => {
    const outcome = await applications().apply(request(), job, client);
    const [stored] = await store.submissions.find({ kind: 'application' });
    expect(outcome).toMatchObject({ kind: 'accepted', reference: stored?.reference, repeated: false });
    expect(stored).toMatchObject({
      email: 'sian@example.org',
      fields: {
        name: 'Siân O’Brien-Łukasz',
        phone: '+447700900123',
        experience: '1-3',
        position: 'Care Assistant',
        jobReference: 'CA-1',
        contractType: 'Full-time',
        hoursPerWeek: '37.5',
      },
      deleteAfter: new Date('2027-05-20T10:00:00Z'),
      file: { name: 'My “CV”.pdf', mediaType: 'application/pdf', size: pdf().length },
    });
    const file = await store.submissions.readFile(stored?.id ?? '');
    expect(Buffer.from(file?.bytes ?? []).equals(pdf())).toBe(true);
  });

  it('is one application when it is sent twice, and another one with another CV', async () => {
    const formKey = randomUUID();
    const site = applications();
    const first = await site.apply(request({ formKey }), job, client);
    const again = await site.apply(request({ formKey }), job, client);
    expect(again).toEqual({ ...first, repeated: true });
    const other = await site.apply(request({ formKey }, pdf({ padding: 100 })), job, client);
    expect(other).toMatchObject({ kind: 'accepted', repeated: false });
    expect(await store.submissions.find({})).toHaveLength(2);
  });

  it('owes the office a mail with the CV and the applicant a confirmation, which arrive', async () => {
    const smtp = await startSmtpServer();
    const transport = createSmtpTransport({ url: smtp.url });
    const sender = createMailSender({
      transport,
      from: { name: brand.name, address: brand.email.sender },
      submissions: store.submissions,
      isToOffice: () => false,
      composeLetter: async () => null,
    });
    const worker = createDeliveryWorker({
      ...{ outbox: store.outbox, leaseMs: 60_000, log },
      senders: { mail: sender },
    });
    const outcome = await applications().apply(request(), job, client);
    worker.start();
    await expect.poll(() => smtp.received.length).toBe(2);
    await worker.stop();
    transport.close();
    await smtp.close();

    const reference = outcome.kind === 'accepted' ? outcome.reference : null;
    const mails = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
    const [office, person] = mails.toSorted((a) => (a.to?.[0]?.address === site.inbox ? -1 : 1));
    expect(office).toMatchObject({
      subject: `Application from Siân O’Brien-Łukasz: Care Assistant (${reference})`,
      replyTo: [{ name: 'Siân O’Brien-Łukasz', address: 'sian@example.org' }],
    });
    expect(office?.text).toContain('> I would like to work with you.\n> I am kind.');
    for (const fact of ['CA-1', '37.5', '07700 900 123', '1-3 years', 'Full-time'])
      expect(office?.text).toContain(fact);
    expect(office?.attachments).toMatchObject([{ filename: 'My “CV”.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from((office?.attachments[0]?.content ?? '') as ArrayBuffer).equals(pdf())).toBe(true);

    expect(person).toMatchObject({ to: [{ address: 'sian@example.org' }], attachments: [] });
    expect(person?.subject).toBe(`We have your application (${reference})`);
    expect(person?.text).toContain('HR will contact you shortly');
    expect(person?.text).toContain('Position: Care Assistant');
    for (const words of ['by the end of Friday 27 November', 'Received: Friday 20 November 2026 at 10 am'])
      expect(person?.text).toContain(words);
  });

  it('owes the webhook a message where one is set up', async () => {
    const outcome = await applications({ webhook: true }).apply(request(), job, client);
    const messages = await store.outbox.claim(10, 1000);
    const payload = messages.find(({ channel }) => channel === 'webhook')?.payload as { body: string };
    expect(JSON.parse(payload.body)).toMatchObject({
      type: 'application.received',
      timestamp: clock.now().toISOString(),
      data: {
        reference: outcome.kind === 'accepted' ? outcome.reference : null,
        name: 'Siân O’Brien-Łukasz',
        position: 'Care Assistant',
        jobReference: 'CA-1',
        cv: { name: 'My “CV”.pdf', mediaType: 'application/pdf', size: pdf().length },
      },
    });
  });
});

it('confirms to the applicant of another installation without the words it sent', async () => {
  const passed = request({ position: 'Buy now at shop.example', jobReference: 'shop.example' });
  expect(await applications().applyForwarded(passed, client)).toMatchObject({ kind: 'accepted' });
  const mails = (await store.outbox.claim(10, 1000)).map(({ payload }) => payload as { text: string });
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ text }) => text.includes('shop.example'))).toHaveLength(1);
});

describe('an application that is not taken', () => {
  it('is told every fault at its field and gets back all that was typed', async () => {
    const outcome = await applications().apply(
      request({ name: 'X', extra: 'kept' }, Buffer.from('MZ')),
      job,
      client,
    );
    expect(outcome).toMatchObject({
      kind: 'invalid',
      errors: { name: 'Name must be at least 2 characters', cv: 'Unsupported file type' },
      fields: { name: 'X', message: typed.message, extra: 'kept' },
    });
    expect(await store.submissions.find({})).toEqual([]);
  });

  it('has too large a file', async () => {
    expect(await applications().apply(request({}, Buffer.alloc(6_000_000)), job, client)).toMatchObject({
      kind: 'invalid',
      errors: { cv: 'File size is too large' },
      fields: { name: typed.name },
    });
  });

  it('is the work of a machine', async () => {
    expect(await applications().apply(request({ officeFax: 'x' }), job, client)).toMatchObject({
      kind: 'suspected-spam',
      fields: { name: typed.name },
    });
  });

  it('is one too many from the same place', async () => {
    const site = applications();
    const send = (count: number) =>
      site.apply(request({ message: `${count} ${typed.message}` }), job, client);
    let outcome = await send(0);
    for (let count = 1; count < 100 && outcome.kind === 'accepted'; count += 1) outcome = await send(count);
    expect(outcome).toMatchObject({ kind: 'rate-limited', fields: { name: typed.name } });
    expect(await site.apply(request(), job, '203.0.113.8')).toMatchObject({ kind: 'accepted' });
  });

  it('comes with CVs that are refused, one after the other', async () => {
    const site = applications();
    const kinds: string[] = [];
    for (let count = 0; count < 60; count += 1)
      kinds.push((await site.apply(request({}, Buffer.from('MZ')), job, client)).kind);
    expect(kinds.indexOf('rate-limited')).toBe(40);
    expect(await site.apply(request(), job, client)).toMatchObject({ fields: { name: typed.name } });
    expect(await site.apply(request(), job, '203.0.113.8')).toMatchObject({ kind: 'accepted' });
  });

  it('cannot be stored', async () => {
    const save = () => Promise.reject(new Error('database or disk is full'));
    const failing = createSubmissionIntake({
      submissions: { save, saveIfFree: save },
      limiter: store.limits,
      wake: () => {},
      log,
    });
    const outcome = await applications({ intake: failing }).apply(request(), job, client);
    expect(outcome).toMatchObject({ kind: 'failed', fields: { name: typed.name } });
  });

  it('cannot be read because the disk does not take it', async () => {
    rmSync(spoolFolder, { recursive: true });
    expect(await applications().apply(request(), job, client)).toEqual({ kind: 'failed' });
    expect(log.lines).toMatchObject([{ level: 'error' }]);
    expect(JSON.stringify(log.lines)).not.toContain('example.org');
  });

  it('is no form', async () => {
    const noForm = new Request('https://site.example/', { method: 'POST', body: 'hello' });
    expect(await applications().apply(noForm, job, client)).toEqual({ kind: 'malformed' });
  });
});

describe('an application that a backend keeps', () => {
  async function setUp(options: Partial<BackendOptions> = {}) {
    const upstream = await startHttpUpstream(answering(200, '{"success":true,"reference":"BK-7"}'));
    onTestFinished(() => upstream.close());
    const backend = createBackendClient({ url: upstream.url, enabled: true, timeoutMs: 60_000, ...options });
    return { upstream, site: applications({ backend }) };
  }

  it('is handed over with every field of the contract, and nothing is kept', async () => {
    const { upstream, site } = await setUp();
    expect(await site.apply(request({ phone: '07700 900123 ext 12' }), job, client)).toMatchObject({
      kind: 'accepted',
      reference: 'BK-7',
      repeated: false,
    });
    const [got] = upstream.requests;
    const type = got?.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(got?.body ?? []), {
      headers: { 'content-type': type },
    }).formData();
    expect(got?.path).toBe('/api/apply');
    expect([...form.keys()].sort()).toEqual(
      [
        ...['name', 'email', 'phone', 'position', 'message', 'experience'],
        ...['jobReference', 'contractType', 'hoursPerWeek', 'resume'],
      ].sort(),
    );
    expect(form.get('position')).toBe('Care Assistant');
    expect(form.get('phone')).toBe('+447700900123');
    expect(form.get('resume')).toMatchObject({
      name: 'My “CV”.pdf',
      type: 'application/pdf',
      size: pdf().length,
    });
    expect(await store.submissions.find({})).toEqual([]);
  });

  it('that hangs keeps nobody’s CV from being read, and no more of them than there is memory for', async () => {
    const { upstream, site } = await setUp();
    const held: (() => void)[] = [];
    upstream.answerWith((response) => void held.push(() => response.end('{"success":true}')));
    const kinds = Array.from({ length: 24 }, async (_, count) => {
      const { kind } = await site.apply(request({ formKey: randomUUID() }), job, `203.0.113.${count}`);
      return kind;
    });
    // All that may wait do so at the same time.
    await expect.poll(() => held.length).toBe(20);
    await expect.poll(() => Promise.race(kinds)).toBe('busy');
    for (const answer of held) answer();
    expect((await Promise.all(kinds)).filter((kind) => kind === 'accepted')).toHaveLength(20);
  });

  it('leaves out what the job does not say', async () => {
    const { upstream, site } = await setUp();
    await site.apply(
      request(),
      { title: 'Carer', jobReference: '', contractType: '', hoursPerWeek: '' },
      client,
    );
    const body = upstream.requests[0]?.body.toString('latin1') ?? '';
    for (const name of ['jobReference', 'contractType', 'hoursPerWeek'])
      expect(body).not.toContain(`name="${name}"`);
  });

  it('goes through this site to another one of the same make', async () => {
    const other = applications();
    const { upstream, site } = await setUp();
    upstream.answerWith(async (response, { body, headers }) => {
      const passed = new Request('https://other.example/api/apply', {
        method: 'POST',
        body: new Uint8Array(body),
        headers: {
          'content-type': headers['content-type'] ?? '',
          'idempotency-key': String(headers['idempotency-key']),
        },
      });
      const outcome = await other.applyForwarded(passed, '198.51.100.1');
      response.end(JSON.stringify({ success: outcome.kind === 'accepted', ...outcome }));
    });
    const first = await site.apply(request({ formKey: randomUUID() }), job, client);
    const [stored] = await store.submissions.find({});
    expect(first).toMatchObject({ kind: 'accepted', reference: stored?.reference, repeated: false });
    expect(stored).toMatchObject({
      fields: { experience: '1-3', position: 'Care Assistant' },
      file: { size: pdf().length },
    });
  });

  it.each<[string, Partial<BackendOptions>, Parameters<typeof startHttpUpstream>[0], object]>([
    ['is disabled', { enabled: false }, hanging, { reason: 'disabled' }],
    ['has no address', { url: '' }, hanging, { reason: 'not_configured' }],
    [
      'answers with an error',
      {},
      answering(500, '{"success":false,"error":"full"}'),
      { reason: 'http_error', status: 500 },
    ],
    ['hangs', { timeoutMs: 300 }, hanging, { reason: 'timeout' }],
    ['drops the connection', {}, (response) => response.socket?.destroy(), { reason: 'network_error' }],
  ])(
    'is not taken where it %s; the log says why and nothing of the person',
    async (_, options, answer, failure) => {
      const { upstream, site } = await setUp(options);
      upstream.answerWith(answer);
      expect(await site.apply(request(), job, client)).toMatchObject({
        kind: 'failed',
        fields: { name: typed.name },
      });
      expect(log.lines).toMatchObject([{ level: 'error', data: failure }]);
      expect(JSON.stringify(log.lines)).not.toMatch(/example\.org|900123|Siân/);
    },
  );
});
