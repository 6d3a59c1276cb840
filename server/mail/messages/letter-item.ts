import { applicationMails } from '#content/mails/application.yaml';
import { officeMails } from '#content/mails/every-mail.yaml';
import { morningLetterWords as words } from '#content/mails/morning-letter.yaml';
import { isPromisedMore, STILL_WAITING } from '#domain/follow-up/outcome.ts';
import { isMessageUnsafe, needLines } from '#domain/forms/needs-in-words.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import { choices, lists, type Part, quote } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { callAction, outcomeActions, phoneFact, toldByPress } from './layout/parts.ts';
import { momentInWords, senderName } from './layout/words.ts';

export type LetterItem = Pick<
  StoredSubmission,
  'kind' | 'reference' | 'receivedAt' | 'answerBy' | 'outcome' | 'danger' | 'tentative' | 'email' | 'fields'
> & {
  /** True if a mail about it to the office has not left. */
  isUnsent: boolean;
};

type Titled = Pick<LetterItem, 'kind' | 'reference' | 'fields'> & { danger?: boolean };

const HOUR = 3_600_000;
/** Forms take names and positions of any length. */
const MAX_LINE = 80;

export function itemParts(item: LetterItem, maxText: number, at: Date, site: MailSite): Part {
  const { isUnsent, fields } = item;
  const title = titleOf(item);
  const state = stateLines(item, at);
  const actions = outcomeActions(item.kind, item, site);
  if (!isUnsent) {
    const [need] = needLines(fields);
    const needs = [...(need && isMessageUnsafe(fields) ? [need] : []), ...(need ? [words.needs] : [])];
    return lists({ title, lines: [...needs, ...state], actions });
  }
  const text = textOf(item, maxText);
  const all = [...callAction(phoneOf(item)), ...actions];
  return [
    lists({ title, lines: [...detailLines(item), ...state] }),
    text && quote(words.unsent.wrote, text),
    all.length > 0 && choices(...all),
  ];
}

/** Where there is no room for buttons. */
export function plainLines(item: LetterItem, maxText: number, at: Date): string {
  const title = [titleOf(item), ...dueOf(item, at)].join(': ');
  return item.isUnsent ? [title, ...detailLines(item), textOf(item, maxText), ''].join('\n') : title;
}

function detailLines(item: LetterItem): string[] {
  const { email, fields } = item;
  const needs = needLines(fields);
  const facts = [
    phoneFact(phoneOf(item)),
    { label: officeMails.labels.email, value: email },
    { label: applicationMails.labels.position, value: cut(fields.position ?? '') },
    { label: officeMails.labels.postcode, value: fields.postcode },
  ];
  return [
    ...(needs.length > 0 ? [officeMails.needs, ...needs] : []),
    ...facts.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`),
  ];
}

function cut(text: string): string {
  return text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text;
}

function phoneOf({ fields: { phone = '', contactNumber = phone } }: LetterItem): string {
  return contactNumber;
}

function textOf({ fields: { message = '' }, reference }: LetterItem, maxText: number): string {
  const start = message.slice(0, maxText);
  return start === message ? message : fill(words.unsent.cut, { text: start, reference });
}

function stateLines(item: LetterItem, at: Date): string[] {
  const { kind, receivedAt, outcome, tentative } = item;
  const hours = Math.max(1, Math.floor((at.getTime() - receivedAt.getTime()) / HOUR));
  const tried =
    outcome?.outcome === STILL_WAITING ? [fill(words.tried, { moment: momentInWords(outcome.at) })] : [];
  const note = tentative ? [words.tentative] : [];
  return [
    ...note,
    ...dueOf(item, at),
    waitsInWords(hours),
    ...tried,
    ...promisedLines(item),
    ...toldByPress(kind, item),
  ];
}

function promisedLines({ outcome }: LetterItem): string[] {
  if (outcome === null || !isPromisedMore(outcome)) return [];
  const { invited, agreed, met } = words.promised;
  if (outcome.meetingOn) return [fill(agreed, { day: dayInWords(outcome.meetingOn) })];
  return [fill(outcome.outcome === 'met' ? met : invited, { moment: momentInWords(outcome.at) })];
}

function waitsInWords(hours: number): string {
  const days = Math.floor(hours / 24);
  return days > 1
    ? fill(words.waits.days, { count: days })
    : fill(forCount(words.waits.hours, hours), { count: hours });
}

export function titleOf({ kind, reference, danger, fields }: Titled): string {
  const plain = fill(words.title, { kind: words.kinds[kind], reference });
  const name = cut(senderName(fields));
  const title = name ? fill(words.titleNamed, { title: plain, name }) : plain;
  return danger ? fill(officeMails.danger.title, { title }) : title;
}

export function isOverdue({ answerBy, outcome }: LetterItem, at: Date): boolean {
  return answerBy !== null && answerBy < at && !isPromisedMore(outcome);
}

function dueOf(item: LetterItem, at: Date): string[] {
  if (item.answerBy === null || isPromisedMore(item.outcome)) return [];
  return [fill(isOverdue(item, at) ? words.overdue : words.due, { moment: momentInWords(item.answerBy) })];
}
