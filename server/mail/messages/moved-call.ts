import { brand } from '#content/brand.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { callStart } from '#domain/calls/call-request.ts';
import { type CallTime, callTimeInWords } from '#domain/calls/call-times.ts';
import { phoneForOffice } from '#domain/forms/phone-for-office.ts';
import { fill } from '#domain/text/fill.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { callCalendar, officeCallCalendar } from './calendar-files.ts';
import {
  CALENDAR_NAME,
  changeBlocks,
  confirmBlocks,
  promisedTime,
  whenForCaller,
  whenInWords,
} from './call-request.ts';
import { composeMail, composeOfficeMail, type MailSite } from './compose-mail.ts';
import { firstSeen, needsBlocks } from './needs.ts';
import { callAction, callUs, officeFootnote, outcomeBlocks, phoneFact } from './parts.ts';
import { thanks } from './words.ts';

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
  const when = whenInWords(to, mustConfirm || call.tentative);
  const needs = needsBlocks(others);
  const facts = [
    { label: officeMails.labels.name, value: name },
    { label: labels.ringOn, value: promisedTime(when, mustConfirm || call.tentative) },
    { label: labels.insteadOf, value: callTimeInWords(from) },
    phoneFact(phone),
    { label: officeMails.labels.reference, value: call.reference },
  ];
  const appointment = { ...to, name, phone, ...(needs.length > 0 && { needs: others }) };
  return composeOfficeMail(
    {
      subject: fill(office.subject, { name, when, reference: call.reference }),
      preheader: firstSeen(
        others,
        fill(callRequestMails.office.preheader, { name, phone: phoneForOffice(phone) }),
      ),
      heading: fill(office.heading, { name }),
      blocks: [
        ...needs,
        ...confirmBlocks(mustConfirm, toConfirm.office),
        ...confirmBlocks(call.tentative, toConfirm.tentative),
        { kind: 'facts', facts },
        { kind: 'paragraph', text: office.text },
        { kind: 'actions', actions: callAction(phone) },
        ...outcomeBlocks('call-request', call, site),
      ],
      footnote: officeFootnote('call-request', call),
    },
    site,
    { name: CALENDAR_NAME, content: officeCallCalendar(appointment, call, at) },
  );
}

export function movedCallToPerson(
  call: StoredSubmission & { email: string },
  { from, to, at, mustConfirm }: Change,
  site: MailSite,
): QueuedMail {
  const uncertain = mustConfirm || call.tentative;
  const { timeZone } = call.fields;
  return composeMail(
    {
      subject: fill(caller.subject, { when: whenForCaller(to, uncertain), reference: call.reference }),
      preheader: caller.text,
      heading: thanks(caller.heading),
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: caller.labels.ringOn, value: whenForCaller({ ...to, timeZone }, uncertain) },
            { label: labels.insteadOf, value: whenForCaller({ ...from, timeZone }) },
            { label: everyMail.labels.yourReference, value: call.reference },
          ],
        },
        ...confirmBlocks(uncertain, toConfirm.text),
        { kind: 'paragraph', text: caller.text },
        callUs,
        ...changeBlocks(call, site),
      ],
      footnote: caller.footnote,
    },
    {
      to: { address: call.email },
      replyTo: { address: brand.email.info },
      calendar: { name: CALENDAR_NAME, content: callCalendar(to, call, at) },
      expires: callStart(to),
    },
    site,
  );
}
