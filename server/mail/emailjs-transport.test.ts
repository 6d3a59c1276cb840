import { afterEach, describe, expect, it } from 'vitest';
import {
  answering,
  type HttpUpstream,
  hanging,
  hangingUp,
  startHttpUpstream,
  type UpstreamAnswer,
} from '../../tests/support/http-upstream.ts';
import { createEmailJsTransport, type EmailJsOptions } from './emailjs-transport.ts';
import { describeMailTransport, sampleMail } from './mail-transport.contract.ts';

const ids = { userId: 'user_1', serviceId: 'service_2', templateId: 'template_3', privateKey: null };
const accepting = answering(200, 'OK');

const faults: Record<string, { permanent: boolean; answer: UpstreamAnswer }> = {
  'a 400': { permanent: false, answer: answering(400, 'The user_id parameter is required') },
  'a 403': {
    permanent: false,
    answer: answering(403, 'API calls are disabled for non-browser applications'),
  },
  'a 404': { permanent: false, answer: answering(404, 'Account not found') },
  'a 413': { permanent: true, answer: answering(413, 'too large') },
  'a 422 that repeats the address': {
    permanent: true,
    answer: answering(422, 'bad recipient a@example.org'),
  },
  'a 408': { permanent: false, answer: answering(408, 'Timeout') },
  'a 429': { permanent: false, answer: answering(429, 'Too many requests') },
  'a 500': { permanent: false, answer: answering(500, 'Internal error') },
  'a redirect': { permanent: false, answer: (response) => response.writeHead(302, { Location: '/' }).end() },
  'an OK among other words': { permanent: false, answer: answering(503, 'OK, but later') },
  'no answer': { permanent: false, answer: hanging },
  'half an answer': { permanent: false, answer: hangingUp },
  'an endless answer': {
    permanent: false,
    answer: (response, _request) => {
      response.writeHead(502);
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(timer));
    },
  },
};

function paramsOf(upstream: HttpUpstream): Record<string, string>[] {
  return upstream.requests.map(({ body }) => JSON.parse(body.toString()).template_params);
}

describeMailTransport('EmailJS', [...Object.keys(faults), 'away'], async () => {
  const upstream = await startHttpUpstream(accepting);
  let missed = 0;
  return {
    transport: createEmailJsTransport({ ...ids, url: upstream.url, timeoutMs: 3000, intervalMs: 1 }),
    arrived: async () =>
      paramsOf(upstream)
        .slice(missed)
        .map(({ to_email: to = '', subject = '', message = '' }) => ({
          to,
          subject,
          text: message.trimEnd(),
        })),
    faults: {
      ...Object.fromEntries(
        Object.entries(faults).map(([name, { permanent, answer }]) => [
          name,
          { permanent, begin: () => upstream.answerWith(answer) },
        ]),
      ),
      away: { permanent: false, begin: upstream.close },
    },
    recover: async () => {
      await upstream.close();
      await upstream.reopen();
      missed = upstream.requests.length;
      upstream.answerWith(accepting);
    },
    stop: upstream.close,
  };
});

describe('mail over EmailJS', () => {
  let upstream: HttpUpstream;

  afterEach(() => upstream.close());

  async function connect(options: Partial<EmailJsOptions> = {}) {
    upstream = await startHttpUpstream(accepting);
    return createEmailJsTransport({ ...ids, url: upstream.url, intervalMs: 1, ...options });
  }

  it('asks exactly what the service documents', async () => {
    const transport = await connect();
    await transport.send(
      sampleMail({ templateParams: { email: 'a@example.org', message: 'Please tell me.' } }),
    );
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1.0/email/send',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(upstream.requests[0]?.body.toString() ?? '')).toEqual({
      lib_version: '3.2.0',
      user_id: 'user_1',
      service_id: 'service_2',
      template_id: 'template_3',
      template_params: { email: 'a@example.org', message: 'Please tell me.' },
    });
  });

  it('shows the private key if there is one', async () => {
    const transport = await connect({ privateKey: 'secret' });
    await transport.send(sampleMail());
    expect(JSON.parse(upstream.requests[0]?.body.toString() ?? '')).toMatchObject({ accessToken: 'secret' });
  });

  it.each([
    ['userId', 'EMAILJS_USER_ID'],
    ['serviceId', 'EMAILJS_SERVICE_ID'],
    ['templateId', 'EMAILJS_TEMPLATE_ID'],
  ])('does not call without the %s, and says which setting is missing', async (id, setting) => {
    const transport = await connect({ [id]: null });
    await expect(transport.send(sampleMail())).rejects.toMatchObject({
      message: `EmailJS: ${setting} is missing`,
      permanent: false,
    });
    expect(upstream.requests).toEqual([]);
  });

  it('takes the words OK for success whatever the status', async () => {
    const transport = await connect();
    upstream.answerWith(answering(202, 'OK'));
    await expect(transport.send(sampleMail())).resolves.toBeUndefined();
  });

  it('takes status 200 for success whatever the words', async () => {
    const transport = await connect();
    upstream.answerWith(answering(200, ''));
    await expect(transport.send(sampleMail())).resolves.toBeUndefined();
  });

  it('answers to the visitor and names the files it cannot carry in a mail without parameters of its own', async () => {
    const transport = await connect();
    const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array(9) };
    await transport.send(sampleMail({ files: [file], replyTo: { address: 'anna@example.org' } }));
    expect(paramsOf(upstream)).toEqual([
      {
        to_email: 'sian@example.org',
        reply_to: 'anna@example.org',
        subject: 'We have your message',
        message: 'Hello\n\n\nKept on the website’s server, not sent along: cv.pdf',
      },
    ]);
  });

  it('keeps a mail back for the staff that is larger than the service takes', async () => {
    const transport = await connect();
    const text = 'x'.repeat(50_000);
    await expect(transport.send(sampleMail({ text }))).rejects.toMatchObject({ permanent: true });
    expect(upstream.requests).toEqual([]);
  });

  it('leaves the interval that the service asks for between two requests', async () => {
    const intervalMs = 500;
    const transport = await connect({ intervalMs });
    await Promise.all([1, 2, 3].map(() => transport.send(sampleMail())));
    const times = upstream.requests.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(gaps).toHaveLength(2);
    // Timers may fire a hair early and arrivals may bunch; half the interval still tells a queue from a crowd.
    for (const gap of gaps) expect(gap).toBeGreaterThan(intervalMs / 2);
  });

  it('goes on in turn after a mail that failed', async () => {
    const transport = await connect();
    upstream.answerWith(answering(500, 'no'));
    const failing = transport.send(sampleMail());
    await expect(failing).rejects.toMatchObject({ permanent: false });
    upstream.answerWith(accepting);
    await expect(transport.send(sampleMail())).resolves.toBeUndefined();
  });
});
