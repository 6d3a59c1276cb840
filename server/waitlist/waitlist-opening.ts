import { needLines } from '#domain/forms/needs-in-words.ts';
import { isInArea } from '#domain/postcodes/postcode-area.ts';
import { waitlistOpeningToPerson } from '../mail/messages/waitlist.ts';
import { mailMessage, type QueuedMail } from '../mail/queued-mail.ts';
import { eachPage } from '../submissions/each-page.ts';
import type { StoredSubmission, SubmissionStore } from '../submissions/submission-store.ts';
import { unsubscribeUrl } from './waitlist.ts';

export interface WaitlistOpeningOptions {
  submissions: Pick<SubmissionStore, 'find' | 'addMessage'>;
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
}

export interface WaitlistOpening {
  /** Lists each address once, the longest waiting first. */
  waiting(area: string): Promise<Waiting[]>;
  mailTo(person: Waiting, area: string): QueuedMail;
  /** Adds the mail to each once in all, whatever areas overlap; the running site delivers it. Answers how many were not written to before. */
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
  return {
    async waiting(area) {
      const people: StoredSubmission[] = [];
      for await (const notices of eachPage(submissions, { kind: 'area-notice' }))
        people.push(...notices.filter((notice) => isInArea(postcodeOf(notice), area)));
      return firstOfEachAddress(people.reverse());
    },
    mailTo,
    async writeTo(people, area) {
      let written = 0;
      for (const person of people) {
        if (await submissions.addMessage(person.id, PURPOSE, mailMessage(mailTo(person, area)))) written += 1;
      }
      return written;
    },
  };
}

function postcodeOf({ fields }: StoredSubmission): string {
  return fields.postcode ?? '';
}

function firstOfEachAddress(oldestFirst: StoredSubmission[]): Waiting[] {
  const people = new Map<string, Waiting>();
  for (const notice of oldestFirst) {
    const { id, reference, email, receivedAt, fields } = notice;
    if (email === null || people.has(email)) continue;
    const needs = needLines(fields).join('; ');
    people.set(email, { id, reference, email, postcode: postcodeOf(notice), since: receivedAt, needs });
  }
  return [...people.values()];
}
