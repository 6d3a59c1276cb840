import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config.ts';
import { loadBuild } from '../../server/load-build.ts';
import { sourceStamp } from '../../tools/setup/source-stamp.js';
import { contentForTests } from './content-for-tests.ts';
import { mailsAbout, mailsOf } from './mails.ts';
import { type PageForm, type ReadPage, readPage } from './read-page.ts';
import { referencePattern } from './references.ts';
import type { Settings } from './start-site.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The page's text; empty for other files. */
  page: ReadPage;
}

type Fields = Record<string, string | File>;

/** The built site with a data folder of its own and its mail written as files, in the process of the test. */
export interface BuiltSite {
  url: string;
  dataDir: string;
  send(path: string, init?: RequestInit): Promise<Answer>;
  /**
   * Posts fields as a form of the site's own page: with a file as multipart, else as a query. A page that the answer
   * points to is opened, as in a browser.
   */
  post(path: string, fields: Fields, headers?: Record<string, string>): Promise<Answer>;
  /** Opens a page, fills in the form with this button, and sends it. */
  submit(path: string, button: string, fields: Fields, headers?: Record<string, string>): Promise<Answer>;
  /** The mails about a reference by whom they are to, once there are so many. */
  mailsAbout(reference: string, count?: number): Promise<Record<string, Email>>;
  mails(): Promise<Email[]>;
  /** Lets the storage take nothing until the function that is answered is called. */
  breakStorage(): Promise<() => Promise<void>>;
  /** As if another build had taken over. */
  retire(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const hosts: string[] = [];
const faults: unknown[] = [];

subscribe('undici:request:create', (message) => {
  hosts.push(new URL(String((message as { request: { origin: unknown } }).request.origin)).hostname);
});
subscribe('http.client.request.start', (message) => {
  hosts.push((message as { request: { host: string } }).request.host);
});

afterEach(() => {
  expect(hosts.splice(0).filter((host) => host !== '127.0.0.1')).toEqual([]);
  expect(faults.splice(0)).toEqual([]);
});

function expectBuild(): void {
  const stamp = join(root, 'build/stamp');
  if (!existsSync(stamp)) throw new Error('These tests ask the built site, and there is none: npm run build');
  if (readFileSync(stamp, 'utf8') !== sourceStamp(root)) {
    throw new Error('These tests ask the built site, and it is older than its sources: npm run build');
  }
}

/**
 * Starts the site for the tests of a file: real requests go to the real application, on a free port of this machine.
 * @param settings as in the environment; without any there are no rate limits, and nobody else is asked
 * @param log in the place of none
 */
export async function startBuiltSite(settings: Settings = {}, log?: FastifyBaseLogger): Promise<BuiltSite> {
  expectBuild();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    // A closed port: the embedded table answers at once.
    POSTCODES_URL: 'http://127.0.0.1:9',
    CONTENT_DIR: contentForTests,
    ...settings,
  });
  const app = await compose(config, await loadBuild(), log);
  app.addHook('onRequest', async (request) => {
    request.log.error = (fault: unknown) => void faults.push(fault);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, page: readPage(text) };
  }

  async function post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await send(path, {
      method: 'POST',
      body: encode(fields),
      headers: { origin: url, ...headers },
    });
    return answer.status === 303 ? send(answer.headers.get('location') ?? '') : answer;
  }

  return {
    url,
    dataDir,
    send,
    post,
    async submit(path, button, fields, headers = {}) {
      const form = (await send(path, { headers })).page.form(button);
      return post(form.action || path, fillIn(form, fields), headers);
    },
    async mailsAbout(reference, count = 2) {
      const about = () => mailsAbout({ dataDir }, reference);
      await expect.poll(async () => Object.keys(await about())).toHaveLength(count);
      return about();
    },
    mails: () => mailsOf({ dataDir }),
    async breakStorage() {
      const database = new DatabaseSync(join(dataDir, 'site.db'));
      const forBoth = (statement: (change: string) => string) =>
        whenFree(database, ['insert', 'update'].map(statement));
      await forBoth(
        (change) =>
          `create trigger refuse_${change} before ${change} on submissions begin select raise(abort, 'away'); end`,
      );
      return async () => {
        await forBoth((change) => `drop trigger refuse_${change}`);
        database.close();
      };
    },
    retire: () => app.getDecorator<() => Promise<void>>('retire')(),
  };
}

/** The site is in this process: who waited here for its transaction to end would keep it from ending. */
const whenFree = (database: DatabaseSync, statements: readonly string[]) =>
  vi.waitFor(() => database.exec(`begin immediate; ${statements.join('; ')}; commit`), { timeout: 30_000 });

/** The fields of a form as its page shows it, with these filled in. */
export function fillIn({ values }: PageForm, fields: Fields): Fields {
  return { ...values, formKey: randomUUID(), ...fields };
}

function encode(fields: Fields): FormData | URLSearchParams {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (Object.values(fields).some((value) => value instanceof File)) return form;
  return new URLSearchParams(fields as Record<string, string>);
}

export function referenceIn({ text }: Answer): string {
  return referencePattern.exec(text)?.[0] ?? 'none';
}
