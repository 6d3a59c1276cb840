import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CV_BYTES } from '#domain/applications/cv.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { type ApplicationForm, createApplicationReader } from './read-application.ts';

const MEGABYTE = 1_000_000;
let folder: string;
let server: ChildProcess;
let url: string;

async function start(...settings: string[]): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
  server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'upload-server-for-tests.ts'), folder, ...settings],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const port = await new Promise<string>((resolve) =>
    server.stdout?.once('data', (data) => resolve(String(data).trim())),
  );
  url = `http://127.0.0.1:${port}/apply`;
}

async function stop(): Promise<void> {
  server.kill();
  await rm(folder, { recursive: true, force: true });
}

interface Answer {
  kind: string;
  fields: Record<string, string> | null;
  cv: { name: string; size: number } | null;
}

async function send(form: FormData, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', body: form, headers });
  return (await response.json()) as Answer;
}

function filled(cv?: Blob, name = 'cv.pdf'): FormData {
  const form = new FormData();
  form.set('name', 'Siân Łukasz');
  form.set('message', 'One\nTwo');
  if (cv) form.set('cv', cv, name);
  form.set('formKey', 'after the file');
  return form;
}

const memory = async () => {
  const response = await fetch(new URL('/memory', url));
  return (await response.json()) as { rss: number; peak: number; arrived: number };
};

describe('an application that is sent', () => {
  beforeAll(() => start());
  afterAll(stop);

  it('is read with its fields, line ends as typed, and its file', async () => {
    expect(await send(filled(new Blob(['%PDF']), 'Siân’s "CV".pdf'))).toEqual({
      kind: 'received',
      fields: { name: 'Siân Łukasz', message: 'One\nTwo', formKey: 'after the file' },
      cv: { name: 'Siân’s %22CV%22.pdf', size: 4 },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('may have no file, or the empty one that a browser sends', async () => {
    expect(await send(filled())).toMatchObject({ kind: 'received', cv: null });
    expect(await send(filled(new Blob([]), ''))).toMatchObject({ kind: 'received', cv: null });
    expect(await send(filled(new Blob([]), 'empty.pdf'))).toMatchObject({
      cv: { name: 'empty.pdf', size: 0 },
    });
  });

  it('takes the CV under the contract’s name, and no other file', async () => {
    const form = filled();
    form.set('photo', new Blob(['x']), 'photo.jpg');
    form.set('resume', new Blob(['xy']), 'resume.pdf');
    expect(await send(form)).toMatchObject({ cv: { name: 'resume.pdf', size: 2 } });
  });

  it.each([
    [MAX_CV_BYTES, 'received'],
    [MAX_CV_BYTES + 1, 'too-large'],
    [5 * 1024 * 1024, 'too-large'],
  ])('with a file of %i bytes is %s, and no field is lost', async (size, kind) => {
    const answer = await send(filled(new Blob([new Uint8Array(size)])));
    expect(answer).toMatchObject({ kind, fields: { name: 'Siân Łukasz', formKey: 'after the file' } });
  });

  it('says itself that it is too large: it is hardly read, and the fields before the file are kept', async () => {
    const answer = await send(filled(new Blob([new Uint8Array(20 * MEGABYTE)])));
    expect(answer).toMatchObject({
      kind: 'too-large',
      fields: { name: 'Siân Łukasz', message: 'One\nTwo' },
    });
  });

  it('is too large without saying so: it is read up to the limit, and then dropped', async () => {
    const boundary = 'line';
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnna\r\n--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`,
          ),
        );
        for (let count = 0; count < 20; count += 1) controller.enqueue(new Uint8Array(MEGABYTE));
        controller.close();
      },
    });
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const response = await fetch(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    expect(await response.json()).toMatchObject({ kind: 'too-large', fields: { name: 'Anna' } });
  });

  const frame = (content: string | Buffer) =>
    Buffer.concat([
      Buffer.from('--line\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
      Buffer.from(content),
      Buffer.from('\r\n--line--\r\n'),
    ]);

  it.each([
    ['no form', 'application/json', Buffer.from('{"name":"Anna"}')],
    ['a form without a boundary', 'multipart/form-data', frame('x')],
    ['a form of another boundary', 'multipart/form-data; boundary=other', frame('x')],
    ['a form without its end', 'multipart/form-data; boundary=line', frame('x').subarray(0, -6)],
    [
      'a form with text that is no text',
      'multipart/form-data; boundary=line',
      frame(Buffer.from([0xff, 0xfe])),
    ],
    ['a form with a field of 200 kB', 'multipart/form-data; boundary=line', frame('x'.repeat(200_000))],
    [
      'a form with endless headers',
      'multipart/form-data; boundary=line',
      Buffer.from(`--line\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    ],
    [
      'a form of 41 fields',
      'multipart/form-data; boundary=line',
      Buffer.concat([...Array.from({ length: 40 }, () => frame('x').subarray(0, -10)), frame('x')]),
    ],
  ])('is refused where it is %s', async (_, contentType, body) => {
    const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': contentType } });
    expect(await response.json()).toMatchObject({ kind: 'malformed' });
  });

  it('cannot reach into the program by the names of its fields', async () => {
    const form = filled();
    form.set('__proto__', 'x');
    form.set('constructor', 'y');
    const { fields } = await send(form);
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      ['__proto__', 'constructor', 'formKey', 'message', 'name'].sort(),
    );
  });
});

interface Upload {
  sending: ClientRequest;
  answered: Promise<{ status: number; body: string } | 'broken off'>;
}

function beginUpload(headers: Record<string, string> = {}): Upload {
  const sending = request(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=line', ...headers },
  });
  const answered = new Promise<{ status: number; body: string } | 'broken off'>((resolve) => {
    sending.on('error', () => resolve('broken off'));
    sending.on('response', async (response: IncomingMessage) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', () => resolve('broken off'));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
      );
    });
  });
  sending.write('--line\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n');
  return { sending, answered };
}

const write = (sending: ClientRequest, bytes: number) =>
  new Promise<void>((resolve) => sending.write(Buffer.alloc(bytes, 7), () => resolve()));

describe('many and endless uploads', () => {
  afterEach(stop);

  it('of 5 MB, fifty at the same time, leave memory flat', async () => {
    await start();
    await send(filled(new Blob([new Uint8Array(MAX_CV_BYTES)])));
    const before = await memory();
    const uploads = Array.from({ length: 50 }, () => beginUpload());
    // All are under way with four fifths sent before the first one ends.
    for (let part = 0; part < 4; part += 1) {
      await Promise.all(uploads.map(({ sending }) => write(sending, MEGABYTE)));
    }
    for (const { sending } of uploads)
      sending.end(Buffer.concat([Buffer.alloc(MEGABYTE, 7), Buffer.from('\r\n--line--\r\n')]));
    for (const { answered } of uploads) {
      expect(await answered).toMatchObject({
        status: 200,
        body: expect.stringContaining(`"size":${MAX_CV_BYTES}`),
      });
    }
    const { peak } = await memory();
    // Kept in memory they would take 250 MB at the very least; what waits for a busy machine's disk takes some, too.
    expect((peak - before.rss) / MEGABYTE).toBeLessThan(150);
    expect(await readdir(folder)).toEqual([]);
  }, 60_000);

  it('without an end are cut off', async () => {
    await start();
    const { sending, answered } = beginUpload();
    let ended: unknown;
    void answered.then((answer) => {
      ended = answer;
    });
    let sent = 0;
    while (ended === undefined && sent < 200 * MEGABYTE) {
      await Promise.race([write(sending, MEGABYTE), answered]);
      sent += MEGABYTE;
    }
    expect(await answered).toBe('broken off');
    expect((await memory()).arrived).toBeLessThan(80 * MEGABYTE);
    sending.destroy();
  }, 60_000);

  it('that fall silent are given up', async () => {
    await start('200');
    const { sending, answered } = beginUpload();
    await write(sending, 1000);
    while ((await memory()).arrived < 1000) await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => setTimeout(resolve, 300));
    sending.end();
    expect(await answered).toMatchObject({ body: expect.stringContaining('interrupted') });
    expect(await readdir(folder)).toEqual([]);
  });

  it('that are more than can be taken are told so, and the next one is taken again', async () => {
    await start('30000', '1');
    const first = beginUpload();
    await write(first.sending, 100_000);
    while ((await memory()).arrived < 100_000) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await send(filled())).toMatchObject({ kind: 'busy' });
    first.sending.end('\r\n--line--\r\n');
    expect(await first.answered).toMatchObject({ body: expect.stringContaining('"kind":"received"') });
    expect(await send(filled())).toMatchObject({ kind: 'received' });
  });

  it('that trickle give way to the next one when no slot is left', async () => {
    await start('30000', '1', '100');
    const slow = beginUpload();
    await write(slow.sending, 10);
    expect(await send(filled())).toMatchObject({ kind: 'received' });
    slow.sending.end('\r\n--line--\r\n');
    expect(await slow.answered).toMatchObject({ body: expect.stringContaining('interrupted') });
    expect(await send(filled())).toMatchObject({ kind: 'received' });
  });

  it('of one client leave places for all others', async () => {
    await start();
    const client = { 'x-client': 'one' };
    const trickling = Array.from({ length: 10 }, () => beginUpload(client));
    await Promise.all(trickling.map(({ sending }) => write(sending, 100_000)));
    expect(await send(filled(), client)).toMatchObject({ kind: 'busy' });
    expect(await send(filled())).toMatchObject({ kind: 'received' });
    for (const { sending } of trickling) sending.destroy();
    await Promise.all(trickling.map(({ answered }) => answered));
  });

  it('whose sender has gone away leave nothing behind', async () => {
    await start('30000', '1');
    const { sending, answered } = beginUpload();
    await write(sending, 1000);
    while ((await memory()).arrived < 1000) await new Promise((resolve) => setTimeout(resolve, 10));
    sending.destroy();
    await answered;
    expect(await send(filled())).toMatchObject({ kind: 'received' });
    expect(await readdir(folder)).toEqual([]);
  });
});

it('an application that has waited too long behind others in memory is given up in its turn', async () => {
  const reader = createApplicationReader({
    ...{ spoolFolder: temporaryFolder(), log: collectingLog() },
    ...{ maxInMemory: 1, maxWaitMs: 50 },
  });
  const body = filled(new Blob(['%PDF']));
  const read = () => reader.read(new Request('http://localhost/apply', { method: 'POST', body }), 'one');
  await using first = await read();
  await using second = await read();
  const store = Promise.withResolvers<void>();
  const stored = cvOf(first).use(() => store.promise);
  const waiting = cvOf(second).use(async () => 'stored');
  await wait(100);
  store.resolve();
  await stored;
  await expect(waiting).rejects.toThrow('in memory for too long');
});

function cvOf(form: ApplicationForm) {
  return form.kind === 'received' && form.cv !== null && form.cv !== 'too-large' ? form.cv : expect.fail();
}
