import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { filledFolders } from './filled-collections.ts';
import { createFooterCheck } from './footer-check.ts';

const built = Buffer.from('<footer><a href="/useful-information">Useful Information</a></footer>');
const article = (date: string) => `---\ntitle: Open day\ndate: ${date}\nsummary: Tea.\n---\n\nCome in.\n`;
const now = new Date('2026-11-21T12:00:00Z');

it('the footer of the build is right until there is something else to read', async () => {
  const folder = temporaryFolder();
  for (const name of ['news', 'useful-information']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'useful-information', 'guide.md'), article('2026-11-20'));
  await writeFile(join(folder, 'news', 'later.md'), article('2026-11-22'));
  let time = 0;
  const isRight = await createFooterCheck(
    () => filledFolders(folder, now),
    built,
    () => time,
  );
  expect(isRight()).toBe(true);
  await writeFile(join(folder, 'news', 'open-day.md'), article('2026-11-21'));
  time += 5000;
  await expect.poll(isRight).toBe(false);
});

it('is wrong from the start where the folder is not the one of the build', async () => {
  const isRight = await createFooterCheck(() => filledFolders(temporaryFolder(), now), built);
  expect(isRight()).toBe(false);
});
