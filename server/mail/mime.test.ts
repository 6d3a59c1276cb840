import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { turnsDuring } from '../../tests/support/event-loop.ts';
import { sampleMail } from './mail-transport.contract.ts';
import { toMimeOptions } from './mime.ts';

it('a file of five million bytes is encoded byte by byte, and lets others in all along', async () => {
  const bytes = Uint8Array.from({ length: 5_000_000 }, (_, index) => (index * 31) % 256);
  const mail = sampleMail({ files: [{ name: 'cv.pdf', mediaType: 'application/pdf', bytes }] });
  let mime: Buffer = Buffer.alloc(0);
  const turns = await turnsDuring(async () => {
    mime = await new MailComposer(toMimeOptions(mail)).compile().build();
  });
  expect(turns).toBeGreaterThan(70);
  const { attachments } = await PostalMime.parse(mime);
  expect(Buffer.compare(Buffer.from(attachments[0]?.content as ArrayBuffer), bytes)).toBe(0);
});
