import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedInBrowser } from '#content/browser-storage.yaml';
import { communicationNeeds } from '#content/communication-needs.yaml';
import { eventPage } from '#content/event-page.yaml';
import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import { morningLetterWords } from '#content/mails/morning-letter.yaml';
import { outcomeWords } from '#content/outcomes.yaml';
import { recipients } from '#content/recipients.yaml';
import { retention } from '#content/retention.yaml';
import { privacy } from '#content/statements/privacy.yaml';
import { everyMail } from '../../tests/support/every-mail.ts';
import { namesOf } from '../content/kinds.ts';
import { endedWords } from '../events/ended-words.ts';
import { formNotices } from '../retention/form-notices.ts';
import { periodInWords, type RetainedKind, retentionOf, retentionTable } from '../retention/periods.ts';
import type { RecipientId } from './privacy.ts';
import { statementOf } from './statement-of.ts';

const noticeFor = (recipients?: readonly RecipientId[]) => statementOf(privacy, recipients && { recipients });
const sectionOf = (id: string, notice = noticeFor()) => notice.sections.find((section) => section.id === id);
const tablesOf = (id: string) => sectionOf(id)?.blocks.filter((block) => block.kind === 'table') ?? [];
const visitors = (notice = noticeFor()) => JSON.stringify(sectionOf('visitors', notice)?.blocks);

const message = 'Send a message, or ask for a call';
const jobAlert = 'Ask for new jobs by email';
/** A visitor's acts in the words of the notice, by the records that come of them. */
const acts: Record<RetainedKind, string> = {
  enquiry: message,
  'call-request': message,
  'area-notice': 'Ask to hear when we reach your area',
  'event-registration': 'Register for an event, or your interest in the next one',
  application: 'Apply for a job',
  'job-alert': jobAlert,
  'job-alert-request': jobAlert,
};
const rows = tablesOf('visitors')[0]?.rows ?? [];

describe('the privacy notice says of visitors', () => {
  it.each(namesOf(acts))('for how long what comes as %s is kept', (kind) => {
    const told = rows.filter(([act]) => act === acts[kind]);
    expect(told).toHaveLength(1);
    expect(told[0]?.at(-1)).toContain(periodInWords(retention[retentionOf[kind]].period));
  });

  it.each(Object.values(storedInBrowser).flatMap((area) => Object.entries<string>(area)))(
    'that their browser keeps %s',
    (_key, text) => {
      expect(visitors()).toContain(text);
    },
  );

  it('to whom something is handed on, and nobody else', () => {
    for (const id of namesOf(recipients)) {
      expect(visitors()).toContain(recipients[id].gets);
      expect(visitors(noticeFor([]))).not.toContain(recipients[id].name);
      expect(visitors(noticeFor([id]))).toContain(recipients[id].name);
    }
    expect(visitors(noticeFor([]))).toContain('Nobody');
  });
});

it('the privacy notice has every section in order, the visitors’ among them', () => {
  const { title, subtitle, sections, lastUpdated } = noticeFor();
  expect(title).toBe('Privacy Policy');
  expect(subtitle).toBe('Staff & Volunteers Privacy Notice');
  expect(sections.map(({ id }) => id)).toEqual([
    'contact-details',
    'what-we-collect',
    'lawful-bases',
    'where-we-get-information',
    'how-long-we-keep',
    'who-we-share-with',
    'visitors',
    'how-to-complain',
  ]);
  expect(lastUpdated).toBe('Last updated: June 2024');
});

it('the privacy notice shows the retention table that is executed', () => {
  const [table] = tablesOf('how-long-we-keep');
  expect(table?.rows.map((row) => row[1])).toEqual(retentionTable.map(({ period }) => period));
});

it('tables have as many cells as columns', () => {
  for (const { columns, rows } of noticeFor().sections.flatMap(({ id }) => tablesOf(id)))
    for (const row of rows) expect(row).toHaveLength(columns.length);
});

it('nothing is kept in a browser beside what the notice is made of', () => {
  const app = join(import.meta.dirname, '../../app');
  const direct = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && name !== 'browser-storage.ts')
    .filter((name) =>
      /Storage\.setItem|document\.cookie|indexedDB|[^']\b(?:local|session)Storage\[/.test(
        readFileSync(join(app, name), 'utf8'),
      ),
    );
  // The first script keeps a draft where its form says, and the database is called by a name of the notice: the compiler sees to it.
  expect(direct.toSorted()).toEqual([join('browser', 'bootstrap.ts'), join('browser', 'kept-file.ts')]);
});

it('who registers an interest is told at the form, on the page and in the mail for how long it is kept', () => {
  const period = periodInWords(retention[retentionOf['event-registration']].period);
  const { text, thanks, notice } = endedWords;
  const mail = everyMail().find(({ text }) => text.includes(eventRegistrationMails.nextTime.heading))?.text;
  for (const words of [text, thanks, notice, mail, formNotices['event-registration']])
    expect(words).toContain(period);
});

it('says when the section about visitors was last changed, and that other companies’ apps have notices of their own', () => {
  expect(visitors()).toMatch(/last changed this section in \w+ \d{4}/);
  expect(visitors()).toContain('WhatsApp');
});

it('says what is counted of questions without an answer, and that no words of theirs are', () => {
  expect(Object.keys(morningLetterWords.unanswered)).toContain('jobs');
  expect(visitors()).toMatch(
    /assistant or the search for jobs has no answer, we count that by week and subject: not your words/,
  );
});

it('says that a program looks for danger, on which basis, and that the mark alone is stored', () => {
  expect(visitors()).toMatch(/program marks what is written in a form with signs of danger/);
  expect(visitors()).toMatch(/Only the mark is stored. The basis is legitimate interests/);
});

it('explicit consent is claimed only where its words are asked for', () => {
  const claims = rows.filter((row) => row.join(' ').includes('explicit consent'));
  expect(claims.map(([act]) => act)).toEqual([acts['event-registration']]);
  expect(visitors()).toMatch(
    /a message, a call, the waiting list and an application .* explicit consent .* deleted with it/,
  );
  for (const { label } of [eventPage.healthConsent, communicationNeeds.consent])
    expect(label).toMatch(/^I agree .* withdraw/);
});

it('says what is noted of an answer, each outcome by itself', () => {
  for (const { state } of Object.values(outcomeWords)) expect(visitors()).toContain(state);
});
