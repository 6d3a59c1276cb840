import { brand } from '#content/brand.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { callTimeInWords } from '#domain/calls/call-times.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { cancelledCallCalendar } from './calendar-files.ts';
import { CALENDAR_NAME, whenForCaller } from './call-request.ts';
import { composeMail, composeOfficeMail, type MailSite } from './compose-mail.ts';
import { callUs } from './parts.ts';
import { thanks } from './words.ts';

const { office, caller } = callRequestMails.cancelled;

export function cancelledCallToOffice(call: StoredSubmission, site: MailSite, at: Date): QueuedMail {
  const { text, footnote } = office;
  const { call: time, calendar } = cancelled(call, at);
  const when = callTimeInWords(time);
  return composeOfficeMail(
    {
      subject: fill(office.subject, { when, reference: call.reference }),
      preheader: text,
      heading: fill(office.heading, { when }),
      blocks: [{ kind: 'paragraph', text }],
      footnote,
    },
    site,
    calendar,
  );
}

export function cancelledCallToPerson(
  call: StoredSubmission & { email: string },
  site: MailSite,
  at: Date,
): QueuedMail {
  const { call: time, calendar } = cancelled(call, at);
  const when = whenForCaller(time);
  const choose = { label: caller.choose, href: `${site.publicUrl}${officeLine.callBack.path}` };
  return composeMail(
    {
      subject: fill(caller.subject, { when, reference: call.reference }),
      preheader: caller.heading,
      heading: thanks(caller.heading),
      blocks: [
        {
          kind: 'paragraph',
          text: fill(caller.text, { when: whenForCaller({ ...time, timeZone: call.fields.timeZone }) }),
        },
        { kind: 'paragraph', text: caller.again },
        { kind: 'actions', actions: [choose], equal: true },
        callUs,
      ],
      footnote: caller.footnote,
    },
    {
      to: { address: call.email },
      replyTo: { address: brand.email.info },
      calendar,
    },
    site,
  );
}

function cancelled(stored: StoredSubmission, at: Date) {
  const { date = '', time = '' } = stored.fields;
  const content = cancelledCallCalendar({ date, time }, stored, at);
  return { call: { date, time }, calendar: { name: CALENDAR_NAME, content } };
}
