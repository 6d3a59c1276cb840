import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedByTheRules } from './boundaries/rules.ts';
import { findBreaches, type RuleName, ruleNames } from './boundaries.ts';

type Files = Readonly<Record<string, string>>;

const broken = (files: Files) => findBreaches(new Map(Object.entries(files)));

/** For each rule the files that break it, each list by itself. */
const planted: Readonly<Record<RuleName, readonly Files[]>> = {
  contentIsData: [
    { 'content/home.ts': `export const title = 'Home';` },
    { 'content/mails/office.test.ts': `import { it } from 'vitest';` },
    { 'content/shop.js': `export const prices = null;` },
  ],
  domainStandsOnContent: [
    { 'domain/jobs/job.ts': `import type { Job } from '#server/jobs/sources/job-source.ts';` },
    { 'domain/jobs/job.ts': `type Job = import('#server/jobs/sources/job-source.ts').Job;` },
    { 'domain/jobs/job.ts': `export type { Look } from '#app/features/careers/look.ts';` },
  ],
  domainIsPure: [
    { 'domain/jobs/job.ts': `import type { ReactNode } from 'react';` },
    { 'domain/jobs/job.ts': `import { createHash } from 'node:crypto';` },
    { 'domain/jobs/job.ts': `const { pino } = await import('pino');` },
  ],
  serverKnowsNoPages: [
    { 'server/mail/mail.ts': `import { schema } from '#app/features/contact/schema.ts';` },
    { 'server/mail/mail.ts': `import type { Look } from '../../app/features/contact/look.ts';` },
  ],
  appReachesServerByServices: [
    { 'app/pages/job.tsx': `import { createJobBoard } from '#server/jobs/job-board.ts';` },
    { 'app/pages/job.tsx': `import { type Job, openJobs } from '#server/jobs/job-board.ts';` },
    { 'app/pages/job.tsx': `const { openJobs } = await import('#server/jobs/job-board.ts');` },
  ],
  featuresStandAlone: [
    { 'app/features/faq/faq.tsx': `import { Chat } from '~/features/chat/chat.tsx';` },
    { 'app/features/faq/faq.tsx': `import type { Chat } from '../chat/chat.tsx';` },
    { 'app/features/forms/frame.tsx': `import { Chat } from '~/features/chat/chat.tsx';` },
  ],
  pagesAreOnTop: [
    { 'app/features/faq/faq.tsx': `import { head } from '~/pages/head.ts';` },
    { 'app/visit.ts': `import { apply } from './endpoints/apply.ts';` },
    { 'app/features/faq/faq.tsx': `import { render } from '~/document/render.tsx';` },
  ],
  designSystemKnowsNoSubject: [
    { 'app/design-system/card/card.tsx': `import { brand } from '#content/brand.yaml';` },
    { 'app/design-system/card/card.tsx': `import type { Event } from '#domain/events/event.ts';` },
    { 'app/design-system/card/card.tsx': `import { Chat } from '~/features/chat/chat.tsx';` },
  ],
  designSystemFetchesNothing: [
    { 'app/design-system/card/card.tsx': `export const load = () => fetch('/api/jobs');` },
    { 'app/design-system/card/card.tsx': `export const listen = () => new EventSource('/api');` },
  ],
  portsAreSmall: [
    {
      'server/mail/mail.ts': `interface Mail { a(): void; b(): void; c: () => void; d(): void; e(): void; f(): void }`,
    },
  ],
  oneFileReadsTheEnvironment: [
    { 'server/mail/mail.ts': `export const url = process.env.SMTP_URL;` },
    { 'server/mail/mail.ts': `const { SMTP_URL } = process['env'];` },
    { 'server/mail/mail.ts': `import { env } from 'node:process';` },
    { 'app/visit.ts': `export const mode = process.env.NODE_ENV;` },
  ],
  roomsMeetThroughPorts: [
    { 'server/enquiries/enquiries.ts': `import { createStore } from '../store/open-store.ts';` },
    { 'server/http/pages.ts': `import { send, type Mail } from '../mail/smtp-transport.ts';` },
  ],
  storageIsInTheStore: [
    { 'server/jobs/jobs.ts': `import { sql } from 'kysely';` },
    { 'server/jobs/jobs.ts': `import type { DatabaseSync } from 'node:sqlite';` },
    { 'server/compose.ts': `import pg from 'pg';` },
  ],
  useCasesKnowNoHttp: [
    { 'server/enquiries/enquiries.ts': `import type { Facts } from '../http/page-handler.ts';` },
  ],
  compositionIsOnTop: [
    { 'server/jobs/jobs.ts': `import type { Build } from '../compose.ts';` },
    { 'server/jobs/jobs.ts': `import { composeMail } from '../compose/mail.ts';` },
    { 'server/jobs/jobs.ts': `import { commands } from '../staff/commands.ts';` },
  ],
  nothingStandsOnTheOutside: [
    { 'server/main.ts': `import { build } from '../tools/build.ts';` },
    { 'app/visit.ts': `import { bird } from '../packages/illustrations/props/wren.ts';` },
    { 'domain/media/media.ts': `import type { Drawing } from '../../packages/illustrations/scenes.ts';` },
    { 'domain/jobs/job.ts': `import { sample } from '../../tests/support/sample.ts';` },
    { 'domain/jobs/job.test.ts': `import { run } from '../../packages/benchmarks/run.ts';` },
  ],
  theOutsideKnowsWhatIsStated: [
    { 'tools/build.ts': `import { startSite } from '../tests/support/start-site.ts';` },
    { 'tests/news.spec.ts': `import { Chat } from '../app/features/chat/chat.tsx';` },
    { 'packages/benchmarks/run.ts': `import { kill } from '../../tests/chaos/kill.ts';` },
    {
      'packages/assistant/assistant.ts': `import type { ChatMessage } from '../../domain/chat/chat-message.ts';`,
    },
    {
      'packages/illustrations/scenes.ts': `import { parsePostcode } from '../../domain/postcodes/postcode.ts';`,
    },
  ],
  testsStayAside: [
    { 'server/jobs/jobs.ts': `import { sampleJobs } from './sample-jobs-for-tests.ts';` },
    { 'tools/build.ts': `import { planted } from './boundaries.test.ts';` },
  ],
  floorsAreCalledByName: [
    { 'server/jobs/jobs.ts': `import { brand } from '../../content/brand.ts';` },
    { 'server/jobs/jobs.ts': `import { redact } from '#server/logging.ts';` },
  ],
  noBarrels: [
    { 'server/jobs/index.ts': `export const jobs = [];` },
    { 'server/jobs/all.ts': `export * from './job.ts';` },
    { 'server/jobs/all.ts': `export type { Job } from './job.ts';\nexport const own = 1;` },
  ],
  noCircleOfFiles: [
    {
      'domain/jobs/job.ts': `import type { Pay } from './pay.ts';`,
      'domain/jobs/pay.ts': `import { job } from './place.ts';`,
      'domain/jobs/place.ts': `import { job } from './job.ts';`,
    },
    { 'domain/jobs/job.ts': `import { job } from './job.ts';` },
  ],
  noCircleOfRooms: [
    {
      'server/jobs/jobs.ts': `import type { Mail } from '../mail/mail.ts';`,
      'server/mail/mail.ts': `export interface Mail {}`,
      'server/mail/job-mail.ts': `import type { Job } from '../jobs/job.ts';`,
      'server/jobs/job.ts': `export interface Job {}`,
    },
    {
      'app/design-system/card/card.tsx': `import { Tag } from '../tag/tag.tsx';`,
      'app/design-system/tag/tag.tsx': `export const Tag = 1;`,
      'app/design-system/tag/row.tsx': `import { Heading } from '../card/heading.tsx';`,
      'app/design-system/card/heading.tsx': `export const Heading = 1;`,
    },
    {
      'server/chat/site/talk/said.ts': `import { answer } from '../answer.ts';`,
      'server/chat/site/answer.ts': `import { told } from './talk/told.ts';`,
      'server/chat/site/talk/told.ts': `export const told = 1;`,
    },
    {
      'tests/support/site.ts': `import { build } from '../../tools/build.ts';`,
      'tools/build.ts': `export const build = 1;`,
      'tools/weigh.ts': `import { read } from '../tests/read.ts';`,
      'tests/read.ts': `export const read = 1;`,
    },
  ],
  foldersHaveRooms: [
    Object.fromEntries(Array.from({ length: 13 }, (_, number) => [`domain/jobs/job-${number}.ts`, ''])),
  ],
};

describe('the boundaries', () => {
  it.each(ruleNames)('%s: each planted breach is named', (name) => {
    expect(planted[name].length).toBeGreaterThan(0);
    for (const files of planted[name]) {
      expect(new Set(broken(files).map(({ rule }) => rule)), JSON.stringify(files)).toContain(name);
    }
  });

  it('say which file, which import and which rule', () => {
    expect(broken({ 'domain/jobs/job.ts': `export * from 'pg';` }).map(({ says }) => says)).toContain(
      'domain/jobs/job.ts imports pg: of packages domain uses valibot and eventsource-parser and minisearch and site-assistant/danger-kinds and site-assistant/folded-words and site-assistant/labels alone',
    );
  });

  it('leave alone what keeps to them', () => {
    expect(
      broken({
        'domain/chat/stream.ts': `import { createParser } from 'eventsource-parser';\nimport * as v from 'valibot';`,
        'domain/chat/stream.test.ts': `import { it } from 'vitest';\nimport { lines } from '../../tests/support/lines.ts';`,
        'server/jobs/jobs.ts': `import type { Store } from '../store/store.ts';\nimport { redact } from '../outgoing/redact.ts';`,
        'server/compose/jobs.ts': `import { createJobs } from '../jobs/jobs.ts';`,
        'app/pages/job.tsx': `import type { Job } from '#server/jobs/jobs.ts';`,
        'app/routes.ts': `export { failure } from './pages/failure.tsx';`,
        'app/features/faq/faq.tsx': `import { Frame } from '~/features/forms/frame.tsx';\nimport { Card } from '~/design-system/card/card.tsx';`,
        'server/config.ts': `export const port = process.env.PORT;`,
        'tests/news.spec.ts': `import { news } from '#content/news.yaml';`,
      }),
    ).toEqual([]);
  });

  it.each(namedByTheRules)('name what is there: %s', (path) => {
    expect(existsSync(join(import.meta.dirname, '..', path))).toBe(true);
  });
});
