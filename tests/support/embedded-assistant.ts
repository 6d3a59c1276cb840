import { join } from 'node:path';
import { createArticleCollection } from '../../server/articles/article-collection.ts';
import { type AssistantModels, trainedModels } from '../../server/chat/models/models.ts';
import { createSiteAssistant, type SiteAssistant } from '../../server/chat/site/site-assistant.ts';
import { createJobBoard } from '../../server/jobs/job-board.ts';
import { createMarkdownJobs } from '../../server/jobs/markdown-jobs.ts';
import { createOutwardAreas } from '../../server/postcodes/outward-areas.ts';
import { createPostcodeCheck } from '../../server/postcodes/postcode-check.ts';
import { createSectorTable } from '../../server/postcodes/sector-table.ts';
import { collectingLog } from './collecting-log.ts';
import { contentForTests } from './content-for-tests.ts';

export const shippedModels = await trainedModels();

/** The assistant as it answers with no setting at all, on a day on which the jobs for tests are open. */
export function embeddedAssistant(
  now = () => new Date('2026-11-23T10:00:00Z'),
  models: Pick<AssistantModels, 'subjectsOf'> = shippedModels,
): SiteAssistant {
  const log = collectingLog();
  const source = createMarkdownJobs({ folder: join(contentForTests, 'jobs'), log });
  return createSiteAssistant({
    models,
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
