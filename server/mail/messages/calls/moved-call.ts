import { callRequestMails } from '#content/mails/call-request.yaml';
import { officeMails } from '#content/mails/every-mail.yaml';
import { callStart } from '#domain/calls/call-request.ts';
import { type CallTime, callTimeInWords } from '#domain/calls/call-times.ts';
import { phoneForOffice } from '#domain/forms/phone/phone-for-office.ts';
import { fill } from '#domain/text/fill.ts';
import type { StoredSubmission } from '../../../submissions/submission-store.ts';
import type { QueuedMail } from '../../queued-mail.ts';
import { buttons, facts } from '../email/email.ts';
import type { MailSite } from '../layout/compose-mail.ts';
import { answerToPerson, noteToOffice } from '../layout/letter.ts';
import { firstSeen, needsBlocks } from '../layout/needs.ts';
import {
  callAction,
  callUs,
  officeFootnote,
  outcomeParts,
  phoneFact,
  yourReference,
} from '../layout/parts.ts';
import { callCalendar, officeCallCalendar } from './call-calendar.ts';
import { CALENDAR_NAME, changeParts, promisedTime, whenForCaller, whenInWords } from './call-request.ts';

const { toConfirm } = callRequestMails;
const { office, caller, labels } = callRequestMails.moved;

interface Change {
  from: CallTime;
  to: CallTime;
  at: Date;
  mustConfirm: boolean;
}

export function movedCallToOffice(
  call: StoredSubmission,
  { from, to, at, mustConfirm }: Change,
  site: MailSite,
): QueuedMail {
  const { name = '', phone = '', date: _date, time: _time, ...others } = call.fields;
  const { reference, tentative } = call;
  const when = whenInWords(to, mustConfirm || tentative);
  const needs = needsBlocks(others);
  const rung = { name, phone: phoneForOffice(phone) };
  const appointment = { ...to, name, phone, ...(needs.length > 0 && { needs: others }) };
  const values = { name, when, reference };
  return noteToOffice(office, values, {
    preheader: firstSeen(others, fill(callRequestMails.office.preheader, rung)),
    parts: [
      needs,
      mustConfirm && toConfirm.office,
      tentative && toConfirm.tentative,
      facts(
        { label: officeMails.labels.name, value: name },
        { label: labels.ringOn, value: promisedTime(when, mustConfirm || tentative) },
        { label: labels.insteadOf, value: callTimeInWords(from) },
        phoneFact(phone),
        { label: officeMails.labels.reference, value: reference },
      ),
      office.text,
      buttons(callAction(phone)),
      outcomeParts('call-request', call, site),
    ],
    footnote: officeFootnote('call-request', call),
    site,
    calendar: { name: CALENDAR_NAME, content: officeCallCalendar(appointment, call, at) },
  });
}

export function movedCallToPerson(
  call: StoredSubmission & { email: string },
  { from, to, at, mustConfirm }: Change,
  site: MailSite,
): QueuedMail {
  const { reference, fields } = call;
  const uncertain = mustConfirm || call.tentative;
  const onTheirClock = (time: CallTime) => ({ ...time, timeZone: fields.timeZone });
  const values = { when: whenForCaller(to, uncertain), reference };
  return answerToPerson(caller, values, {
    to: call.email,
    site,
    preheader: caller.text,
    parts: [
      facts(
        { label: caller.labels.ringOn, value: whenForCaller(onTheirClock(to), uncertain) },
        { label: labels.insteadOf, value: whenForCaller(onTheirClock(from)) },
        yourReference(reference),
      ),
      uncertain && toConfirm.text,
      caller.text,
      callUs,
      changeParts(call, site),
    ],
    calendar: { name: CALENDAR_NAME, content: callCalendar(to, call, at) },
    expires: callStart(to),
  });
}
