import type { EventRecord } from '#domain/content/events.ts';
import { awaitsNextEvent } from '#domain/events/event.ts';
import { nextEventToPerson } from '../mail/messages/events/event-registration.ts';
import { mailMessage, type QueuedMail } from '../mail/queued-mail.ts';
import { eachPage } from '../submissions/each-page.ts';
import type { StoredSubmission, Submissions } from '../submissions/submission-store.ts';

interface Options {
  submissions: Pick<Submissions, 'find' | 'addMessage'>;
  publicUrl: string;
}

interface Awaiting {
  email: string;
  registrations: StoredSubmission[];
}

/** Those who were promised to be written to when the next event is planned. */
export interface NextEvent {
  /** Each address once, the longest waiting first; without who may be in danger, to whom people write. */
  awaiting(): Promise<Awaiting[]>;
  mailTo(person: Awaiting, event: EventRecord): QueuedMail;
  /** Adds the mail to each once; the running site delivers it. Answers to how many. */
  announce(people: Awaiting[], event: EventRecord): Promise<number>;
}

const PURPOSE = 'next-event';

export function createNextEvent({ submissions, publicUrl }: Options): NextEvent {
  const mailTo: NextEvent['mailTo'] = ({ email }, event) =>
    nextEventToPerson({ email, event }, { publicUrl });
  return {
    mailTo,

    async awaiting() {
      const found: StoredSubmission[] = [];
      for await (const page of eachPage(submissions, { kind: 'event-registration', lacking: PURPOSE }))
        found.push(...page.filter((each) => awaitsNextEvent(each) && !each.danger));
      return [...Map.groupBy(found.reverse(), ({ email }) => email)].flatMap(([email, registrations]) =>
        email === null ? [] : [{ email, registrations }],
      );
    },

    async announce(people, event) {
      let written = 0;
      for (const person of people) {
        const [first, ...others] = person.registrations;
        const mail = mailMessage(mailTo(person, event));
        if (first && (await submissions.addMessage(first.id, PURPOSE, mail))) written += 1;
        for (const { id } of others) await submissions.addMessage(id, PURPOSE, 'served');
      }
      return written;
    },
  };
}
