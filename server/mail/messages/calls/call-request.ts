import { brand } from '#content/brand.yaml';
import { contact } from '#content/contact.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { officeMails } from '#content/mails/every-mail.yaml';
import { type CallRequest, callStart } from '#domain/calls/call-request.ts';
import { type CallTime, callTimeForCaller, callTimeInWords } from '#domain/calls/call-times.ts';
import { promisedWay } from '#domain/calls/promised-way.ts';
import { phoneForOffice } from '#domain/forms/phone/phone-for-office.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../../submissions/submission-store.ts';
import type { QueuedMail } from '../../queued-mail.ts';
import { buttons, choices, facts, type Part } from '../email/email.ts';
import { contactParams } from '../enquiry.ts';
import type { MailSite } from '../layout/compose-mail.ts';
import { answerToPerson, submissionToOffice } from '../layout/letter.ts';
import { discreetSubject, firstLines } from '../layout/needs.ts';
import {
  callAction,
  callUs,
  confirmedFacts,
  emailFact,
  nextSteps,
  noCopy,
  outcomeParts,
  phoneFact,
  receiptFacts,
  replyAction,
} from '../layout/parts.ts';
import { callCalendar, officeCallCalendar } from './call-calendar.ts';

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
  const uncertain = mustConfirm || receipt.tentative;
  const when = whenInWords(call, uncertain);
  const values = { name, when, reference: receipt.reference };
  const replySubject = discreetSubject(fill(words.replySubject, values), receipt, needs);
  const params = {
    name,
    phone,
    email: email || contact.form.emptyPhone,
    service: contact.consultation.call.title,
    message: firstLines(receipt, needs, [...notes, fill(words.message, values)].join('\n')),
  };
  return submissionToOffice('call-request', words, values, {
    receipt,
    site,
    needs,
    replyTo: email ? { name, address: email } : null,
    preheader: fill(words.preheader, { name, phone: phoneForOffice(phone) }),
    parts: [
      notes,
      mustConfirm && toConfirm.office,
      receipt.tentative && toConfirm.tentative,
      facts(
        { label: officeMails.labels.name, value: name },
        { label: words.labels.ringOn, value: promisedTime(when, uncertain || way === 'email') },
        phoneFact(phone),
        email ? emailFact(email) : [],
        receiptFacts(receipt),
      ),
      buttons(callAction(phone), email ? replyAction(email, replySubject) : []),
      outcomeParts('call-request', receipt, site),
    ],
    calendar: { name: CALENDAR_NAME, content: officeCallCalendar(call, receipt) },
    templateParams: contactParams('call-request', params, receipt, site),
  });
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
  const values = { when: whenForCaller({ ...call, timeZone: '' }, uncertain), reference: receipt.reference };
  const ringOn = { label: words.labels.ringOn, value: whenForCaller(call, uncertain) };
  return answerToPerson(words, values, {
    to: call.email,
    site,
    parts: [
      uncertain && isCall && toConfirm.text,
      confirmedFacts(receipt, words.received, [ringOn]),
      nextSteps(words.steps),
      callUs,
      isCall && changeParts(receipt, site),
      noCopy,
    ],
    calendar: isCall ? { name: CALENDAR_NAME, content: callCalendar(call, receipt) } : null,
    expires: callStart(call),
  });
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

/** The way to another time, or to none, for as long as the call is with us. */
export function changeParts({ reference, receivedAt }: SubmissionReceipt, { links }: MailSite): Part {
  if (!links) return null;
  const { changeNote, change } = callRequestMails.confirmation;
  const expires = deleteAfter('call-request', receivedAt);
  const href = links.caller({ reference, outcome: 'cancelled', expires });
  return [changeNote, choices({ label: change, href })];
}
