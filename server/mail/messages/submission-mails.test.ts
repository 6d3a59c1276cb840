import { expect, it } from 'vitest';
import { sampleReceipt, testSite } from '../../../tests/support/test-mail-site.ts';
import { readQueuedMail } from '../queued-mail.ts';
import { composeOfficeMail } from './compose-mail.ts';
import { submissionMails } from './submission-mails.ts';

it.each([true, false])('the sender’s mail is the second, which later mails answer (danger: %s)', (danger) => {
  const email = { subject: 'Hello', preheader: '', heading: 'Hello', blocks: [], footnote: '' };
  const toOffice = composeOfficeMail(email, testSite);
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
