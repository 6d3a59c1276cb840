import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './site.ts';
import type { TestSmtpServer } from './smtp-server.ts';

/** The mailboxes behind an SMTP server, as a mail program has them. */
export function mailboxes(smtp: TestSmtpServer) {
  const all = () => Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  const to = async (address: string) =>
    (await all()).filter((mail) => mail.to?.some((each) => each.address === address));
  return {
    to,

    /** The one mail to an address with such a subject, once it has come. */
    async mail(address: string, subject: RegExp): Promise<Email> {
      const like = async () => (await to(address)).filter((mail) => subject.test(mail.subject ?? ''));
      await expect.poll(async () => (await like()).length, { message: `${subject}` }).toBe(1);
      return (await like())[0] as Email;
    },

    async reply(from: string, mail: Email, words: string): Promise<void> {
      const transport = createTransport({ url: smtp.url });
      const quoted = `<p>${words}</p><blockquote type="cite">${mail.html}</blockquote>`;
      const { messageId, references = '' } = mail;
      await transport.sendMail({
        from,
        to: mail.replyTo?.[0]?.address,
        subject: `Re: ${mail.subject}`,
        text: `${words}\n\n${mail.text?.replace(/^/gm, '> ')}`,
        html: quoted,
        inReplyTo: messageId,
        references: `${references} ${messageId}`.trim(),
      });
      transport.close();
    },
  };
}
