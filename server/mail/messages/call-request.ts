import { brand } from '#content/brand.yaml';
import { contact } from '#content/contact.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { type CallRequest, callStart } from '#domain/calls/call-request.ts';
import { type CallTime, callTimeForCaller, callTimeInWords } from '#domain/calls/call-times.ts';
import { promisedWay } from '#domain/calls/promised-way.ts';
import { phoneForOffice } from '#domain/forms/phone-for-office.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { callCalendar, officeCallCalendar } from './calendar-files.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Block } from './email.ts';
import { contactParams } from './enquiry.ts';
import { discreetSubject, firstBlocks, firstLines, firstSeen } from './needs.ts';
import {
  callAction,
  callUs,
  confirmedFacts,
  emailFact,
  markedSubject,
  noCopy,
  officeFootnote,
  outcomeBlocks,
  phoneFact,
  receiptFacts,
  replyAction,
} from './parts.ts';
import { thanks } from './words.ts';

export const CALENDAR_NAME = 'call.ics';

export function callRequestToOffice(
  call: CallRequest,
  receipt: SubmissionReceipt,
  site: MailSite,
  mustConfirm = false,
): QueuedMail {
  const { office: words, toConfirm, asAsked, notWhole } = callRequestMails;
  const { name, phone, email, needs } = call;
  const way = promisedWay(call);
  const notes = {
    call: [],
    'as-asked': [asAsked.office],
    email: [notWhole.office.email],
    other: [notWhole.office.other],
  }[way];
  const { reference, tentative } = receipt;
  const uncertain = mustConfirm || tentative;
  const when = whenInWords(call, uncertain);
  const facts = [
    { label: officeMails.labels.name, value: name },
    { label: words.labels.ringOn, value: promisedTime(when, uncertain || way === 'email') },
    phoneFact(phone),
    ...(email ? [emailFact(email)] : []),
    ...receiptFacts(receipt),
  ];
  const reply = email
    ? [replyAction(email, discreetSubject(fill(words.replySubject, { when, reference }), receipt, needs))]
    : [];
  return composeMail(
    {
      subject: markedSubject(fill(words.subject, { name, when, reference }), receipt),
      preheader: firstSeen(needs, fill(words.preheader, { name, phone: phoneForOffice(phone) })),
      heading: fill(words.heading, { name }),
      blocks: [
        ...firstBlocks(receipt, needs),
        ...notes.map((text) => ({ kind: 'paragraph' as const, text })),
        ...confirmBlocks(mustConfirm, toConfirm.office),
        ...confirmBlocks(tentative, toConfirm.tentative),
        { kind: 'facts', facts },
        { kind: 'actions', actions: [...callAction(phone), ...reply] },
        ...outcomeBlocks('call-request', receipt, site),
      ],
      footnote: officeFootnote('call-request', receipt),
    },
    {
      to: { address: site.inbox },
      replyTo: email ? { name, address: email } : { address: site.inbox },
      calendar: { name: CALENDAR_NAME, content: officeCallCalendar(call, receipt) },
      templateParams: contactParams(
        'call-request',
        {
          name,
          email: email || contact.form.emptyPhone,
          phone,
          service: contact.consultation.call.title,
          message: firstLines(receipt, needs, [...notes, fill(words.message, { when })].join('\n')),
        },
        receipt,
        site,
      ),
    },
    site,
  );
}

export function callRequestToPerson(
  call: CallRequest,
  receipt: SubmissionReceipt,
  site: MailSite,
  mustConfirm = false,
): QueuedMail {
  const { confirmation, toConfirm, asAsked, notWhole } = callRequestMails;
  const way = promisedWay(call);
  const isCall = way === 'call' || way === 'as-asked';
  const uncertain = mustConfirm || receipt.tentative;
  const words = {
    ...{ ...confirmation, ...(way === 'as-asked' && asAsked) },
    ...{ ...(uncertain && toConfirm), ...(!isCall && notWhole) },
  };
  const when = whenForCaller(call, uncertain);
  return composeMail(
    {
      subject: fill(words.subject, {
        when: whenForCaller({ ...call, timeZone: '' }, uncertain),
        reference: receipt.reference,
      }),
      preheader: words.preheader,
      heading: thanks(words.heading),
      blocks: [
        ...confirmBlocks(uncertain && isCall, toConfirm.text),
        confirmedFacts(receipt, { ...words, facts: [{ label: words.labels.ringOn, value: when }] }),
        { kind: 'steps', title: everyMail.nextSteps, steps: words.steps },
        callUs,
        ...(isCall ? changeBlocks(receipt, site) : []),
        noCopy,
      ],
      footnote: fill(everyMail.footnote, { sent: words.sent }),
    },
    {
      to: { address: call.email },
      replyTo: { address: brand.email.info },
      calendar: isCall ? { name: CALENDAR_NAME, content: callCalendar(call, receipt) } : null,
      expires: callStart(call),
    },
    site,
  );
}

export function whenInWords(call: CallTime, mustConfirm: boolean): string {
  return perhaps(callTimeInWords(call), mustConfirm);
}

/** @param call with the caller's time zone, if it is to be said on their clock, too */
export function whenForCaller(
  call: CallTime & { timeZone?: string | undefined },
  mustConfirm = false,
): string {
  return perhaps(callTimeForCaller(call, call.timeZone ?? '', brand.timeZone), mustConfirm);
}

const perhaps = (when: string, mustConfirm: boolean) =>
  mustConfirm ? fill(callRequestMails.toConfirm.when, { when }) : when;

export function promisedTime(when: string, mustConfirm: boolean): string {
  return mustConfirm ? when : fill(callRequestMails.office.promised, { when });
}

/** Says that the time is not certain yet. */
export function confirmBlocks(mustConfirm: boolean, text: string): Block[] {
  return mustConfirm ? [{ kind: 'paragraph', text }] : [];
}

/** The way to another time, or to none, for as long as the call is with us. */
export function changeBlocks({ reference, receivedAt }: SubmissionReceipt, { links }: MailSite): Block[] {
  if (!links) return [];
  const { changeNote, change } = callRequestMails.confirmation;
  const expires = deleteAfter('call-request', receivedAt);
  const href = links.caller({ reference, outcome: 'cancelled', expires });
  return [
    { kind: 'paragraph', text: changeNote },
    { kind: 'actions', actions: [{ label: change, href }], equal: true },
  ];
}
