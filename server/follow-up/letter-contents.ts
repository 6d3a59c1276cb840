import { officeRemindedAt } from '#domain/follow-up/answer-by.ts';
import { isPromisedMore, OUTCOMES } from '#domain/follow-up/outcome.ts';
import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import type { MessageStates, UnsentMessage } from '../delivery/outbox.ts';
import type { Fact } from '../mail/messages/email/email.ts';
import type { LetterItem } from '../mail/messages/letter-item.ts';
import type { Letter, MarkedSubmission } from '../mail/messages/morning-letter.ts';
import { type OwedLetter, readQueuedMail } from '../mail/queued-mail.ts';
import type { StoredSubmission, Submissions } from '../submissions/submission-store.ts';
import { officeDayBefore, weekBegins } from './office-days.ts';

const LATE_MS = 15 * 60_000;
/** The letter has lines for 200: a hundred thousand, where nobody presses a button, would hold the site up for ten seconds. */
const MAX_READ = 1000;

interface Options {
  submissions: Pick<Submissions, 'find'>;
  outbox: Pick<MessageStates, 'unsent'>;
  weekBefore: (day: string) => Promise<Fact[]>;
  awaitingEvent: () => Promise<number>;
  alerts?: (at: Date) => Promise<string[]>;
}

export function createLetterContents(options: Options) {
  const { submissions, outbox, weekBefore, awaitingEvent, alerts = async () => [] } = options;
  async function markedBetween(since: Date, at: Date): Promise<MarkedSubmission[]> {
    const query = { outcomeSince: since };
    const found = await Promise.all(OUTCOMES.map((outcome) => submissions.find({ outcome, ...query })));
    return found
      .flat()
      .flatMap(marksOf)
      .filter((mark) => mark.at >= since && mark.at < at)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** The oldest, and where there are more also those from today on, whose calls are due. */
  async function waitingAt(at: Date): Promise<StoredSubmission[]> {
    const oldest = await submissions.find({ waiting: true, limit: MAX_READ });
    if (oldest.length < MAX_READ) return oldest;
    const answerAfter = londonInstant(londonMoment(at).date, 0);
    const next = await submissions.find({ waiting: true, answerAfter, limit: MAX_READ });
    const known = new Set(oldest.map(({ id }) => id));
    return [...oldest, ...next.filter(({ id }) => !known.has(id))];
  }

  /** Open submissions, and messages that the office has not got. */
  async function items(at: Date, lost: ReadonlySet<string>): Promise<LetterItem[]> {
    const waiting = await waitingAt(at);
    const others = [...lost].filter((id) => !waiting.some((each) => each.id === id));
    const found = await Promise.all(others.map((key) => submissions.find({ key, limit: 1 })));
    return [...waiting, ...found.flat()]
      .map((submission) => ({ ...submission, isUnsent: lost.has(submission.id) }))
      .filter((item) => item.isUnsent || (item.receivedAt < at && isToBeNamed(item, at)))
      .toSorted((one, other) => rankOf(one, at) - rankOf(other, at));
  }

  return async ({ day, since: marked }: Pick<OwedLetter, 'day' | 'since'>, at: Date): Promise<Letter> => {
    const since = new Date(marked);
    const unsent = (await outbox.unsent()).filter(
      (each) =>
        at.getTime() - each.createdAt.getTime() >= LATE_MS && (each.status !== 'stuck' || isToOffice(each)),
    );
    const lost = new Set(unsent.filter(isToOffice).map(({ submissionId }) => submissionId));
    return {
      unsent: { count: unsent.length, since: unsent[0]?.createdAt ?? at },
      waiting: await items(at, lost),
      awaitingEvent: await awaitingEvent(),
      week: weekBegins(day) ? await weekBefore(day) : [],
      marked: await markedBetween(since, at),
      alerts: await alerts(at),
      since,
      at,
    };
  };
}

/** Not by the office's address, which may have been wrong. */
function isToOffice({ payload, email }: UnsentMessage): boolean {
  const to = readQueuedMail(payload)?.to.address.toLowerCase();
  return to !== undefined && to !== email;
}

function isToBeNamed({ kind, receivedAt, answerBy, danger, outcome }: StoredSubmission, at: Date): boolean {
  const today = londonMoment(at).date;
  if (isPromisedMore(outcome)) return (outcome?.meetingOn ?? '') <= today;
  return (
    danger ||
    kind !== 'application' ||
    (answerBy !== null && officeDayBefore(londonMoment(answerBy).date) <= today) ||
    officeRemindedAt(receivedAt) < at
  );
}

/** Danger, what is due today, then the rest as it was found. */
function rankOf({ danger, answerBy, outcome }: StoredSubmission, at: Date): number {
  if (danger) return 0;
  const answered = isPromisedMore(outcome) ? outcome?.meetingOn : answerBy && londonMoment(answerBy).date;
  return answered === londonMoment(at).date ? 1 : 2;
}

function marksOf({ kind, reference, fields, outcome, outcomeBefore }: StoredSubmission): MarkedSubmission[] {
  if (!outcome) return [];
  const states = outcomeBefore && outcomeBefore.at < outcome.at ? [outcomeBefore, outcome] : [outcome];
  return states.map((state) => ({ kind, reference, fields, ...state }));
}
