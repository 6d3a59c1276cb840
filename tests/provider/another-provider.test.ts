import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colours } from '#content/colours.yaml';
import { readJobFolder } from '../../server/jobs/markdown-jobs.ts';
import { copyEngine } from '../../tools/setup/copy-engine.ts';
import { createForms } from '../chaos/forms.ts';
import { seededRandom } from '../chaos/random.ts';
import { startReaders } from '../chaos/readers.ts';
import { sendForm } from '../chaos/send-form.ts';
import { mailsOf } from '../support/mails.ts';
import { shippedIcons, shippedNamesIn, shippedPictures } from '../support/shipped-provider.ts';
import { type Site, startSite } from '../support/start-site.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(mkdtempSync(join(tmpdir(), 'test-')), 'alderley');
let copy = '';
let site: Site;

/** In a copy of the site, with the other provider's folder. */
async function run(...words: string[]) {
  const env = { ...process.env, CONTENT_DIR: folder, NODE_OPTIONS: '' };
  const program = join(copy, 'tools/site/main.ts');
  const ended = promisify(execFile)(process.execPath, [program, ...words], { cwd: copy, env });
  return ended.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }));
}

beforeAll(async () => {
  copy = await copyEngine(root);
  const made = await run('new', folder, '--answers', join(import.meta.dirname, 'answers.yaml'));
  expect(made.stdout, made.stderr).toContain('is there');
  cpSync(join(import.meta.dirname, 'folder'), folder, { recursive: true });
  const published = await run('publish');
  expect(published.stdout, published.stderr).toContain('Published');
  site = await startSite({ CONTENT_DIR: folder, RATE_LIMITS: 'off' }, [], join(copy, 'server/serve.ts'));
}, 300_000);

afterAll(async () => {
  await site?.stop();
  for (const made of [copy, join(folder, '..')]) rmSync(made, { recursive: true, force: true });
});

const textOf = async (path: string) => (await fetch(site.url + path)).text();

/** Every page that is listed, with what is beside them. */
async function everyText(): Promise<[path: string, text: string][]> {
  const listed = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)];
  const paths = [
    ...listed.map(([, path]) => path || '/'),
    ...[
      '/search?q=care',
      '/search?q=area',
      '/postcode-check',
      '/area-notice',
      '/job-alerts',
      '/no-such-page',
    ],
    ...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/search-index.json'],
    ...['/careers/feed.xml', '/news/feed.xml', '/api/jobs'],
  ];
  expect(listed.length).toBeGreaterThan(20);
  return Promise.all(paths.map(async (path): Promise<[string, string]> => [path, await textOf(path)]));
}

const ask = async (content: string) => {
  const body = JSON.stringify({ messages: [{ role: 'user', content }] });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${site.url}/api/chat/completions`, { method: 'POST', body, headers })).text();
};

it('no name, place, number or job of the sample is on a page, in a file or in an answer', async () => {
  const client = join(copy, 'build/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|svg|vtt|json|xml|txt|webmanifest)$/.test(name))
    .map((name): [string, string] => [name, readFileSync(join(client, name), 'utf8')]);
  const questions = [
    'Hello',
    'Who are you?',
    'Where are you?',
    'Do you come to where I live?',
    'How do I reach you?',
  ];
  const answers = questions.map(async (one): Promise<[string, string]> => [one, await ask(one)]);
  const texts = [...(await everyText()), ...files, ...(await Promise.all(answers))];
  const { jobs } = await readJobFolder(join(root, 'content/jobs'));
  const ofJobs = jobs.flatMap(({ id, jobReference }) => [id, jobReference ?? id]);
  const left = texts.flatMap(([where, text]) =>
    [...shippedNamesIn(where + text, ''), ...ofJobs.filter((word) => text.includes(word))].map(
      (name) => `${where}: ${name}`,
    ),
  );
  expect(left).toEqual([]);
});

it('what the provider says is there', async () => {
  const texts = new Map(await everyText());
  const page = (path: string) => texts.get(path) ?? '';
  for (const [path, text] of texts)
    if (!/\.(xml|txt|json)$|^\/api/.test(path)) expect(text, path).toContain('Alderley');
  expect(page('/contact')).toContain('8.30 am');
  expect(page('/contact')).toContain('0113 496 0123');
  expect(page('/careers')).toContain('Waking Night Carer');
  expect(page('/careers/feed.xml')).toContain('Waking Night Carer');
  expect(page('/news/feed.xml')).toContain('Ten years on Tannery Row');
  expect(page('/events/brass-and-biscuits')).toContain('Kirkstall Weavers');
  expect(page('/')).toContain('1-4827163950');
  for (const kind of ['home-care', 'live-in-care', 'night-care'])
    expect(page(`/${kind}`)).toContain('Alderley');
  for (const kind of ['care-for-adults', 'social-engagement']) expect(texts.has(`/${kind}`)).toBe(false);
  expect(page('/prices')).toContain('£27.40');
  for (const option of ['care-adults', 'social', 'errands', 'start-date'])
    expect(page('/contact')).not.toContain(`value="${option}"`);
  expect(page('/contact')).toContain('value="night-care"');
  expect(await ask('When are you open?')).toContain('8.30 am');
  expect(await ask('Are you open on Sunday?')).toContain('11 am');
});

it('the pictures that show where the sample is are neither shown nor there', async () => {
  const files = readdirSync(join(copy, 'build/client'), { recursive: true, encoding: 'utf8' });
  const texts = [...files, ...(await everyText()).map(([, text]) => text)].join();
  for (const [picture, version] of Object.entries(shippedPictures))
    expect(texts.includes(`.${version}.`), picture).toBe(false);
});

it('neither its sign nor its colours are the sample’s, and the logo is its own', async () => {
  const icon = await textOf('/favicon.svg');
  expect(await textOf('/contact')).toContain('<img src="/favicon.svg"');
  expect(icon).toContain('data:image/png;base64,');
  for (const [name, digest] of Object.entries(shippedIcons)) {
    const file = readFileSync(join(copy, 'build/client', name));
    expect(createHash('sha256').update(file).digest('hex').startsWith(digest), name).toBe(false);
  }
  const texts = [await textOf('/'), await textOf('/site.webmanifest')].join().toLowerCase();
  for (const colour of [colours.paper, colours['pine-700'], colours['clay-700']])
    expect(texts).not.toContain(colour);
  expect(texts).toContain('#2b3a67');
});

it('mails are its own', async () => {
  const nextForm = createForms(seededRandom(1));
  for (const kind of [0, 2]) {
    const outcome = await sendForm(nextForm(kind), site.url);
    expect(outcome.status).toBe('acknowledged');
  }
  await expect.poll(() => mailsOf(site)).toHaveLength(4);
  const mails = (await mailsOf(site)).map((mail) => JSON.stringify(mail));
  expect(mails.flatMap((mail) => shippedNamesIn(mail, ''))).toEqual([]);
  for (const mail of mails) expect(mail).toContain('Alderley Home Nursing');
});

it('a change is published under load; a fault is refused with all reasons, and changes nothing', {
  timeout: 300_000,
}, async () => {
  const readers = startReaders(site.url, 3);
  const change = (name: string, from: string | RegExp, to: string) => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  change('about.yaml', 'title: About Us', 'title: Who comes to you');
  change('opening-times.yaml', '08:30', '18:30');
  change('brand.yaml', /^phone: .*/m, 'phone: ring us');
  const refused = await run('publish');
  expect(refused.stderr).toContain('Nothing was published');
  expect(refused.stderr).toMatch(/brand\.yaml:\d+: phone: must be a telephone number/);
  expect(refused.stderr).toMatch(/opening-times\.yaml:\d+: week\.Monday: must close after it opens/);
  expect(await textOf('/about')).not.toContain('Who comes to you');

  change('opening-times.yaml', '18:30', '08:30');
  change('brand.yaml', 'phone: ring us', 'phone: 0113 496 0123');
  const published = await run('publish');
  expect(published.stdout, published.stderr).toContain('Published');
  await expect.poll(() => textOf('/about')).toContain('Who comes to you');
  await readers.leave();
  expect(readers.failed).toEqual([]);
});
