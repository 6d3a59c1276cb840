import { brand } from '#content/brand.yaml';
import { everyMail } from '#content/mails/every-mail.yaml';
import type { RetainedKind } from '#domain/retention/periods.ts';
import { fill, type Sentence } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../../submissions/submission-store.ts';
import type { QueuedMail } from '../../queued-mail.ts';
import { blocksOf, type Email, type Part } from '../email/email.ts';
import { composeMail, type Envelope, type MailSite } from './compose-mail.ts';
import { firstBlocks, firstSeen, type Needs } from './needs.ts';
import { markedSubject, officeFootnote } from './parts.ts';
import { thanks } from './words.ts';

type Values<Place extends string> = Readonly<Record<Place, string | number>>;

interface Words<Place extends string> {
  subject: Sentence<Place>;
  heading: Sentence<Place>;
}

type Address = Pick<Envelope, 'to' | 'replyTo'>;

interface Letter extends Omit<Envelope, keyof Address>, Pick<Email, 'unsubscribeUrl'> {
  parts: Part[];
  site: Pick<MailSite, 'publicUrl'>;
}

/** Fills the places of subject and heading alone: the rest may be in the words of a person. */
function letter<Place extends string>(
  words: Words<Place>,
  values: Values<Place>,
  {
    parts,
    site,
    preheader,
    footnote,
    unsubscribeUrl,
    ...envelope
  }: Letter & Address & Pick<Email, 'preheader' | 'footnote'>,
): QueuedMail {
  const [subject, heading] = [fill(words.subject, values), fill(words.heading, values)];
  const blocks = blocksOf(parts);
  return composeMail({ subject, preheader, heading, blocks, footnote, unsubscribeUrl }, envelope, site);
}

interface WordsToPerson<Place extends string> extends Words<Place> {
  preheader?: Sentence<Place>;
  /** Names what we have, in the footnote of every confirmation; others have one of their own. */
  sent?: string;
  footnote?: string;
}

type ToPerson = Letter & { to: string; replyTo?: string; preheader?: string };

export function newsToPerson<Place extends string>(
  words: WordsToPerson<Place>,
  values: Values<Place>,
  { to, replyTo = brand.email.info, preheader = fill(words.preheader ?? '', values), ...rest }: ToPerson,
): QueuedMail {
  const { sent = '', footnote = fill(everyMail.footnote, { sent }) } = words;
  const addresses = { to: { address: to }, replyTo: { address: replyTo } };
  return letter(words, values, { ...rest, ...addresses, preheader, footnote });
}

export function answerToPerson<Place extends string>(
  words: WordsToPerson<Place>,
  values: Values<Place>,
  options: ToPerson,
): QueuedMail {
  return newsToPerson({ ...words, heading: thanks(words.heading) }, values, options);
}

interface Submission extends Letter {
  receipt: SubmissionReceipt;
  site: MailSite;
  preheader: string;
  replyTo: Envelope['replyTo'] | null;
  needs?: Needs;
  needsLabel?: string;
}

/** A form that was sent. Needs and signs of danger come first. */
export function submissionToOffice<Place extends string>(
  kind: RetainedKind,
  words: Words<Place>,
  values: Values<Place>,
  { receipt, needs, needsLabel, preheader, replyTo, parts, ...rest }: Submission,
): QueuedMail {
  const to = { address: rest.site.inbox };
  return letter({ ...words, subject: markedSubject(words.subject, receipt) }, values, {
    ...{ ...rest, to, replyTo: replyTo ?? to },
    preheader: firstSeen(needs, preheader),
    parts: [firstBlocks(receipt, needs, needsLabel), parts],
    footnote: officeFootnote(kind, receipt),
  });
}

interface Note extends Letter {
  site: MailSite;
  preheader: string;
  footnote: string;
}

export function noteToOffice<Place extends string>(
  words: Words<Place>,
  values: Values<Place>,
  note: Note,
): QueuedMail {
  const office = { address: note.site.inbox };
  return letter(words, values, { ...note, to: office, replyTo: office });
}
