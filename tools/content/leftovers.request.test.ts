import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import * as mediaFiles from '#content/media-files.yaml';
import { isAsShipped } from '../../tests/support/as-shipped.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { everyMail } from '../../tests/support/every-mail.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { shippedIcons, shippedNamesIn, shippedPictures } from '../../tests/support/shipped-provider.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'build/client');
const site = await startBuiltSite({ CONTENT_DIR: join(root, 'content') });

type Text = readonly [where: string, text: string];

/** Finds traces of the sample in another provider's site; as shipped, checks that the traces are found at all. */
function leftIn(texts: readonly Text[]): string[] {
  const own = isAsShipped ? '' : undefined;
  return texts.flatMap(([where, text]) => shippedNamesIn(text, own).map((name) => `${where}: ${name}`));
}

function expectNothingLeft(texts: readonly Text[]): void {
  expect(texts.length).toBeGreaterThan(0);
  if (isAsShipped) expect(leftIn(texts)).toContainEqual(expect.stringMatching(/: Wrenfold$/));
  else expect(leftIn(texts)).toEqual([]);
}

it('a name, a place or a number of the shipped provider is found wherever it stands', () => {
  const text = 'Ring Wrenfold (01632-960 418) or “Wren” in SOUTHAMPTON: https://wrenfold.example';
  expect(shippedNamesIn(text, '')).toEqual(['Wrenfold', 'Wren', 'Southampton', '1632960418']);
  expect(shippedNamesIn('A wrench, a pool and newforests', '')).toEqual([]);
  expect(shippedNamesIn(text, 'We are in Southampton')).not.toContain('Southampton');
});

describe('nothing of the provider that the site ships with is left in another provider’s', () => {
  it('built files', () => {
    const files = readdirSync(client, { withFileTypes: true, recursive: true })
      .filter(
        (entry) => entry.isFile() && /\.(html|js|css|svg|vtt|json|xml|txt|webmanifest)$/.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name));
    expectNothingLeft(files.map((file) => [file.slice(client.length), file + readFileSync(file, 'utf8')]));
  });

  it('pages, lists and feeds', async () => {
    const sitemap = (await site.send('/sitemap.xml')).text;
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    const paths = [
      ...listed.map((url) => url.replace(brand.publicUrl, '') || '/'),
      ...[
        '/news',
        '/useful-information',
        '/search?q=care',
        '/search?q=area',
        '/postcode-check',
        '/area-notice',
      ],
      ...['/job-alerts', '/no-such-page', '/careers/no-such-job', '/contact?form=call'],
      ...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/search-index.json'],
      ...['/careers/feed.xml', '/news/feed.xml', '/api/jobs'],
    ];
    const texts: Text[] = [];
    for (const path of paths) {
      const { text, headers } = await site.send(path);
      texts.push([path, `${path} ${text} ${JSON.stringify([...headers])}`]);
    }
    expectNothingLeft(texts);
  });

  it('mails', () => {
    expectNothingLeft(everyMail().map((mail) => [mail.subject, JSON.stringify(mail)]));
  });

  it('answers of the assistant', async () => {
    const questions = [
      'Hello',
      'Who are you?',
      'Where are you?',
      'Do you come to where I live?',
      'How do I reach you?',
    ];
    const texts = questions.map(async (content): Promise<Text> => {
      const body = JSON.stringify({ messages: [{ role: 'user', content }] });
      const headers = { 'content-type': 'application/json' };
      return [content, (await site.send('/api/chat/completions', { method: 'POST', body, headers })).text];
    });
    expectNothingLeft(await Promise.all(texts));
  });

  it('staff commands', async () => {
    const texts: Text[] = [];
    for (const words of [[], ['submissions', 'list']]) {
      const script = runScript('server/staff/main.ts', words, {
        DATA_DIR: temporaryFolder(),
        LOG_LEVEL: 'silent',
      });
      await script.ended;
      texts.push([`staff ${words.join(' ')}`, script.lines().join('\n') + script.errors()]);
    }
    expect(texts.map(([, text]) => text).join('').length).toBeGreaterThan(100);
    expect(texts.flatMap(([where, text]) => shippedNamesIn(text).map((name) => `${where}: ${name}`))).toEqual(
      [],
    );
  });

  it('pictures, films and icons', () => {
    const versions: Readonly<Record<string, Readonly<Record<string, string>>>> = mediaFiles;
    const pictures = Object.entries(shippedPictures).filter(([picture, version]) => {
      const [kind = '', name = ''] = picture.split('/');
      return versions[kind]?.[name] === version;
    });
    const icons = Object.entries(shippedIcons).filter(([name, digest]) => {
      const file = readFileSync(join(root, 'public', name));
      return createHash('sha256').update(file).digest('hex').startsWith(digest);
    });
    const left = [...pictures, ...icons].map(([name]) => name);
    expect(left).toEqual(isAsShipped ? Object.keys({ ...shippedPictures, ...shippedIcons }) : []);
  });
});
