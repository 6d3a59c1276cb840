import { callRequestMails } from '#content/mails/call-request.yaml';
import { callTimeInWords } from '#domain/calls/call-times.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
import type { StoredSubmission } from '../../../submissions/submission-store.ts';
import type { QueuedMail } from '../../queued-mail.ts';
import { choices } from '../email/email.ts';
import type { MailSite } from '../layout/compose-mail.ts';
import { answerToPerson, noteToOffice } from '../layout/letter.ts';
import { callUs } from '../layout/parts.ts';
import { cancelledCallCalendar } from './call-calendar.ts';
import { CALENDAR_NAME, whenForCaller } from './call-request.ts';

const { office, caller } = callRequestMails.cancelled;

export function cancelledCallToOffice(call: StoredSubmission, site: MailSite, at: Date): QueuedMail {
  const { time, calendar } = cancelled(call, at);
  const { text, footnote } = office;
  const values = { when: callTimeInWords(time), reference: call.reference };
  return noteToOffice(office, values, { preheader: text, parts: [text], footnote, site, calendar });
}

export function cancelledCallToPerson(
  call: StoredSubmission & { email: string },
  site: MailSite,
  at: Date,
): QueuedMail {
  const { time, calendar } = cancelled(call, at);
  const values = { when: whenForCaller(time), reference: call.reference };
  return answerToPerson(caller, values, {
    to: call.email,
    site,
    calendar,
    preheader: caller.heading,
    parts: [
      fill(caller.text, { when: whenForCaller({ ...time, timeZone: call.fields.timeZone }) }),
      caller.again,
      choices({ label: caller.choose, href: `${site.publicUrl}${officeLine.callBack.path}` }),
      callUs,
    ],
  });
}

function cancelled(stored: StoredSubmission, at: Date) {
  const { date = '', time = '' } = stored.fields;
  const content = cancelledCallCalendar({ date, time }, stored, at);
  return { time: { date, time }, calendar: { name: CALENDAR_NAME, content } };
}
