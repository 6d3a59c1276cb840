import { officeMails } from '#content/mails/every-mail.yaml';
import { morningLetterWords as words } from '#content/mails/morning-letter.yaml';
import { outcomeWords } from '#content/outcomes.yaml';
import { type OutcomeState, STILL_WAITING } from '#domain/follow-up/outcome.ts';
import { isMessageUnsafe, needLines } from '#domain/forms/needs-in-words.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeOfficeMail, type MailSite } from './compose-mail.ts';
import type { Block, Fact, LinkedItem } from './email.ts';
import { markedSubject, outcomeActions, toldByPress } from './parts.ts';
import { momentInWords } from './words.ts';

export type WaitingSubmission = Pick<
  StoredSubmission,
  'kind' | 'reference' | 'receivedAt' | 'outcome' | 'danger' | 'tentative' | 'fields'
> & {
  answerBy: Date;
};

export type MarkedSubmission = Pick<StoredSubmission, 'kind' | 'reference'> & OutcomeState;

export interface Letter {
  waiting: WaitingSubmission[];
  week: Fact[];
  marked: MarkedSubmission[];
  /** The time of the letter before. */
  since: Date;
  at: Date;
}

/** Mail programs cut off what is longer than a hundred kilobytes. */
const MAX_WITH_BUTTONS = 25;
const HOUR = 3_600_000;

export function morningLetter({ waiting, week, marked, since, at }: Letter, site: MailSite): QueuedMail {
  const overdue = waiting.filter(({ answerBy }) => answerBy < at).length;
  const day = dayInWords(londonMoment(at).date);
  const count = waiting.length;
  const values = { waiting: fill(forCount(words.waiting, count), { count }), overdue, day };
  const lines = waiting.slice(0, 3).map(titleOf);
  return composeOfficeMail(
    {
      subject: markedSubject(fill(subjectOf(count, overdue), values), {
        danger: waiting.some(({ danger }) => danger),
      }),
      preheader: lines.join(' · '),
      heading: fill(count === 0 ? words.heading.none : words.heading.waiting, values),
      blocks: [...weekBlocks(week), ...waitingBlocks(waiting, at, site), ...markedBlocks(marked, since)],
      footnote: words.footnote,
    },
    site,
  );
}

function subjectOf(waiting: number, overdue: number) {
  if (waiting === 0) return words.subject.none;
  return overdue === 0 ? words.subject.waiting : words.subject.overdue;
}

function weekBlocks(week: Fact[]): Block[] {
  const lines = week.map(({ label, value }) => `${label}: ${value}`);
  return lines.length > 0 ? [{ kind: 'items', items: [{ title: words.weekTitle, lines }] }] : [];
}

function waitingBlocks(waiting: WaitingSubmission[], at: Date, site: MailSite): Block[] {
  if (waiting.length === 0) return [];
  const items = waiting.slice(0, MAX_WITH_BUTTONS).map((each) => itemOf(each, at, site));
  const rest = waiting.slice(MAX_WITH_BUTTONS).map((each) => `${titleOf(each)}: ${dueOf(each, at)}`);
  return [
    { kind: 'paragraph', text: words.waitingTitle },
    { kind: 'items', items },
    ...(rest.length > 0
      ? [{ kind: 'quote', label: fill(words.more, { count: rest.length }), text: rest.join('\n') } as const]
      : []),
  ];
}

function markedBlocks(marked: MarkedSubmission[], since: Date): Block[] {
  const lines = marked.map(({ kind, reference, outcome, at, by }) =>
    fill(words.marked.line, {
      title: fill(words.title, { kind: words.kinds[kind], reference }),
      state: outcomeWords[outcome].state,
      moment: momentInWords(at),
      by: words.marked.by[by],
    }),
  );
  const title = fill(words.marked.title, { moment: momentInWords(since) });
  return lines.length > 0 ? [{ kind: 'items', items: [{ title, lines }] }] : [];
}

function itemOf(submission: WaitingSubmission, at: Date, site: MailSite): LinkedItem {
  const { kind, receivedAt, outcome, tentative, fields } = submission;
  const hours = Math.max(1, Math.floor((at.getTime() - receivedAt.getTime()) / HOUR));
  const tried =
    outcome?.outcome === STILL_WAITING ? [fill(words.tried, { moment: momentInWords(outcome.at) })] : [];
  const [need] = needLines(fields);
  const first = [
    ...(need && isMessageUnsafe(fields) ? [need] : []),
    ...(need ? [words.needs] : []),
    ...(tentative ? [words.tentative] : []),
  ];
  return {
    title: titleOf(submission),
    lines: [...first, dueOf(submission, at), waitsInWords(hours), ...tried, ...toldByPress(kind)],
    actions: outcomeActions(kind, submission, site),
  };
}

function waitsInWords(hours: number): string {
  const days = Math.floor(hours / 24);
  return days > 1
    ? fill(words.waits.days, { count: days })
    : fill(forCount(words.waits.hours, hours), { count: hours });
}

function titleOf({ kind, reference, danger }: WaitingSubmission): string {
  const title = fill(words.title, { kind: words.kinds[kind], reference });
  return danger ? fill(officeMails.danger.title, { title }) : title;
}

function dueOf({ answerBy }: WaitingSubmission, at: Date): string {
  return fill(answerBy < at ? words.overdue : words.due, { moment: momentInWords(answerBy) });
}
