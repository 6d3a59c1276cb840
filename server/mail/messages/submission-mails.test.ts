import { expect, it } from 'vitest';
import { sampleReceipt, testSite } from '../../../tests/support/test-mail-site.ts';
import { readQueuedMail } from '../queued-mail.ts';
import { noteToOffice } from './layout/letter.ts';
import { submissionMails } from './submission-mails.ts';

it.each([true, false])('the sender’s mail is the second, which later mails answer (danger: %s)', (danger) => {
  const words = { subject: 'Hello', heading: 'Hello' };
  const toOffice = noteToOffice(words, {}, { preheader: '', parts: [], footnote: '', site: testSite });
  const mails = submissionMails({
    toOffice,
    toPerson: { ...toOffice, to: { address: 'jo@example.org' } },
    receipt: { ...sampleReceipt, danger },
    site: { ...testSite, secondInbox: 'manager@site.example' },
  });
  expect(mails.map(({ payload }) => readQueuedMail(payload)?.to.address)).toEqual([
    testSite.inbox,
    'jo@example.org',
    ...(danger ? ['manager@site.example'] : []),
  ]);
});
