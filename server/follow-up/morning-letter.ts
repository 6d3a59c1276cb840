import { isOfficeDay } from '#domain/office-hours/office-hours.ts';
import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import type { MessageStates, Notices } from '../delivery/outbox.ts';
import type { Log } from '../logging.ts';
import type { Fact } from '../mail/messages/email/email.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { isOverdue } from '../mail/messages/letter-item.ts';
import { type Letter, morningLetter } from '../mail/messages/morning-letter.ts';
import { letterMessage, type OwedLetter, type QueuedMail, readOwedLetter } from '../mail/queued-mail.ts';
import type { Submissions } from '../submissions/submission-store.ts';
import { createLetterContents } from './letter-contents.ts';
import { officeDayBefore } from './office-days.ts';

const LETTER_MINUTES = 8.5 * 60;
const DAYS_KEPT = 400;
const MAX_DAYS_BACK = 10;

const momentOf = (day: string) => londonInstant(day, LETTER_MINUTES).getTime();

const PURPOSES: Record<OwedLetter['letter'], (day: string) => string> = {
  office: (day) => `morning-${day}`,
  'second-inbox': (day) => `overdue-${day}`,
};

interface Options {
  submissions: Pick<Submissions, 'find'>;
  outbox: Notices & Pick<MessageStates, 'unsent'>;
  site: MailSite;
  secondInbox: string | null;
  weekBefore: (day: string) => Promise<Fact[]>;
  awaitingEvent: () => Promise<number>;
  alerts?: (at: Date) => Promise<string[]>;
  log: Log;
  now?: () => Date;
}

export interface MorningLetter {
  /** May run often and on several instances: the office gets one letter a working day, at half past eight or later. */
  run(): Promise<void>;
  compose(letter: OwedLetter): Promise<QueuedMail | null>;
}

export function createMorningLetter(options: Options): MorningLetter {
  const { outbox, site, secondInbox, log, now = () => new Date() } = options;
  const contentsOf = createLetterContents(options);
  let written: string | null = null;

  async function isSaidLater({ letter, day }: OwedLetter): Promise<boolean> {
    const today = londonMoment(now()).date;
    return day < today && (await outbox.added(PURPOSES[letter](today))) !== null;
  }

  async function compose(letter: OwedLetter): Promise<QueuedMail | null> {
    if (await isSaidLater(letter)) return null;
    const contents = await contentsOf(letter, now());
    if (letter.letter === 'office') return isEmpty(contents) ? null : morningLetter(contents, site);
    const toSecond = ofSecondInbox(contents);
    return secondInbox === null || isEmpty(toSecond)
      ? null
      : morningLetter(toSecond, { ...site, inbox: secondInbox });
  }

  async function sinceOf(day: string, daysBack = MAX_DAYS_BACK): Promise<number | null> {
    const before = officeDayBefore(day);
    const added = await outbox.added(PURPOSES.office(before));
    if (added) return readOwedLetter(added.payload)?.since ?? momentOf(before);
    // Nothing was to be said on that day, or the site was off.
    return daysBack > 1 ? sinceOf(before, daysBack - 1) : null;
  }

  async function send(letter: OwedLetter): Promise<void> {
    const purpose = PURPOSES[letter.letter](letter.day);
    if ((await compose(letter)) && (await outbox.add(purpose, letterMessage(letter))))
      log.info({ letter: letter.letter }, 'The office was told what waits for an answer.');
  }

  return {
    compose,

    async run() {
      const { date: day, minutes } = londonMoment(now());
      if (day === written || minutes < LETTER_MINUTES || !isOfficeDay(day)) return;
      const since = (await sinceOf(day)) ?? momentOf(officeDayBefore(day));
      await send({ letter: 'office', day, since });
      await send({ letter: 'second-inbox', day, since });
      await outbox.sweep(new Date(momentOf(day) - DAYS_KEPT * 24 * 3_600_000));
      written = day;
    },
  };
}

function isEmpty({ waiting, week, marked, alerts = [], unsent }: Letter): boolean {
  return waiting.length + week.length + marked.length + alerts.length + unsent.count === 0;
}

/** Overdue submissions, and those that the office may not have got. */
function ofSecondInbox({ waiting, ...letter }: Letter): Letter {
  const named = waiting.filter((each) => each.isUnsent || isOverdue(each, letter.at));
  return { ...letter, waiting: named, week: [], awaitingEvent: 0, marked: [], alerts: [] };
}
