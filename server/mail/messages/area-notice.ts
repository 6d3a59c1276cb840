import { brand } from '#content/brand.ts';
import { registration, registrationPending } from '#content/registration.ts';
import { periodInWords, retention, retentionOf } from '#content/retention.ts';
import type { WaitlistRequest } from '#domain/waitlist/waitlist-request.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Block } from './letter.ts';
import { mailtoUrl, officeFootnote, replyAction } from './parts.ts';
import { stampInWords } from './when.ts';

const KEPT = periodInWords(retention[retentionOf['area-notice']].period);
const NOT_YOU = 'If it was not you, use the link below and we forget the address at once.';

/** What the visitor asks for, in the words that the office gets. */
export function areaNoticeMessage(postcode: string): string {
  return `Please notify me when services are available in the ${postcode} area.`;
}

/** The request, to the office, which sees where people are waiting. */
export function areaNoticeToOffice(
  { email, postcode }: WaitlistRequest,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const message = areaNoticeMessage(postcode);
  return composeMail(
    {
      subject: `Somebody waits for us in ${postcode} (${receipt.reference})`,
      preheader: message,
      heading: `Somebody waits for us in ${postcode}`,
      blocks: [
        { kind: 'quote', label: 'Request', text: message },
        {
          kind: 'facts',
          facts: [
            { label: 'Email', value: email, href: mailtoUrl(email) },
            { label: 'Postcode', value: postcode },
            { label: 'Received', value: stampInWords(receipt.receivedAt) },
            { label: 'Reference', value: receipt.reference },
          ],
        },
        { kind: 'actions', actions: [replyAction(email, receipt.reference)] },
      ],
      footnote: officeFootnote('area-notice', receipt),
      unsubscribeUrl: null,
    },
    { to: { address: site.inbox }, replyTo: { address: email }, templateParams: { email, message } },
    site,
  );
}

/** That we will write, to the person; nothing in it was typed by anybody. */
export function areaNoticeToPerson(
  { email }: WaitlistRequest,
  receipt: SubmissionReceipt,
  unsubscribeUrl: string,
  site: MailSite,
): QueuedMail {
  return composeMail(
    {
      subject: `We will write when we reach your area (${receipt.reference})`,
      preheader: 'You need do nothing more. One email, on the day we can start.',
      heading: 'Thank you. We will write when we reach your area.',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'What we received', value: 'A request to be told when we reach an area' },
            { label: 'Your reference', value: receipt.reference },
          ],
        },
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            'We grow one area at a time.',
            'When we reach yours, you get one email. We use your address for nothing else.',
            `If we have not reached it within ${KEPT}, we delete your address. You can always ask again.`,
          ],
        },
        {
          kind: 'paragraph',
          text: `Do you need help before then? Ring us on ${brand.phone.display}, ${brand.officeHours.display}. We may know somebody near you who can help.`,
        },
        { kind: 'actions', actions: [{ label: `Call ${brand.phone.display}`, href: brand.phone.url }] },
      ],
      footnote: `You get this email because somebody asked us, on our website, to write to this address. ${NOT_YOU}`,
      unsubscribeUrl,
    },
    { to: { address: email }, replyTo: { address: brand.email.info } },
    site,
  );
}

/** The one email that was promised. */
export function areaOpenToPerson(
  { email, area, unsubscribeUrl }: { email: string; area: string; unsubscribeUrl: string },
  site: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  return composeMail(
    {
      subject: `${brand.name} has reached your area`,
      preheader: `Our services are now available in postcodes beginning with ${area}.`,
      heading: 'Good news: we have reached your area',
      blocks: [
        {
          kind: 'paragraph',
          text: `You asked us to tell you when our services are available where you are. From now on we work in postcodes beginning with ${area}.`,
        },
        ...registrationBlocks(),
        {
          kind: 'steps',
          title: 'If you would like our help',
          steps: [
            'Tell us what you need, by telephone or on our website. It costs nothing and you decide nothing yet.',
            'We listen, ask a few questions and say honestly what we can do, and from when.',
          ],
        },
        {
          kind: 'actions',
          actions: [
            { label: 'Tell us what you need', href: `${site.publicUrl}/contact` },
            { label: `Call ${brand.phone.display}`, href: brand.phone.url },
          ],
        },
      ],
      footnote: `You get this email because somebody asked us, on our website, to write to this address. It is the only one. ${NOT_YOU}`,
      unsubscribeUrl,
    },
    { to: { address: email }, replyTo: { address: brand.email.info } },
    site,
  );
}

function registrationBlocks(): Block[] {
  return registrationPending ? [{ kind: 'paragraph', text: registration.short }] : [];
}
