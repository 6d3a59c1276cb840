import { join } from 'node:path';
import { type Assistant, loadAssistant } from 'site-assistant';
import { createArticleCollection } from '../../server/articles/article-collection.ts';
import { createSiteAssistant, type SiteAssistant } from '../../server/chat/answers/site-assistant.ts';
import { createJobBoard } from '../../server/jobs/job-board.ts';
import { createMarkdownJobs } from '../../server/jobs/sources/markdown-jobs.ts';
import { createOutwardAreas } from '../../server/postcodes/outward-areas.ts';
import { createPostcodeCheck } from '../../server/postcodes/postcode-check.ts';
import { createSectorTable } from '../../server/postcodes/sector-table.ts';
import { collectingLog } from './collecting-log.ts';
import { contentForTests } from './content-for-tests.ts';

/** @public The scores ask it. */
export { hasBannedWords } from '../../server/chat/banned-words.ts';

export const shippedAssistant = await loadAssistant();

interface Options {
  assistant?: Pick<Assistant, 'understand'>;
  now?: () => Date;
  jobFolder?: string;
}

/** Answers as the site does without settings, on a day on which the jobs for tests are open. */
export function embeddedAssistant({
  assistant = shippedAssistant,
  now = () => new Date('2026-11-23T10:00:00Z'),
  jobFolder = join(contentForTests, 'jobs'),
}: Options = {}): SiteAssistant {
  const log = collectingLog();
  const source = createMarkdownJobs({ folder: jobFolder, log });
  return createSiteAssistant({
    assistant,
    jobs: createJobBoard({ source, logoPath: '/logo.png', log, now }),
    guides: createArticleCollection({
      name: 'useful-information',
      folder: join(import.meta.dirname, '../../content/useful-information'),
      log,
      now,
    }),
    outwards: createOutwardAreas(),
    postcodes: createPostcodeCheck({ lookup: createSectorTable(), log }),
    now,
  });
}
