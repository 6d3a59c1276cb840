import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEngine } from '../../../tools/setup/copy-engine.ts';
import type { Row } from '../report/measurement.ts';
import { timed } from '../server/commands.ts';
import { perRequest, read, startedFigures } from './growth-of-site.ts';
import { type FolderSize, writeLargeFolder } from './large-folder.ts';

const project = join(import.meta.dirname, '../../..');

const PAGES = {
  'the search of the site: ms': '/search?q=gardens+{n}',
  'the list of jobs: ms': '/careers?fresh={n}',
  'a search for jobs: ms': '/careers?q=meals&place=Romsey&within=10&fresh={n}',
};
const QUESTION = 'Can you help with the garden, and what does it cost? {n}';

/** The folder is checked and built in a copy of the engine, as a publish does. */
export async function measureFolder(size: FolderSize): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  const copy = await copyEngine(project);
  try {
    writeLargeFolder(folder, size);
    const build = await timed(`CONTENT_DIR=${folder} node tools/build.ts`, copy);
    const site = await startedFigures({ CONTENT_DIR: folder }, PAGES, {
      main: join(copy, 'server/main.ts'),
      more: async (started) => {
        const ask = (n: number) => read(started, '/api/chat/completions', question(n));
        const kilobytes = async (path: string) => (await read(started, path)).length / 1000;
        return {
          'an answer of the assistant: ms': await perRequest(started, ask),
          'home page: kB': await kilobytes('/'),
          'page of questions: kB': await kilobytes('/faq'),
          'news: kB': await kilobytes('/news'),
          'index of the browser’s search: kB': await kilobytes('/search-index.json'),
        };
      },
    });
    return { 'check and build: s': build['processor s'] ?? Number.NaN, ...site };
  } finally {
    await rm(copy, { recursive: true });
    await rm(folder, { recursive: true });
  }
}

const question = (n: number): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ messages: [{ role: 'user', content: QUESTION.replace('{n}', `${n}`) }] }),
});
