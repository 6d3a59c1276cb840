import { officeRemindedAt } from '#domain/follow-up/answer-by.ts';
import { OUTCOMES } from '#domain/follow-up/outcome.ts';
import { isOfficeDay } from '#domain/office-hours/office-hours.ts';
import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import { addDays, weekdayOf } from '#domain/time/wall-clock.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Log } from '../logging.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import type { Fact } from '../mail/messages/email.ts';
import {
  type Letter,
  type MarkedSubmission,
  morningLetter,
  type WaitingSubmission,
} from '../mail/messages/morning-letter.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { StoredSubmission, SubmissionStore } from '../submissions/submission-store.ts';

const LETTER_MINUTES = 8.5 * 60;
const DAYS_KEPT = 400;

interface Options {
  submissions: Pick<SubmissionStore, 'find'>;
  outbox: Pick<Outbox, 'add' | 'sweep'>;
  site: MailSite;
  secondInbox: string | null;
  weekBefore: (day: string) => Promise<Fact[]>;
  log: Log;
  now?: () => Date;
}

export interface MorningLetter {
  /** May run often and on several instances: the office gets one letter a working day, at half past eight or later. */
  run(): Promise<void>;
}

export function createMorningLetter(options: Options): MorningLetter {
  const { submissions, outbox, site, secondInbox, weekBefore, log, now = () => new Date() } = options;
  let written: string | null = null;

  /** As things were at half past eight: what comes later that day is for the next letter. */
  async function waitingAt(at: Date): Promise<WaitingSubmission[]> {
    const waiting = await submissions.find({ waiting: true });
    return waiting
      .flatMap(({ answerBy, ...submission }) => (answerBy ? [{ ...submission, answerBy }] : []))
      .filter(
        ({ kind, receivedAt, answerBy, danger }) =>
          receivedAt < at &&
          (danger || kind !== 'application' || answerBy < at || officeRemindedAt(receivedAt) < at),
      );
  }

  async function markedBetween(since: Date, at: Date): Promise<MarkedSubmission[]> {
    const query = { outcomeSince: since };
    const found = await Promise.all(OUTCOMES.map((outcome) => submissions.find({ outcome, ...query })));
    return found
      .flat()
      .flatMap(marksOf)
      .filter((mark) => mark.at >= since && mark.at < at)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  async function write(day: string, at: Date): Promise<void> {
    const since = londonInstant(officeDayBefore(day), LETTER_MINUTES);
    const letter = {
      waiting: await waitingAt(at),
      week: isFirstOfWeek(day) ? await weekBefore(day) : [],
      marked: await markedBetween(since, at),
      since,
      at,
    };
    const { waiting, week, marked } = letter;
    if (waiting.length + week.length + marked.length > 0) await send(`morning-${day}`, site.inbox, letter);
    const overdue = waiting.filter(({ answerBy }) => answerBy < at);
    if (secondInbox && overdue.length > 0)
      await send(`overdue-${day}`, secondInbox, { ...letter, waiting: overdue, week: [], marked: [] });
    await outbox.sweep(new Date(at.getTime() - DAYS_KEPT * 24 * 3_600_000));
  }

  async function send(purpose: string, inbox: string, letter: Letter): Promise<void> {
    const mail = morningLetter(letter, { ...site, inbox });
    if (await outbox.add(purpose, mailMessage(mail)))
      log.info({ waiting: letter.waiting.length }, 'The office was told what waits for an answer.');
  }

  return {
    async run() {
      const { date, minutes } = londonMoment(now());
      if (date === written || minutes < LETTER_MINUTES || !isOfficeDay(date)) return;
      await write(date, londonInstant(date, LETTER_MINUTES));
      written = date;
    },
  };
}

/** The outcome, and the one that it took the place of. */
function marksOf({ kind, reference, outcome, outcomeBefore }: StoredSubmission): MarkedSubmission[] {
  if (!outcome) return [];
  const states = outcomeBefore && outcomeBefore.at < outcome.at ? [outcomeBefore, outcome] : [outcome];
  return states.map((state) => ({ kind, reference, ...state }));
}

function officeDayBefore(day: string): string {
  const before = addDays(day, -1);
  return isOfficeDay(before) ? before : officeDayBefore(before);
}

/** A Monday, or the next working day where it is none. */
function isFirstOfWeek(day: string): boolean {
  return officeDayBefore(day) < addDays(day, 1 - weekdayOf(day));
}
