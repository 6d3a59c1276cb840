import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createEntryShelf } from './entry-shelf.ts';

const entry = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\ndate: ${date}\nsummary: About ${title}.\n${more}---\nWords of ${title}.\n`;

/** A shelf over an empty folder, on a clock that the test moves. */
function shelfOverFolder() {
  const folder = temporaryFolder();
  const log = collectingLog();
  let now = new Date('2026-11-21T12:00:00Z').getTime();
  const shelf = createEntryShelf({ name: 'news', folder, log, now: () => new Date(now) });
  return {
    folder,
    log,
    shelf,
    drop: (name: string, text: string | Buffer) => writeFile(join(folder, name), text),
    later: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

describe('a shelf of entries', () => {
  it('shows a file that is dropped in while it runs, and no more when it is taken away', async () => {
    const { folder, shelf, drop, later } = shelfOverFolder();
    expect(await shelf.list()).toEqual([]);
    await drop('open-day.md', entry('Open day', '2026-11-20'));
    later(15);
    expect(await shelf.list()).toMatchObject([{ title: 'Open day', path: '/news/open-day' }]);
    expect(await shelf.read('open-day')).toMatchObject({ nodes: [{ type: 'paragraph' }] });
    expect(await shelf.findable()).toMatchObject([{ path: '/news/open-day', text: 'Words of Open day.' }]);
    await rm(join(folder, 'open-day.md'));
    later(15);
    expect(await shelf.read('open-day')).toBeNull();
  });

  it('has the newest first, and nothing before its day', async () => {
    const { shelf, drop, later } = shelfOverFolder();
    await drop('old.md', entry('Old', '2026-10-01'));
    await drop('new.md', entry('New', '2026-11-21'));
    await drop('tomorrow.md', entry('Tomorrow', '2026-11-22'));
    expect((await shelf.list()).map(({ title }) => title)).toEqual(['New', 'Old']);
    expect(await shelf.read('tomorrow')).toBeNull();
    later(12 * 60 * 60);
    expect((await shelf.list())[0]?.title).toBe('Tomorrow');
  });

  it('names a file with a fault in the log, once, and shows the others', async () => {
    const { log, shelf, drop, later } = shelfOverFolder();
    await drop('bad.md', entry('Bad', 'soon'));
    await drop('good.md', entry('Good', '2026-11-20'));
    await drop('_draft.md', 'not yet');
    expect((await shelf.list()).map(({ title }) => title)).toEqual(['Good']);
    later(15);
    await shelf.list();
    expect(log.lines.map(({ text }) => text)).toEqual([
      'an entry of news is left out: bad.md:3: date: must be a date such as 2026-12-31',
    ]);
  });

  it('gives away the pictures of what it shows, and no other file', async () => {
    const { log, shelf, drop } = shelfOverFolder();
    const picture = (file: string) => `image: ${file}\nimageAlt: A hall.\n`;
    await drop('open-day.md', entry('Open day', '2026-11-20', picture('hall.png')));
    await drop('tomorrow.md', entry('Tomorrow', '2026-11-22', picture('later.png')));
    await drop('lost.md', entry('Lost', '2026-11-20', picture('lost.png')));
    for (const name of ['hall.png', 'later.png']) await drop(name, Buffer.from('a picture'));
    expect(await shelf.picture('hall.png')).toMatchObject({ type: 'image/png' });
    for (const name of ['later.png', 'lost.png', 'open-day.md', '../hall.png']) {
      expect(await shelf.picture(name), name).toBeNull();
    }
    expect(log.lines.map(({ text }) => text)).toEqual([
      'an entry of news is left out: lost.md:5: image: there is no such file beside this one',
    ]);
  });

  it('is empty where the folder is missing', async () => {
    const { folder, log, shelf } = shelfOverFolder();
    await rm(folder, { recursive: true });
    expect(await shelf.list()).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  it('has a feed with whole texts, which changes when an entry does', async () => {
    const { shelf, drop } = shelfOverFolder();
    await drop('old.md', entry('Old', '2026-10-01', 'updated: 2026-11-21\n'));
    await drop('new.md', entry('Tea & cake', '2026-11-20'));
    const feed = await shelf.feed('https://provider.example', '/news/feed.xml');
    expect(feed).toContain('<id>https://provider.example/news/feed.xml</id>');
    expect(feed.indexOf('Tea &amp; cake')).toBeLessThan(feed.indexOf('<title>Old'));
    expect(feed).toContain('<published>2026-09-30T23:00:00.000Z</published>');
    expect(/<updated>(.*)<\/updated>/.exec(feed)?.[1]).toBe('2026-11-21T00:00:00.000Z');
    expect(feed).toContain('&lt;p&gt;Words of Old.&lt;/p&gt;');
  });
});
