import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import { morningLetterWords } from '#content/mails/morning-letter.yaml';
import { recipients } from '#content/recipients.yaml';
import type { RecipientId } from '#domain/content/privacy.ts';
import { everyMail } from '../tests/support/every-mail.ts';
import { storedInBrowser } from './browser-storage.ts';
import { careers } from './careers.ts';
import { communicationNeeds } from './communication-needs.ts';
import { eventPage } from './events.ts';
import { formNotices } from './form-notices.ts';
import { outcomeWords } from './outcomes.ts';
import { privacy, privacyFor, visitorRecords } from './privacy.ts';
import { periodInWords, type RetainedKind, retention, retentionOf } from './retention.ts';

const visitors = (notice = privacy) =>
  JSON.stringify(notice.sections.find(({ id }) => id === 'visitors')?.blocks);

describe('the privacy notice says of visitors', () => {
  it.each(Object.keys(retentionOf) as RetainedKind[])('for how long what comes as %s is kept', (kind) => {
    const told = visitorRecords.filter(({ kinds }) => kinds.includes(kind));
    expect(told).toHaveLength(1);
    const [act = ''] = told[0]?.row ?? [];
    const table = privacy.sections
      .find(({ id }) => id === 'visitors')
      ?.blocks.find((block) => block.kind === 'table');
    const row = table?.rows.find(([name]) => name === act);
    expect(row?.at(-1)).toContain(periodInWords(retention[retentionOf[kind]].period));
  });

  it.each(Object.entries(storedInBrowser))('that their browser keeps %s', (_key, { text }) => {
    expect(visitors()).toContain(text);
  });

  it('to whom something is handed on, and nobody else', () => {
    for (const id of Object.keys(recipients) as RecipientId[]) {
      expect(visitors()).toContain(recipients[id].gets);
      expect(visitors(privacyFor([]))).not.toContain(recipients[id].name);
      expect(visitors(privacyFor([id]))).toContain(recipients[id].name);
    }
    expect(visitors(privacyFor([]))).toContain('Nobody');
  });
});

it('nothing is kept in a browser beside what the notice is made of', () => {
  const app = join(import.meta.dirname, '../app');
  const direct = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && name !== 'browser-storage.ts')
    .filter((name) =>
      /Storage\.setItem|document\.cookie|indexedDB|[^']\b(?:local|session)Storage\[/.test(
        readFileSync(join(app, name), 'utf8'),
      ),
    );
  // Its database is called by a key of the notice: the compiler sees to it.
  expect(direct).toEqual([join('browser', 'kept-file.ts')]);
});

it('who registers an interest is told at the form, on the page and in the mail for how long it is kept', () => {
  const period = periodInWords(retention[retentionOf['event-registration']].period);
  const { text, thanks, notice } = eventPage.ended;
  const mail = everyMail().find(({ text }) => text.includes(eventRegistrationMails.nextTime.heading))?.text;
  for (const words of [text, thanks, notice, mail, formNotices['event-registration']])
    expect(words).toContain(period);
});

it('who sends a CV without an opening is told how long it is kept', () => {
  const period = periodInWords(retention[retentionOf.application].period);
  expect(careers.empty.text).toContain(period);
  expect(careers.search.none.text).toContain(period);
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
  expect(visitors()).toMatch(/program marks messages, letters and registrations with signs of danger/);
  expect(visitors()).toMatch(/Only the mark is stored. The basis is legitimate interests/);
});

it('explicit consent is claimed only where its words are asked for', () => {
  const claims = visitorRecords.filter(({ row }) => row.join(' ').includes('explicit consent'));
  expect(claims.flatMap(({ kinds }) => kinds)).toEqual(['event-registration']);
  expect(visitors()).toMatch(
    /a message, a call, the waiting list and an application .* explicit consent .* deleted with it/,
  );
  for (const { label } of [eventPage.healthConsent, communicationNeeds.consent])
    expect(label).toMatch(/^I agree .* withdraw/);
});

it('says what is noted of an answer, each outcome by itself', () => {
  for (const { state } of Object.values(outcomeWords)) expect(visitors()).toContain(state);
});
