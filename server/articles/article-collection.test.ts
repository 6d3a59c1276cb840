import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createArticleCollection } from './article-collection.ts';

const article = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\ndate: ${date}\nsummary: About ${title}.\n${more}---\nWords of ${title}.\n`;

/** A collection over an empty folder, on a clock that the test moves. */
function collectionOverFolder() {
  const folder = temporaryFolder();
  const log = collectingLog();
  let now = new Date('2026-11-21T12:00:00Z').getTime();
  const collection = createArticleCollection({ name: 'news', folder, log, now: () => new Date(now) });
  return {
    folder,
    log,
    collection,
    drop: (name: string, text: string | Buffer) => writeFile(join(folder, name), text),
    later: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

describe('a collection of articles', () => {
  it('shows a file that is dropped in while it runs, and no more when it is taken away', async () => {
    const { folder, collection, drop, later } = collectionOverFolder();
    expect(await collection.list()).toEqual([]);
    await drop('open-day.md', article('Open day', '2026-11-20'));
    later(15);
    expect(await collection.list()).toMatchObject([{ title: 'Open day', path: '/news/open-day' }]);
    expect(await collection.read('open-day')).toMatchObject({ nodes: [{ type: 'paragraph' }] });
    expect(await collection.searchable()).toMatchObject([
      { path: '/news/open-day', text: 'Words of Open day.' },
    ]);
    await rm(join(folder, 'open-day.md'));
    later(15);
    expect(await collection.read('open-day')).toBeNull();
  });

  it('has the newest first, and nothing before its day', async () => {
    const { collection, drop, later } = collectionOverFolder();
    await drop('old.md', article('Old', '2026-10-01'));
    await drop('new.md', article('New', '2026-11-21'));
    await drop('tomorrow.md', article('Tomorrow', '2026-11-22'));
    expect((await collection.list()).map(({ title }) => title)).toEqual(['New', 'Old']);
    expect(await collection.read('tomorrow')).toBeNull();
    later(12 * 60 * 60);
    expect((await collection.list())[0]?.title).toBe('Tomorrow');
  });

  it('names a file with a fault in the log, once, and shows the others', async () => {
    const { log, collection, drop, later } = collectionOverFolder();
    await drop('bad.md', article('Bad', 'soon'));
    await drop('good.md', article('Good', '2026-11-20'));
    await drop('_draft.md', 'not yet');
    expect((await collection.list()).map(({ title }) => title)).toEqual(['Good']);
    later(15);
    await collection.list();
    expect(log.lines.map(({ text }) => text)).toEqual([
      'an article of news is left out: bad.md:3: date: must be a date such as 2026-12-31',
    ]);
  });

  it('gives away the pictures of what it shows, and no other file', async () => {
    const { log, collection, drop } = collectionOverFolder();
    const picture = (file: string) => `image: ${file}\nimageAlt: A hall.\n`;
    await drop('open-day.md', article('Open day', '2026-11-20', picture('hall.png')));
    await drop('tomorrow.md', article('Tomorrow', '2026-11-22', picture('later.png')));
    await drop('lost.md', article('Lost', '2026-11-20', picture('lost.png')));
    for (const name of ['hall.png', 'later.png']) await drop(name, Buffer.from('a picture'));
    expect(await collection.picture('hall.png')).toMatchObject({ type: 'image/png' });
    for (const name of ['later.png', 'lost.png', 'open-day.md', '../hall.png']) {
      expect(await collection.picture(name), name).toBeNull();
    }
    expect(log.lines.map(({ text }) => text)).toEqual([
      'an article of news is left out: lost.md:5: image: there is no such file beside this one',
    ]);
  });

  it('follows no link that leads out of the folder, of a picture or an article', async () => {
    const { folder, log, collection, drop } = collectionOverFolder();
    const outside = join(temporaryFolder(), 'secret.png');
    await writeFile(outside, 'a secret');
    await writeFile(`${outside}.md`, article('Secret', '2026-11-20'));
    await symlink(outside, join(folder, 'picture.png'));
    await symlink(`${outside}.md`, join(folder, 'secret.md'));
    await mkdir(join(folder, '..data'));
    await writeFile(join(folder, '..data/inside.md'), article('Inside', '2026-11-20'));
    await symlink('..data/inside.md', join(folder, 'inside.md'));
    await drop('open-day.md', article('Open day', '2026-11-20', 'image: picture.png\nimageAlt: A hall.\n'));
    expect((await collection.list()).map(({ title }) => title)).toEqual(['Inside']);
    expect(await collection.picture('picture.png')).toBeNull();
    expect(log.lines.map(({ text }) => text)).toEqual([
      'an article of news is left out: open-day.md:5: image: is a link that leads out of this folder',
      'an article of news is left out: secret.md: is a link that leads out of this folder',
    ]);
  });

  it('is empty where the folder is missing', async () => {
    const { folder, log, collection } = collectionOverFolder();
    await rm(folder, { recursive: true });
    expect(await collection.list()).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  it('has a feed with whole texts, which changes when an article does', async () => {
    const { collection, drop } = collectionOverFolder();
    await drop('old.md', article('Old', '2026-10-01', 'updated: 2026-11-21\n'));
    await drop('new.md', article('Tea & cake', '2026-11-20'));
    const feed = await collection.feed('https://provider.example', '/news/feed.xml');
    expect(feed).toContain('<id>https://provider.example/news/feed.xml</id>');
    expect(feed.indexOf('Tea &amp; cake')).toBeLessThan(feed.indexOf('<title>Old'));
    expect(feed).toContain('<published>2026-09-30T23:00:00.000Z</published>');
    expect(/<updated>(.*)<\/updated>/.exec(feed)?.[1]).toBe('2026-11-21T00:00:00.000Z');
    expect(feed).toContain('&lt;p&gt;Words of Old.&lt;/p&gt;');
  });
});
