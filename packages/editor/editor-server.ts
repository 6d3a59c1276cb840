import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { parseText } from '../../server/markdown/parse-text.ts';
import { PhotoError } from '../illustrations/own-photo.ts';
import type { Form } from './drafts/draft.ts';
import type { Editor } from './editor.ts';
import { isCollection } from './files/content-files.ts';
import { BODY, valuesIn } from './files/file-text.ts';
import { isGroup } from './files/same.ts';
import { isToken, readForm, refusal } from './http-guard.ts';
import type { Rendering } from './pages/render.ts';
import { EXIT } from './publish/exit-codes.ts';
import { pictureIn } from './saving/pictures.ts';
import type { Sent } from './saving/save-form.ts';

interface Options {
  editor: Editor;
  rendering: Rendering;
  site: string;
  /** Where a publish goes, null for this machine alone; `connect` may change it while the editor runs. */
  liveServer: () => string | null;
  publish: readonly string[];
  /** The programs that take the server's last publish back. */
  undo: readonly (readonly string[])[];
}

interface Answer {
  status?: number;
  type?: string;
  body?: string | Uint8Array | AsyncIterable<string>;
  to?: string;
}

const leaveScript = readFileSync(join(import.meta.dirname, 'pages/leave.js'));

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

export function createEditorServer({ editor, rendering, site, liveServer, publish, undo }: Options): Server {
  const { folders } = editor;
  const { pages, styles, fonts, sign } = rendering;
  const token = randomBytes(24).toString('base64url');
  const frame = () => ({ brand: brandOf(folders.folder), site, token });
  const message = (status: number, title: string, ...lines: string[]): Answer => ({
    status,
    body: pages.messagePage(frame(), title, lines),
  });
  const unknown = () => message(404, 'There is no such page');

  function show(form: Form, status = 200): Answer {
    const typed = isGroup(form.draft) ? String(form.draft[BODY] ?? '') : '';
    const preview = form.preview ? parseText(typed) : null;
    return { status, body: pages.filePage(frame(), form, preview) };
  }

  const showPictures = (logo: { error?: string; isSaved?: boolean } = {}): Answer => ({
    status: logo.error ? 422 : 200,
    body: pages.picturesPage(frame(), editor.places(), pictureIn(folders, 'logo') !== null, logo),
  });

  async function get({ pathname, searchParams }: Address): Promise<Answer> {
    const [, room = '', ...rest] = pathname.split('/');
    const name = rest.join('/');
    if (pathname === '/') {
      const words = (searchParams.get('q') ?? '').slice(0, 200);
      const promises = words === '' ? editor.promises() : [];
      return {
        body: pages.listPage(frame(), editor.search(words), words, promises, searchParams.has('kept')),
      };
    }
    if (pathname === '/styles.css') return { type: 'text/css', body: styles };
    if (pathname === '/leave.js') return { type: 'text/javascript', body: leaveScript };
    if (pathname === '/saves') return { body: pages.savesPage(frame(), editor.saves(), null) };
    if (pathname === '/pictures') return showPictures({ isSaved: searchParams.has('saved') });
    if (pathname === '/publish') return { body: pages.publishPage(frame(), liveServer()) };
    if (room === 'new' && isCollection(name)) return show(editor.openNew(name));
    if (room === 'picture') {
      const form = editor.openPicture(name);
      return form ? show(form) : unknown();
    }
    if (room === 'pictures') return pictureIn(folders, name) ?? unknown();
    if ((room === 'close' || room === 'delete') && isCollection(rest[0] ?? '')) {
      const opened = editor.open(name);
      return opened && !Array.isArray(opened)
        ? { body: pages.surePage(frame(), opened.file, room) }
        : unknown();
    }
    if (room === 'file') {
      const opened = editor.open(name);
      if (Array.isArray(opened))
        return message(200, 'This file cannot be read', 'It must be mended by hand first.', ...opened);
      if (!opened) return unknown();
      return show(searchParams.has('saved') ? { ...opened, state: 'saved' } : opened);
    }
    const drawing = pathname === '/favicon.svg' && sign();
    if (drawing) return { type: 'image/svg+xml', body: drawing };
    const bytes = fonts.get(pathname);
    return bytes ? { type: 'font/woff2', body: bytes } : unknown();
  }

  async function post({ pathname }: Address, form: FormData): Promise<Answer> {
    const text = (name: string) => String(form.get(name) ?? '');
    if (!isToken(text('token'), token))
      return message(
        403,
        'The editor has been started again',
        'Go back, load the page again, and type it once more.',
      );
    const [, room = '', ...rest] = pathname.split('/');
    const showSaves = (done: boolean, says: string): Answer => ({
      body: pages.savesPage(frame(), editor.saves(), { done, says }),
    });
    if (pathname === '/undo')
      return editor.undo(text('at'))
        ? showSaves(true, 'Undone')
        : showSaves(false, 'This has been changed again since: undo the later change first');
    if (pathname === '/pictures') return saveLogo(form.get('logo'));
    if (pathname === '/keep') {
      editor.keep(text('words'));
      return { status: 303, to: '/?kept#promises' };
    }
    if (pathname === '/publish') {
      const to = liveServer() ? ['--to'] : [];
      const over = text('over') ? ['--over'] : [];
      return { body: publishing([[...publish, ...to, ...over]]) };
    }
    if (pathname === '/undo-publish' && liveServer()) return { body: publishing(undo) };
    const name = rest.join('/');
    if (room === 'close') return answerTo(await editor.close(name));
    if (room === 'delete') {
      const hindrances = await editor.remove(name);
      if (!hindrances) return unknown();
      return hindrances.length > 0
        ? message(422, 'This cannot be deleted yet', ...hindrances)
        : showSaves(true, 'Deleted');
    }
    if (room !== 'file' && room !== 'new') return unknown();
    const fields = new Map<string, string>();
    const photos = new Map<string, File>();
    for (const [key, value] of form)
      if (typeof value === 'string') fields.set(key, value);
      else if (value.size > 0) photos.set(key.replace(/\.file$/, ''), value);
    return answerTo(await editor.send(name, fields, photos));
  }

  async function saveLogo(logo: FormDataEntryValue | null): Promise<Answer> {
    if (!(logo instanceof File) || logo.size === 0) return showPictures({ error: 'must be chosen' });
    const fault = await editor.saveLogo(logo).catch((error: unknown) => {
      if (error instanceof PhotoError) return error.message;
      throw error;
    });
    return fault ? showPictures({ error: fault }) : { status: 303, to: '/pictures?saved#logo' };
  }

  /** The page grows with each step. */
  async function* publishing(commands: readonly (readonly string[])[]): AsyncGenerator<string> {
    const [head = '', end = '', tail = ''] = pages.publishingPage(frame());
    yield head;
    const said = saidBy(commands);
    let step = await said.next();
    for (; !step.done; step = await said.next()) yield pages.escaped(step.value);
    yield end + pages.publishedPart(frame(), step.value, liveServer()) + tail;
  }

  function answerTo(sent: Sent | null): Answer {
    if (!sent) return unknown();
    if (typeof sent === 'string') return { status: 303, to: `/file/${sent}?saved#outcome` };
    return show(sent, sent.state === 'refused' ? 422 : 200);
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { port } = server.address() as { port: number };
    const refused = refusal(request, port);
    if (refused) return { status: 403, type: 'text/plain', body: refused };
    const address = addressOf(request);
    if (!address) return message(400, 'There is no such page');
    if (request.method === 'GET') return get(address);
    const form = await readForm(request);
    return form ? post(address, form) : message(413, 'This is too large', 'A picture may have up to 20 MB.');
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) =>
        message(500, 'That did not work', error instanceof Error ? error.message : String(error)),
      )
      .then((found) => reply(response, found))
      .catch(() => response.destroy());
  });
  return server;
}

type Address = Pick<URL, 'pathname' | 'searchParams'>;

/** Null for an address that no link has, such as `/%zz`. */
function addressOf({ url = '/' }: IncomingMessage): Address | null {
  try {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
    return { pathname: decodeURIComponent(pathname), searchParams };
  } catch {
    return null;
  }
}

function reply(response: ServerResponse, { status = 200, type = 'text/html', body = '', to }: Answer): void {
  const charset = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
  response.writeHead(status, { ...HEADERS, 'content-type': charset, ...(to && { location: to }) });
  if (typeof body === 'string' || body instanceof Uint8Array) response.end(body);
  else Readable.from(body).pipe(response);
}

function brandOf(folder: string): string {
  const values = valuesIn('brand.yaml', readFileSync(join(folder, 'brand.yaml'), 'utf8'));
  return String(values?.name ?? 'Site');
}

/** Hands on all that programs print, each once the one before has ended well; answers with the end of the first. */
async function* saidBy(commands: readonly (readonly string[])[]): AsyncGenerator<string, number> {
  const codes: number[] = [];
  for (const [program = '', ...words] of commands) {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = new PassThrough({ encoding: 'utf8' });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(said, { end: false });
    const ended = new Promise<number>((resolve) => {
      child.once('error', ({ message }) => said.write(message));
      child.once('close', (code) => said.end(() => resolve(code ?? 1)));
    });
    yield* said;
    codes.push(await ended);
    if (codes[0] !== EXIT.done) break;
  }
  return codes[0] ?? EXIT.refused;
}
