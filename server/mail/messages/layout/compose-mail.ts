import { brand } from '#content/brand.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { companyLine } from '#domain/company/company.ts';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { fill } from '#domain/text/fill.ts';
import type { MailAddress } from '../../mail-transport.ts';
import type { QueuedMail } from '../../queued-mail.ts';
import type { Action, Block, Email, LinkedItem } from '../email/email.ts';
import { emailHtml } from '../email/email-html.ts';

type OutcomeUrl = (link: { reference: string; outcome: Outcome; expires: Date }) => string;

export interface MailSite {
  publicUrl: string;
  inbox: string;
  /** Hears of danger at once. */
  secondInbox?: string | null;
  links?: { office: OutcomeUrl; applicant: OutcomeUrl; caller: OutcomeUrl };
  backendHost?: string | null;
}

export interface Envelope {
  to: MailAddress;
  replyTo: MailAddress;
  calendar?: QueuedMail['calendar'];
  withFile?: boolean;
  templateParams?: Record<string, string>;
  /** When what it says is no longer true. */
  expires?: Date | undefined;
}

export function composeMail(
  email: Email,
  envelope: Envelope,
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  const { calendar = null, withFile = false, templateParams = null, expires, ...addresses } = envelope;
  return {
    ...addresses,
    subject: email.subject,
    html: emailHtml(email, publicUrl),
    text: emailText(email),
    calendar,
    withFile,
    templateParams,
    unsubscribeUrl: email.unsubscribeUrl ?? null,
    ...(expires && { expires: expires.getTime() }),
  };
}

/** A reply goes to the person, or to nobody else where others may read their mailbox. */
export function copyToOffice(
  mail: QueuedMail,
  { name, isDiscreet }: { name: string; isDiscreet: boolean },
  { inbox }: Pick<MailSite, 'inbox'>,
): QueuedMail {
  const to = { address: inbox };
  const subject = fill(officeMails.copy, { name: name || mail.to.address, subject: mail.subject });
  return { ...mail, to, replyTo: isDiscreet ? to : mail.to, subject };
}

function emailText(email: Email): string {
  const stop = email.unsubscribeUrl ? [fill(everyMail.stopAt, { address: email.unsubscribeUrl })] : [];
  const parts = [email.heading, ...email.blocks.map(blockText), email.footnote, ...stop, signature()];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return `${block.label}:\n\n${block.text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')}`;
    case 'actions':
      return block.actions.map(actionText).join('\n');
    case 'steps':
      return [block.title, ...block.steps.map((step, index) => `${index + 1}. ${step}`)].join('\n');
    case 'items':
      return block.items.map(itemText).join('\n\n');
  }
}

function itemText({ title, lines, href, actions = [] }: LinkedItem): string {
  return [title, ...lines, ...(href ? [href] : []), ...actions.map(actionText)].join('\n');
}

function actionText({ label, href }: Action): string {
  if (href.startsWith('tel:')) return label;
  const [, address] = /^mailto:([^?]*)/.exec(href) ?? [];
  return `${label}: ${address === undefined ? href : decodeURIComponent(address)}`;
}

function signature(): string {
  const lines = [
    '-- ',
    brand.longName,
    `${brand.phone.display} (${openingHours})`,
    brand.address.lines.join(', '),
    registration.mark,
    companyLine,
  ];
  return lines.filter((line) => line !== null).join('\n');
}
