import { morningLetterWords as words } from '#content/mails/morning-letter.yaml';
import { outcomeWords } from '#content/outcomes.yaml';
import type { OutcomeState } from '#domain/follow-up/outcome.ts';
import { isMessageUnsafe, needLines } from '#domain/forms/needs-in-words.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { type Fact, facts, lists, type Part, quote } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { noteToOffice } from './layout/letter.ts';
import { markedSubject, phoneFact } from './layout/parts.ts';
import { momentInWords, senderName } from './layout/words.ts';
import { isOverdue, itemParts, type LetterItem, plainLines, titleOf } from './letter-item.ts';

export type MarkedSubmission = Pick<StoredSubmission, 'kind' | 'reference' | 'fields'> & OutcomeState;

export interface Letter {
  waiting: LetterItem[];
  unsent: { count: number; since: Date };
  week: Fact[];
  /** How many were promised to be told of the next event. */
  awaitingEvent: number;
  marked: MarkedSubmission[];
  /** Sentences for whoever looks after the server. */
  alerts?: string[];
  since: Date;
  at: Date;
}

/** Mail programs cut off what is longer. */
const MAX_BYTES = 100_000;

interface Room {
  buttons: number;
  lines: number;
  /** Characters of all that has not left together. */
  texts: number;
}

const WHOLE: Room = { buttons: 25, lines: 200, texts: 15_000 };
const LEAST_BUTTONS = 3;

/** With as much room as mail programs show. */
export function morningLetter(letter: Letter, site: MailSite, room = WHOLE): QueuedMail {
  const mail = letterIn(room, letter, site);
  const fits = Buffer.byteLength(mail.html) <= MAX_BYTES || room.buttons <= LEAST_BUTTONS;
  return fits ? mail : morningLetter(letter, site, halfOf(room));
}

function halfOf({ buttons, lines, texts }: Room): Room {
  return { buttons: Math.floor(buttons / 2), lines: Math.floor(lines / 2), texts: Math.floor(texts / 2) };
}

function letterIn(room: Room, letter: Letter, site: MailSite): QueuedMail {
  const { waiting, week, marked, since, at } = letter;
  const count = countOf(waiting);
  const heading = fill(count === 0 ? words.heading.none : words.heading.waiting, {
    waiting: fill(forCount(words.waiting, count), { count }),
  });
  const subject = markedSubject(subjectOf(letter), { danger: waiting.some(({ danger }) => danger) });
  return noteToOffice(
    { subject, heading },
    {},
    {
      preheader: waiting.slice(0, 3).map(titleOf).join(' · '),
      parts: [
        unsentText(letter),
        letter.alerts?.join(' ') ?? '',
        callParts(waiting, at, room),
        weekList(week),
        eventText(letter),
        waitingParts(waiting, at, room, site),
        markedList(marked, since, room),
      ],
      footnote: words.footnote,
      site,
    },
  );
}

function subjectOf({ waiting, unsent, at }: Letter): string {
  const day = dayInWords(londonMoment(at).date);
  const count = countOf(waiting);
  const overdue = waiting.filter((each) => isOverdue(each, at)).length;
  const values = { waiting: fill(forCount(words.waiting, count), { count }), overdue, day };
  const { none, waiting: some, overdue: late } = words.subject;
  const subject = fill(count === 0 ? none : overdue === 0 ? some : late, values);
  return unsent.count === 0
    ? subject
    : fill(words.unsent.subject, { unsent: unsentInWords(unsent), subject });
}

function countOf(waiting: LetterItem[]): number {
  return waiting.filter(({ answerBy }) => answerBy !== null).length;
}

function unsentInWords({ count, since }: Letter['unsent']): string {
  return fill(forCount(words.unsent.count, count), { count, day: dayInWords(londonMoment(since).date) });
}

function unsentText({ unsent, waiting }: Letter): string {
  if (unsent.count === 0) return '';
  const help = waiting.some(({ isUnsent }) => isUnsent) ? ` ${words.unsent.text}` : '';
  return `${unsentInWords(unsent)}.${help}`;
}

/** By their time; whom to ring is read without another mail. */
function callParts(waiting: LetterItem[], at: Date, { lines: most }: Room): Part {
  const { date: today } = londonMoment(at);
  const calls = waiting.filter(({ kind, fields }) => kind === 'call-request' && fields.date === today);
  const rows = calls
    .toSorted((one, other) => Number(one.answerBy) - Number(other.answerBy))
    .map(({ fields, isUnsent, tentative }) => {
      const { value: phone, ...link } = phoneFact(fields.phone ?? '');
      const label = timeInWords(fields.time ?? '');
      const [need] = needLines(fields);
      const needs = [
        ...(need && isMessageUnsafe(fields) ? [need] : []),
        ...(need ? [isUnsent ? words.needsBelow : words.needs] : []),
      ];
      const line = fill(words.callLine, { name: senderName(fields), phone });
      const value = [line, ...needs, ...(tentative ? [words.tentative] : [])].join('. ');
      // Nobody rings by a touch who has something to read first.
      return needs.length > 0 ? { label, value } : { ...link, label, value };
    });
  return rows.length > 0 && [words.callsTitle, facts(rows.slice(0, most)), left(rows, most)];
}

function weekList(week: Fact[]): Part {
  const lines = week.map(({ label, value }) => `${label}: ${value}`);
  return lines.length > 0 && lists({ title: words.weekTitle, lines });
}

function eventText({ awaitingEvent: count }: Letter): string {
  return count > 0 ? fill(forCount(words.nextEvent, count), { count }) : '';
}

function waitingParts(waiting: LetterItem[], at: Date, room: Room, site: MailSite): Part {
  if (waiting.length === 0) return null;
  const chosen = withButtons(waiting, room);
  const maxText = Math.floor(room.texts / waiting.filter(({ isUnsent }) => isUnsent).length);
  const rest = waiting.filter((each) => !chosen.has(each));
  const lines = cutTo(rest, room.lines, (each) => plainLines(each, maxText, at));
  return [
    words.waitingTitle,
    [...chosen].map((each) => itemParts(each, maxText, at, site)),
    rest.length > 0 && quote(fill(words.more, { count: rest.length }), lines.join('\n')),
  ];
}

/** A submission whose mail has not left has no other place for its buttons, and takes more room. */
function withButtons(waiting: LetterItem[], { buttons }: Room): Set<LetterItem> {
  const roomOf = ({ isUnsent }: LetterItem) => (isUnsent ? 2.5 : 1);
  let room = buttons;
  const chosen = waiting
    .toSorted((one, other) => roomOf(other) - roomOf(one))
    .filter((each) => {
      room -= roomOf(each);
      return room >= 0;
    });
  return new Set(waiting.filter((each) => chosen.includes(each)));
}

function markedList(marked: MarkedSubmission[], since: Date, room: Room): Part {
  const lines = cutTo(marked, room.lines, ({ outcome, at, by, ...submission }) =>
    fill(words.marked.line, {
      title: titleOf(submission),
      state: outcomeWords[outcome].state,
      moment: momentInWords(at),
      by: words.marked.by[by],
    }),
  );
  const title = fill(words.marked.title, { moment: momentInWords(since) });
  return lines.length > 0 && lists({ title, lines });
}

function cutTo<Item>(items: Item[], most: number, lineOf: (item: Item) => string): string[] {
  return [...items.slice(0, most).map(lineOf), ...left(items, most)];
}

function left({ length }: readonly unknown[], most: number): string[] {
  return length > most ? [fill(words.cutList, { count: length - most })] : [];
}
