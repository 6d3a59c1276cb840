import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pdf } from '../../server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../support/application-cases.ts';
import { type BuiltSite, startBuiltSite } from '../support/built-site.ts';
import { type ClamAv, isClamAvInstalled, setUpClamAv } from '../support/clamav.ts';

// As long as what it stands for, so that the PDF stays right to the byte.
const virus = 'Curriculum virus';
const cv = pdf();
const infected = Buffer.from(cv.toString('latin1').replace('Curriculum vitae', virus), 'latin1');

describe.skipIf(!isClamAvInstalled)(
  'the real ClamAV (it is left out where there is no /usr/sbin/clamd, from Debian’s clamav-daemon)',
  () => {
    let clamAv: ClamAv;
    let site: BuiltSite;

    beforeAll(async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
      clamAv = await setUpClamAv(virus);
      await clamAv.start();
      site = await startBuiltSite({ CLAMD_URL: clamAv.url });
    });
    afterAll(async () => {
      vi.useRealTimers();
      await clamAv.remove();
    });

    async function apply(email: string, bytes: Buffer): Promise<string | undefined> {
      const file = new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });
      const { position: _, ...fields } = rightApplication;
      const path = '/careers/companion-eastleigh/apply';
      const { page } = await site.submit(path, 'Submit Application', { ...fields, email, cv: file });
      return page.headings(1)[0];
    }

    const filesFrom = async (applicant: string) =>
      (await site.mails())
        .filter(({ replyTo }) => replyTo?.some(({ address }) => address === applicant))
        .flatMap(({ attachments }) => attachments.map(({ filename }) => filename));

    it('lets a CV in which it finds nothing go, and holds back one in which it does', async () => {
      await apply('well@example.org', cv);
      await apply('ill@example.org', infected);
      await expect.poll(() => filesFrom('well@example.org')).toEqual(['cv.pdf']);
      await expect.poll(() => filesFrom('ill@example.org')).toEqual(['File held back.txt']);
    });

    it('keeps nobody from applying while it is away, and looks at the CV when it is back', async () => {
      await clamAv.stop();
      expect(await apply('later@example.org', cv)).toBe('Application Submitted!');
      await clamAv.start();
      const filesLater = () => {
        vi.advanceTimersByTime(10 * 60_000);
        return filesFrom('later@example.org');
      };
      await expect.poll(filesLater, { interval: 1000 }).toEqual(['cv.pdf']);
    });
  },
);
