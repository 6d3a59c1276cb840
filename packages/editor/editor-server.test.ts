import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from './drafts/draft.ts';
import { createEditor, type Editor } from './editor.ts';
import { createEditorServer } from './editor-server.ts';
import { type Rendering, startRendering } from './pages/render.ts';
import { createSavedCopies } from './saving/saved-copies.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'editor-'));
const folder = join(scratch, 'content');
cpSync(join(root, 'content'), folder, { recursive: true });

let editor: Editor;
let rendering: Rendering;
let port = 0;
let server: ReturnType<typeof createEditorServer>;
let connectedTo: string | null = null;

beforeAll(async () => {
  rendering = await startRendering(root);
  editor = createEditor({
    folder,
    general: folder,
    copies: createSavedCopies(join(scratch, 'copies')),
  });
  const publish = [process.execPath, '-e', "console.log('Built.', ...process.argv.slice(1))", '--'];
  const undo = [publish.with(2, "console.error('Back <again>.')"), publish.with(2, 'process.exit(1)')];
  const site = 'http://127.0.0.1:3000';
  server = createEditorServer({ editor, rendering, site, liveServer: () => connectedTo, publish, undo });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as { port: number }).port;
});

afterAll(async () => {
  server.close();
  await rendering.close();
  rmSync(scratch, { recursive: true });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** Unlike `fetch`, it sends the headers that it is given. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

const own = () => ({ origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' });
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';

async function post(
  path: string,
  fields: Record<string, string | File>,
  headers: Record<string, string> = own(),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const type = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return send(path, { method: 'POST', headers: { ...type, ...headers }, body: await encoded.bytes() });
}

const formAt = async (path: string) => fieldsIn((await send(path)).text);

/** Every field of a page's form as it stands. */
function fieldsIn(text: string): Record<string, string> {
  const unescaped = (value: string) =>
    value
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
  const inputs = [...text.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const name = /\sname="([^"]*)"/.exec(input)?.[1];
    const isUnticked = input.includes('type="checkbox"') && !input.includes('checked');
    return name && !isUnticked ? [[name, /\svalue="([^"]*)"/.exec(input)?.[1] ?? ''] as const] : [];
  });
  const areas = [...text.matchAll(/<textarea[^>]*\sname="([^"]*)"[^>]*>([\s\S]*?)<\/textarea>/g)];
  const texts = areas.map(([, name = '', value = '']) => [name, value.replace(/^\n/, '')] as const);
  return Object.fromEntries([...inputs, ...texts].map(([name, value]) => [name, unescaped(value)]));
}

it.each([
  ...['privacy', 'complaints', 'accessibility', 'safeguarding'].map((name) => `statements/${name}.yaml`),
  ...['intents/care.yaml', 'assistant-sentences.yaml', 'brand.yaml', 'prices.yaml', 'team.yaml'],
])('every field of %s is in its form, so that nothing goes when it is sent', async (name) => {
  const form = editor.open(name);
  if (!form || Array.isArray(form)) throw new Error(`${name} cannot be opened`);
  const { text } = await send(`/file/${name}`);
  const shown = new Set([...text.matchAll(/\sname="([^"]+)"/g)].map(([, field]) => field));
  expect(fieldsOf(form.draft).filter(([field]) => !shown.has(field))).toEqual([]);
});

it.each(['/%zz', '/file/%zz', '//', '/file/%C3'])(
  'the address %s, which no link has, is the sender’s fault',
  async (path) => {
    expect((await send(path)).status).toBe(400);
    expect((await post(path, { token: 'x' })).status).toBe(400);
  },
);

describe('only pages of the editor are answered', () => {
  it.each([
    ['another name for this machine', { host: 'editor.example' }],
    ['another port', { host: '127.0.0.1:1' }],
    ['a page of another site', { origin: 'https://editor.example' }],
    ['a page of another port', { origin: 'http://127.0.0.1:3000' }],
    ['a page that has no origin', { origin: 'null' }],
    ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a link of another port', { 'sec-fetch-site': 'same-site' }],
  ])('%s', async (_, headers) => {
    const read = await send('/file/brand.yaml', { headers });
    expect([read.status, read.text.includes('Wrenfold')]).toEqual([403, false]);
    const fields = { ...(await formAt('/file/area.yaml')), short: 'Kent' };
    expect((await post('/file/area.yaml', fields, { ...own(), ...headers })).status).toBe(403);
    expect(readFileSync(join(folder, 'area.yaml'), 'utf8')).toContain('short: Hampshire');
  });

  it('not without an origin, and not without the token', async () => {
    const fields = { ...(await formAt('/file/area.yaml')), short: 'Kent' };
    expect((await post('/file/area.yaml', fields, {})).status).toBe(403);
    expect((await post('/file/area.yaml', { ...fields, token: 'x' })).status).toBe(403);
    expect((await post('/undo', { at: 'x' })).status).toBe(403);
    expect((await post('/publish', {})).status).toBe(403);
    expect(readFileSync(join(folder, 'area.yaml'), 'utf8')).toContain('short: Hampshire');
  });

  it.each([
    '/file/../package.json',
    '/file/%2e%2e%2fpackage.json',
    '/pictures/news/..%2f..%2fpackage.json',
    '/%E0%A4%A',
  ])('no other file: %s', async (path) => {
    expect((await send(path)).text).not.toContain('wrenfold-website');
  });

  it('no other method, and nothing larger than a picture', async () => {
    expect((await send('/', { method: 'PUT' })).status).toBe(403);
    const token = tokenIn((await send('/file/area.yaml')).text);
    const large = await post('/file/area.yaml', { token, short: 'x'.repeat(21 * 1024 * 1024) });
    expect(large.status).toBe(413);
  });
});

it('runs no script and no style but its own, and is kept nowhere', async () => {
  const { headers, text } = await send('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(text.replace('<script src="/leave.js" defer=""></script>', '')).not.toMatch(
    /<script|<style|\sstyle=/,
  );
  expect((await send('/leave.js')).text).toContain('beforeunload');
});

it('has the look of the site', () => {
  expect(rendering.styles).toMatch(/--pine-700: #[\da-f]{6}/i);
  expect(rendering.fonts.get('/.generated/fonts/fraunces.woff2')?.length).toBeGreaterThan(10_000);
  expect(rendering.styles).not.toMatch(/font-display:\s*optional/);
});

it('shows the sign of the provider as the last build has made it', async () => {
  const { status, headers } = await send('/favicon.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

it('lists every file, in words', async () => {
  const { text } = await send('/');
  for (const title of ['Opening times', 'Prices', 'Companion (bank)', 'Night Care Services'])
    expect(text).toContain(`>${title}</a>`);
});

it('names the promises that came with the site, each with its field, until they are changed or kept', async () => {
  const cctv = '/file/statements/privacy.yaml#privacy.sections.1.blocks.8.list.2';
  const first = (await send('/')).text;
  expect(first).toMatch(/Promises that came with the site: \d\d</);
  expect(first).toContain(`<a href="${cctv}">CCTV at the office</a>`);
  expect((await send('/?q=prices')).text).not.toContain('Promises that came');
  const site = readFileSync(join(folder, 'site.yaml'), 'utf8');
  const token = tokenIn(first);
  const kept = await post('/keep', { token, words: 'CCTV at the office' });
  expect([kept.status, kept.headers.location]).toEqual([303, '/?kept#promises']);
  await post('/keep', { token, words: 'We promise the moon' });
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe(`${site}confirmed:\n  - CCTV at the office\n`);
  const after = (await send('/')).text;
  writeFileSync(join(folder, 'site.yaml'), site);
  expect(after).not.toContain('CCTV at the office');
  expect(after).toContain('There is no joining fee');
});

it('saves a form, and shows it again with what is wrong', async () => {
  const path = '/file/opening-times.yaml';
  const saved = await post(path, {
    ...(await formAt(path)),
    'week.Saturday.0': '10:00',
    'week.Saturday.1': '12:00',
  });
  expect([saved.status, saved.headers.location]).toEqual([303, `${path}?saved#outcome`]);
  expect(readFileSync(join(folder, 'opening-times.yaml'), 'utf8')).toContain(
    "  Saturday: ['10:00', '12:00']\n",
  );
  const refused = await post(path, { ...(await formAt(path)), 'week.Saturday.1': '09:00' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('An ordinary week, Saturday: must close after it opens');
  expect(refused.text).toMatch(
    /name="week\.Saturday\.1"[^>]*value="09:00"|value="09:00"[^>]*name="week\.Saturday\.1"/,
  );
});

it('makes a picture small enough and lays it beside its news', async () => {
  const noise = {
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  } as const;
  const picture = new File(
    [new Uint8Array(await sharp(noise).jpeg({ quality: 95 }).toBuffer())],
    'Our Hall.JPG',
  );
  const empty = { summary: 'We have a hall.', text: 'Come in.', imageAlt: 'A hall' };
  const refused = await post('/new/news', {
    ...(await formAt('/new/news')),
    ...empty,
    'image.file': picture,
  });
  expect(refused.status).toBe(422);
  expect(readdirSync(join(folder, 'news'))).not.toContain('our-hall.webp');
  expect((await send('/pictures/news/our-hall.webp')).headers['content-type']).toBe('image/webp');
  const sent = await post('/new/news', { ...fieldsIn(refused.text), ...empty, title: 'New hall' });
  expect(sent.headers.location).toBe('/file/news/new-hall.md?saved#outcome');
  expect(readFileSync(join(folder, 'news/new-hall.md'), 'utf8')).toContain('image: our-hall.webp');
  const { width, size = 0 } = await sharp(readFileSync(join(folder, 'news/our-hall.webp'))).metadata();
  expect(width).toBe(1600);
  expect(size).toBeLessThan(1_000_000);
  const none = await post('/file/news/new-hall.md', {
    ...(await formAt('/file/news/new-hall.md')),
    'image.file': new File(['no'], 'a.jpg'),
  });
  expect(none.text).toContain('is no picture that can be used');
});

it('shows each picture where a photo may stand, and takes one there', async () => {
  const { text } = await send('/pictures');
  const [, place = '', src = ''] =
    /<a href="(\/picture\/priya)#form"[^>]*><img src="([^"]*)"/.exec(text) ?? [];
  expect((await send(src)).headers['content-type']).toBe('image/webp');
  expect((await send('/picture/nobody')).status).toBe(404);
  expect((await send('/pictures/scenes/..%2fteam')).status).toBe(404);
  const green = { create: { width: 640, height: 480, channels: 3, background: '#7a9' } } as const;
  const bytes = new Uint8Array(await sharp(green).jpeg().toBuffer());
  const seen = await post('/file/pictures.yaml', {
    ...(await formAt(place)),
    'pictures.0.value.version.file': new File([bytes], 'priya.jpg'),
  });
  const [own = ''] = /\/pictures\/own\/priya\.[0-9a-f]{8}/.exec(seen.text) ?? [];
  expect((await send(own)).headers['content-type']).toBe('image/webp');
  const sent = await post('/file/pictures.yaml', fieldsIn(seen.text));
  expect(sent.headers.location).toBe('/file/pictures.yaml?saved#outcome');
  expect((await send('/pictures')).text).toContain(own);
  const token = tokenIn(text);
  expect((await post('/pictures', { token })).text).toContain('must be chosen');
  expect((await post('/pictures', { token, logo: new File(['no'], 'a.png') })).status).toBe(422);
  expect((await post('/pictures', { token, logo: new File([bytes], 'a.jpg') })).status).toBe(303);
  expect((await send('/pictures/logo')).headers['content-type']).toBe('image/png');
});

it('asks before a job goes', async () => {
  const name = 'jobs/companion-eastleigh.md';
  for (const [path, words] of [
    [`/close/${name}`, 'Close this job'],
    [`/delete/${name}`, 'Delete'],
  ] as const) {
    const { text } = await send(path);
    expect(text).toContain(`${words}: Companion (bank)?</h1>`);
    expect(text).toContain(` action="${path}#outcome" method="post"><input type="hidden" name="token"`);
    const before = readdirSync(join(folder, 'jobs')).length;
    const { status, headers } = await post(path, { token: tokenIn(text) });
    expect([status, headers.location]).toEqual(
      words === 'Delete' ? [200, undefined] : [303, `/file/${name}?saved#outcome`],
    );
    expect(readdirSync(join(folder, 'jobs'))).toHaveLength(words === 'Delete' ? before - 1 : before);
  }
  expect((await send('/delete/about.yaml')).status).toBe(404);
});

it('publishes, takes the last publish back, and says what came of it', async () => {
  const alone = await send('/publish');
  expect(alone.text).toContain('Visitors see nothing of it');
  expect(alone.text).not.toContain('Undo the last publish');
  const token = tokenIn(alone.text);
  expect((await post('/publish', { token })).text).toMatch(/Built\.\n<\/pre>[\s\S]*nobody else can see it/);

  connectedTo = 'website@www.example.org';
  const { text } = await send('/publish');
  expect(text).toContain('go to website@www.example.org');
  expect(text).toContain('Undo the last publish');
  const published = await post('/publish', { token });
  expect(published.text).toMatch(
    /Publishing<\/h1>[\s\S]*Built\. --to\n<\/pre>[\s\S]*Published[\s\S]*<\/html>$/,
  );
  const undone = await post('/undo-publish', { token });
  expect(undone.text).toMatch(/Back &lt;again&gt;\.\n<\/pre>[\s\S]*Published/);
});
