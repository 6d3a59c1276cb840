export interface MailAddress {
  name?: string;
  address: string;
}

export interface MailFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** A mail ready to leave: the same on every attempt, Message-ID and date included. */
export interface Mail {
  from: MailAddress;
  to: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Message-IDs of the mails that it follows, the nearest last. */
  references: string[];
  date: Date;
  /** Takes the sender's place as the address for a mail that cannot be delivered. */
  returnTo?: string | undefined;
  calendar: { name: string; content: string } | null;
  files: MailFile[];
  /** Target of a mail program's own "unsubscribe" button (RFC 8058). */
  unsubscribeUrl: string | null;
  /** For mail services that fill templates, instead of the generic parameters. */
  templateParams: Record<string, string> | null;
}

export interface MailTransport {
  /** Resolves when the next server has taken the mail over, or it is safely on disk. @throws DeliveryError */
  send(mail: Mail): Promise<void>;
  close(): void;
}
