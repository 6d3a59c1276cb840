import type { MailAddress } from '../mail-transport.ts';
import type { QueuedMail } from '../queued-mail.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

/** What every mail needs to know of this installation. */
export interface MailSite {
  /** Where the site is, without a closing slash. */
  publicUrl: string;
  /** The office's own address: submissions go there. */
  inbox: string;
}

interface Envelope {
  to: MailAddress;
  replyTo: MailAddress;
  calendar?: QueuedMail['calendar'];
  withFile?: boolean;
  templateParams?: Record<string, string>;
}

/** Puts a letter into its envelope, ready for the outbox. */
export function composeMail(
  letter: Letter,
  envelope: Envelope,
  site: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  const { calendar = null, withFile = false, templateParams = null, ...addresses } = envelope;
  return {
    ...addresses,
    ...renderLetter(letter, site.publicUrl),
    calendar,
    withFile,
    templateParams,
    unsubscribeUrl: letter.unsubscribeUrl,
  };
}
