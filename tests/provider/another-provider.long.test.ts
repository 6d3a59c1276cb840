import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colours } from '#content/colours.yaml';
import { startReaders } from '../chaos/readers.ts';
import { itIsASiteOfItsOwn } from './any-provider.ts';
import { change, changesByHand } from './changes-by-hand.ts';
import { openProviderSite } from './provider-site.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'test-')), 'alderley');
const provider = await openProviderSite(folder);
const { run, textOf, everyText, ask } = provider;

beforeAll(async () => {
  const made = await run('new', folder, '--answers', join(import.meta.dirname, 'answers.yaml'));
  expect(made.stdout, made.stderr).toContain('is there');
  cpSync(join(import.meta.dirname, 'folder'), folder, { recursive: true });
  change(folder, 'brand.yaml', /status: registered\n {2}providerId: .*\n {2}url: .*/, 'status: pending');
  await provider.start();
}, 300_000);

afterAll(async () => {
  await provider.stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

itIsASiteOfItsOwn(provider);

it('what the provider says is there', async () => {
  const texts = new Map(await everyText());
  const page = (path: string) => texts.get(path) ?? '';
  expect(page('/contact')).toContain('8.30 am');
  expect(page('/contact')).toContain('0113 496 0123');
  expect(page('/careers')).toContain('Waking Night Carer');
  expect(page('/careers/feed.xml')).toContain('Waking Night Carer');
  expect(page('/news/feed.xml')).toContain('Ten years on Tannery Row');
  expect(page('/events/brass-and-biscuits')).toContain('Kirkstall Weavers');
  for (const kind of ['home-care', 'live-in-care', 'night-care'])
    expect(page(`/${kind}`)).toContain('Alderley');
  for (const kind of ['care-for-adults', 'social-engagement', 'lifestyle'])
    expect(texts.has(`/${kind}`)).toBe(false);
  for (const [path, text] of texts) expect(text, path).not.toMatch(/lifestyle support|social engagement/i);
  expect(page('/prices')).toContain('£27.40');
  for (const option of ['care-adults', 'social', 'errands'])
    expect(page('/contact')).not.toContain(`value="${option}"`);
  expect(page('/contact')).toContain('value="night-care"');
  expect(await ask('Do you do cleaning?')).toContain('We offer Home Care, Live-in Care,');
  expect(await ask('What can begin now?')).not.toMatch(/housework|lifestyle/i);
  expect(await ask('When are you open?')).toContain('8.30 am');
  expect(await ask('Are you open on Sunday?')).toContain('11 am');
});

it('its colours are calm ones or its own, and the logo is its own', async () => {
  expect(await textOf('/contact')).toContain('<img src="/favicon.svg"');
  expect(await textOf('/favicon.svg')).toContain('data:image/png;base64,');
  const texts = [await textOf('/'), await textOf('/site.webmanifest')].join().toLowerCase();
  for (const colour of [colours.paper, colours['pine-700'], colours['clay-700']])
    expect(texts).not.toContain(colour);
  expect(texts).toContain('#2b3a67');
});

it('what the office changes by hand is published under load; a fault is refused with all reasons, and changes nothing', {
  timeout: 300_000,
}, async () => {
  const changes = Object.entries(changesByHand(provider));
  const seen = async () => {
    const all = await Promise.all(changes.map(async ([name, { isSeen }]) => ((await isSeen()) ? name : '')));
    return all.filter(Boolean);
  };
  const readers = startReaders(provider.site().url, 3);
  expect(await seen()).toEqual([]);
  for (const [, { make }] of changes) make();
  change(folder, 'opening-times.yaml', '08:30', '18:30');
  change(folder, 'brand.yaml', /^phone: .*/m, 'phone: ring us');
  const refused = await run('publish');
  expect(refused.stderr).toContain('Nothing was published');
  expect(refused.stderr).toMatch(/brand\.yaml:\d+: phone: must be a telephone number/);
  expect(refused.stderr).toMatch(/opening-times\.yaml:\d+: week\.Monday: must close after it opens/);
  expect(await textOf('/about')).not.toContain('Who comes to you');

  change(folder, 'opening-times.yaml', '18:30', '08:30');
  change(folder, 'brand.yaml', 'phone: ring us', 'phone: 0113 496 0123');
  const published = await run('publish');
  expect(published.stdout, published.stderr).toContain('Published');
  await expect.poll(() => textOf('/about')).toContain('Who comes to you');
  // On a connection that was kept the process with the words of before answers once more.
  await expect.poll(seen).toEqual(changes.map(([name]) => name));
  await expect.poll(async () => (await textOf('/contact')).includes('value="start-date"')).toBe(false);
  await readers.leave();
  expect(readers.failed).toEqual([]);
});
