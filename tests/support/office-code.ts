import type { Email } from 'postal-mime';
import { expect } from 'vitest';

export async function codeAbout(mails: () => Promise<Email[]>, reference: string): Promise<string> {
  const codes = async () =>
    (await mails()).flatMap(({ subject = '' }) =>
      subject.includes(reference) ? (/^\d{6}(?= is your code)/.exec(subject) ?? []) : [],
    );
  await expect.poll(codes).not.toEqual([]);
  return (await codes()).at(-1) ?? '';
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookieIn({ headers }: { headers: Headers }): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
