import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_SILENCE_MS } from '#domain/http/max-silence.ts';
import { readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    RATE_LIMITS: true,
  });
});

it('waits as long for others as the specification says: ten seconds for jobs, thirty for a backend', () => {
  expect(readConfig({})).toMatchObject({ JOBS_TIMEOUT_MS: 10_000, BACKEND_TIMEOUT_MS: 30_000 });
});

it('lets no visitor wait until the connection is closed for silence: two sources of a job, and the backend', () => {
  const longest = { JOBS_TIMEOUT_MS: '25000', BACKEND_TIMEOUT_MS: '60000' };
  const { JOBS_TIMEOUT_MS, BACKEND_TIMEOUT_MS } = readConfig(longest);
  expect(2 * JOBS_TIMEOUT_MS + BACKEND_TIMEOUT_MS).toBeLessThan(MAX_SILENCE_MS);
  for (const [name, value] of Object.entries(longest)) {
    expect(() => readConfig({ [name]: String(Number(value) + 1) })).toThrow(name);
  }
});

it('turns what is given into what it means', () => {
  const config = readConfig({ PORT: '0', RATE_LIMITS: 'off', PUBLIC_URL: 'https://www.example.org/' });
  expect(config).toMatchObject({ PORT: 0, RATE_LIMITS: false, PUBLIC_URL: 'https://www.example.org' });
});

it('takes what stands in the example once its lines are no remarks any more', () => {
  const example = readFileSync(join(import.meta.dirname, '../docs/operations/env.example'), 'utf8');
  const given = [...example.matchAll(/^# ([A-Z_]+)=(.+)$/gm)];
  expect(given.length).toBeGreaterThan(20);
  for (const [, name = '', value = ''] of given)
    expect(() => readConfig({ [name]: value }), name).not.toThrow(`${name} must be`);
});

it('names every fault together, with what the setting is for', () => {
  const read = () => readConfig({ PORT: 'http', PUBLIC_URL: 'example.org', LOG_LEVEL: 'loud' });
  expect(read).toThrow(
    /PORT must be a number\. The port[\s\S]*PUBLIC_URL must be a URL[\s\S]*LOG_LEVEL must be one of/,
  );
});

it.each([
  ['PORT', '70000'],
  ['PORT', ''],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', 'abc'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['RATE_LIMITS', 'no'],
  ['POSTCODES_TIMEOUT_MS', '0'],
  ['POSTCODE_SOURCE', 'guess'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['CALL_FEED_TOKEN', 'a'.repeat(31)],
  ['CALL_FEED_TOKEN', `${'a'.repeat(32)}&b`],
])('refuses %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it('refuses half of what goes together', () => {
  expect(() => readConfig({ CHAT_URL: 'https://ai.example.org/v1' })).toThrow(
    'CHAT_API_KEY must be set too: CHAT_URL and CHAT_API_KEY go together',
  );
  expect(() => readConfig({ CHAT_API_KEY: 'secret' })).toThrow('CHAT_URL must be set too');
  expect(readConfig({ CHAT_URL: 'https://ai.example.org/v1/', CHAT_API_KEY: 'secret' })).toMatchObject({
    CHAT_URL: 'https://ai.example.org/v1',
    CHAT_MODEL: 'gpt-3.5-turbo',
  });
});

it('refuses a second place of another form, or for PostgreSQL', () => {
  for (const BACKUP_TO of ['sftp://copies@backup.example.org:23/srv/copies', '/mnt/copies'])
    expect(readConfig({ BACKUP_TO })).toMatchObject({ BACKUP_TO });
  for (const other of [
    'copies',
    'copies@host:folder',
    'sftp://a:b@host/folder',
    'sftp://host/folder',
    '/a b',
  ])
    expect(() => readConfig({ BACKUP_TO: other })).toThrow('must be the whole path of a mounted folder');
  expect(() => readConfig({ BACKUP_TO: '/mnt/copies', DATABASE_URL: 'postgres://localhost/site' })).toThrow(
    'BACKUP_TO cannot be set beside DATABASE_URL: it copies SQLite; for PostgreSQL use its own copies',
  );
});

it('has a mailbox for returned mails beside their address', () => {
  const RETURN_ADDRESS = 'returned@example.org';
  const RETURN_IMAP_URL = 'imaps://user:pass@mail.example.org/Returned';
  expect(() => readConfig({ RETURN_ADDRESS })).toThrow('RETURN_IMAP_URL must be set too');
  expect(() => readConfig({ RETURN_IMAP_URL })).toThrow('RETURN_ADDRESS must be set too');
  expect(readConfig({ RETURN_ADDRESS, RETURN_IMAP_URL })).toMatchObject({ RETURN_IMAP_URL });
});

it.each([
  ['imap://user:pass@mail.example.org', false],
  ['imap://localhost@mail.example.org/', false],
  ['imap://127.0.0.1.evil.example/', false],
  ['https://mail.example.org', false],
  ['imap://user:pass@localhost/', true],
  ['imap://user:pass@127.0.0.1:143/Folder', true],
  ['imap://[::1]', true],
])('reads mail from another machine by TLS alone: %s', (RETURN_IMAP_URL, isTaken) => {
  const read = () => readConfig({ RETURN_ADDRESS: 'returned@example.org', RETURN_IMAP_URL });
  if (isTaken) expect(read()).toMatchObject({ RETURN_IMAP_URL });
  else expect(read).toThrow('RETURN_IMAP_URL must begin with imaps://');
});

it('refuses to write mail into files where EmailJS is meant and not whole', () => {
  const ids = { EMAILJS_USER_ID: 'u', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' };
  expect(readConfig(ids)).toMatchObject(ids);
  for (const forgotten of Object.keys(ids)) {
    const { [forgotten as keyof typeof ids]: _, ...others } = ids;
    expect(() => readConfig(others)).toThrow(`${forgotten} must be set too`);
  }
});

it.each(['127.0.0.1', '10.0.0.0/8, 192.168.0.1', '::1', 'fd00::/8'])('takes the proxies %s', (proxies) => {
  expect(readConfig({ TRUST_PROXY: proxies })).toMatchObject({ TRUST_PROXY: proxies });
});
