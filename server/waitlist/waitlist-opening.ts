import { needLines } from '#domain/forms/needs-in-words.ts';
import { isInArea } from '#domain/postcodes/postcode-area.ts';
import { waitlistOpeningToPerson } from '../mail/messages/waitlist.ts';
import { mailMessage, type QueuedMail } from '../mail/queued-mail.ts';
import { eachPage } from '../submissions/each-page.ts';
import type { StoredSubmission, Submissions } from '../submissions/submission-store.ts';
import { unsubscribeUrl } from './waitlist.ts';

export interface WaitlistOpeningOptions {
  submissions: Pick<Submissions, 'find' | 'addMessage'>;
  publicUrl: string;
  secret: Uint8Array;
}

export interface Waiting {
  id: string;
  reference: string;
  email: string;
  postcode: string;
  since: Date;
  /** How to reach the person, for the office: the mail itself asks for none of it. */
  needs: string;
  /** Their other wishes within the area, which the same mail serves. */
  others: string[];
}

export interface WaitlistOpening {
  /** Lists each address once, the longest waiting first. */
  waiting(area: string): Promise<Waiting[]>;
  mailTo(person: Waiting, area: string): QueuedMail;
  /** Adds the mail once for each wish, whatever areas overlap; the running site delivers it. Answers how many were not written to before. */
  writeTo(people: Waiting[], area: string): Promise<number>;
}

const PURPOSE = 'area-open';

export function createWaitlistOpening({
  submissions,
  publicUrl,
  secret,
}: WaitlistOpeningOptions): WaitlistOpening {
  const mailTo: WaitlistOpening['mailTo'] = ({ id, email }, area) =>
    waitlistOpeningToPerson(
      { email, area, unsubscribeUrl: unsubscribeUrl(id, { publicUrl, secret }) },
      { publicUrl },
    );
  async function noticesIn(area: string, lacking?: string): Promise<StoredSubmission[]> {
    const found: StoredSubmission[] = [];
    for await (const notices of eachPage(submissions, { kind: 'area-notice', lacking }))
      found.push(...notices.filter((notice) => isInArea(postcodeOf(notice), area)));
    return found.reverse();
  }

  return {
    async waiting(area) {
      const untold = new Set((await noticesIn(area, PURPOSE)).map(({ id }) => id));
      return eachAddress(await noticesIn(area), untold);
    },
    mailTo,
    async writeTo(people, area) {
      let written = 0;
      for (const person of people) {
        if (await submissions.addMessage(person.id, PURPOSE, mailMessage(mailTo(person, area)))) written += 1;
        for (const id of person.others) await submissions.addMessage(id, PURPOSE, 'served');
      }
      return written;
    },
  };
}

function postcodeOf({ fields }: StoredSubmission): string {
  return fields.postcode ?? '';
}

function eachAddress(oldestFirst: StoredSubmission[], untold: ReadonlySet<string>): Waiting[] {
  return [...Map.groupBy(oldestFirst, ({ email }) => email)].flatMap(([email, notices]) => {
    const open = notices.filter(({ id }) => untold.has(id));
    const [first, ...others] = open.length > 0 ? open : notices.slice(0, 1);
    if (!first || email === null) return [];
    const { id, reference, receivedAt: since } = first;
    const needs = needLines(first.fields).join('; ');
    const more = { needs, others: others.map((other) => other.id) };
    return [{ id, reference, email, postcode: postcodeOf(first), since, ...more }];
  });
}
