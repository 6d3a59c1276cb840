// Holds for the site of every provider, whatever their folder says.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import type { ContentOf } from '#domain/content/content-files.ts';
import { readJobFolder } from '../../server/jobs/sources/markdown-jobs.ts';
import { readContent } from '../../tools/content/read-content.ts';
import { createForms } from '../chaos/forms.ts';
import { seededRandom } from '../chaos/random.ts';
import { sendForm } from '../chaos/send-form.ts';
import { violations } from '../support/axe.ts';
import { browserOptions } from '../support/browser-options.ts';
import { mailsOf } from '../support/mails.ts';
import { shippedIcons, shippedNamesIn, shippedPictures } from '../support/shipped-provider.ts';
import { visit } from '../support/visit.ts';
import { type ProviderSite, root } from './provider-site.ts';

const QUESTIONS = ['Hello', 'Who are you?', 'Where are you?', 'Do you come to where I live?'];
const isPage = (path: string) => !/\.(xml|txt|json|webmanifest)$|^\/api/.test(path);
const filesOf = (copy: string) =>
  readdirSync(join(copy, 'build/client'), { recursive: true, encoding: 'utf8' });

/** @param own words of the sample that the provider has of their own right, such as a town that is theirs, too */
export function itIsASiteOfItsOwn(provider: ProviderSite, own = ''): void {
  const { copy, folder, textOf, everyText, ask } = provider;
  const brandNow = () =>
    readContent(folder, join(root, 'content')).values.get('brand') as unknown as ContentOf<'brand'>;
  const leftIn = (text: string) => [...shippedNamesIn(text, own), ...(text.match(/wrenfold/i) ?? [])];

  it('every page names the provider, and what it leads to and shows is there', async () => {
    const { name, publicUrl } = brandNow();
    const found = new Set<string>();
    const pages = (await everyText()).filter(([path]) => isPage(path));
    expect(pages.length).toBeGreaterThan(15);
    for (const [path, text] of pages) {
      expect(text, path).toContain(name);
      expect(text.match(/<h1[\s>]/g), path).toHaveLength(1);
      const addresses = [...text.matchAll(/ (?:href|src|srcset|poster|content)="([^"]+)"/gi)].flatMap(
        ([, list = '']) => (/\d+w/.test(list) ? list.split(', ') : [list]),
      );
      for (const one of addresses)
        found.add((one.split(/[ #]/)[0] ?? '').replace(publicUrl, '').replaceAll('&amp;', '&'));
    }
    const answers = [...found]
      .filter((address) => /^\/[^/]/.test(address))
      .map(async (address) => {
        const answer = await fetch(provider.site().url + address);
        await answer.arrayBuffer();
        return [address, answer.status] as const;
      });
    expect((await Promise.all(answers)).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('no name, place, number or job of the sample is on a page, in a file or in an answer', async () => {
    const files = filesOf(copy)
      .filter((name) => /\.(html|js|css|svg|vtt|json|xml|txt|webmanifest)$/.test(name))
      .map((name): [string, string] => [name, readFileSync(join(copy, 'build/client', name), 'utf8')]);
    const answers = QUESTIONS.map(async (one): Promise<[string, string]> => [one, await ask(one)]);
    const texts = [...(await everyText()), ...files, ...(await Promise.all(answers))];
    const { jobs } = await readJobFolder(join(root, 'content/jobs'));
    const ofJobs = jobs.flatMap(({ id, jobReference }) => [id, jobReference ?? id]);
    const left = texts.flatMap(([where, text]) =>
      [...leftIn(where + text), ...ofJobs.filter((word) => text.includes(word))].map(
        (name) => `${where}: ${name}`,
      ),
    );
    expect(left).toEqual([]);
  });

  it('neither pictures that show where the sample is, nor its sign, are shown or there', async () => {
    const texts = [...filesOf(copy), ...(await everyText()).map(([, text]) => text)].join();
    for (const [picture, version] of Object.entries(shippedPictures))
      expect(texts.includes(`.${version}.`), picture).toBe(false);
    for (const [name, digest] of Object.entries(shippedIcons)) {
      const file = readFileSync(join(copy, 'build/client', name));
      expect(createHash('sha256').update(file).digest('hex').startsWith(digest), name).toBe(false);
    }
  });

  it('feeds and what search engines read are its own', async () => {
    const { name, publicUrl } = brandNow();
    for (const path of ['/careers/feed.xml', '/news/feed.xml']) {
      expect(await textOf(path), path).toMatch(/^<\?xml[\s\S]*<\/(feed|rss)>\s*$/);
      expect(await textOf(path), path).toContain(name);
    }
    expect(await textOf('/robots.txt')).toContain(`${publicUrl}/sitemap.xml`);
    const data = [
      ...(await textOf('/')).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ];
    expect(data.length).toBeGreaterThan(0);
    const read = data.map(([, text = '']) => JSON.stringify(JSON.parse(text)));
    expect(read.join()).toContain(publicUrl);
    expect(read.join()).toContain(name);
  });

  it('the assistant says how to reach the provider', async () => {
    expect(await ask('How do I reach you?')).toContain(brandNow().phone.display);
  });

  it('mails are its own', async () => {
    const nextForm = createForms(seededRandom(1));
    const [, service = ''] =
      /<select[^>]*name="service"[\s\S]*?value="([a-z][^"]*)"/.exec(await textOf('/contact')) ?? [];
    for (const kind of [0, 2]) {
      const form = nextForm(kind);
      if (kind === 0) form.fields.service = service;
      expect((await sendForm(form, provider.site().url)).status).toBe('acknowledged');
    }
    await expect.poll(() => mailsOf(provider.site())).toHaveLength(4);
    const mails = (await mailsOf(provider.site())).map((mail) => JSON.stringify(mail));
    expect(mails.flatMap(leftIn)).toEqual([]);
    for (const mail of mails) expect(mail).toContain(brandNow().longName);
  });

  it('no page of these breaks a rule of accessibility', async () => {
    const services = (await everyText()).map(([path]) => path).filter((path) => /-care$/.test(path));
    const browser = await chromium.launch(browserOptions);
    try {
      const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      for (const path of ['/', '/contact', '/faq', '/careers', ...services.slice(0, 1)]) {
        await visit(page, provider.site().url + path);
        await page.locator('#preloader').waitFor({ state: 'hidden' });
        expect(await violations(page), path).toEqual([]);
      }
    } finally {
      await browser.close();
    }
  });
}
