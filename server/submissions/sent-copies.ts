import { isMessageUnsafe } from '#domain/forms/needs-in-words.ts';
import { PHONE_FIELDS } from '#domain/forms/phone/phone-fields.ts';
import { phoneInWords } from '#domain/forms/phone/phone-number.ts';
import { withStoreTimeout } from '../limits/store-timeout.ts';
import { type Log, redact } from '../logging.ts';
import type { Submissions } from './submission-store.ts';

/** Long enough to read and print it: the address of the thanks stays in a browser's history. */
const SHOWN_MS = 10 * 60_000;

/** Copies of forms that were sent without scripting, for the page that says thanks. Never rejects. */
export interface SentCopies {
  /** @returns the stored fields by their names; none once it is too late, on a fault, or where another backend has them */
  read(reference: string | null): Promise<Record<string, string>>;
}

interface Options {
  submissions: Pick<Submissions, 'find'>;
  log: Log;
  now?: () => Date;
}

export function createSentCopies({ submissions, log, now = () => new Date() }: Options): SentCopies {
  return {
    async read(reference) {
      if (reference === null) return {};
      try {
        const [stored] = await withStoreTimeout(submissions.find({ key: reference, limit: 1 }));
        if (!stored || now().getTime() - stored.receivedAt.getTime() > SHOWN_MS) return {};
        if (stored.danger || isMessageUnsafe(stored.fields)) return {};
        return { ...withPhonesInWords(stored.fields), ...(stored.file && { cv: stored.file.name }) };
      } catch (error) {
        log.error(
          { reason: redact(error) },
          'A copy of what was sent could not be read; the thanks lack it.',
        );
        return {};
      }
    },
  };
}

function withPhonesInWords(fields: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(fields).map(([name, value]) => [
    name,
    PHONE_FIELDS.includes(name) ? phoneInWords(value) : value,
  ]);
  return Object.fromEntries(shown);
}
