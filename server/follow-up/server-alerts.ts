import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { morningLetterWords } from '#content/mails/morning-letter.yaml';
import { fill } from '#domain/text/fill.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';

const DAY_MS = 24 * 3_600_000;
const MIN_FREE_BYTES = 1_000_000_000;
/** Certificates that renew themselves do so a month before. */
const MIN_CERTIFICATE_MS = 14 * DAY_MS;
const MAX_WAIT_MS = 10_000;

interface Options {
  dataDir: string;
  publicUrl: string | null;
  /** Since when the second place lacks something; null where there is none. */
  secondPlaceSince: () => Date | null;
  minFreeBytes?: number;
}

export function createServerAlerts({
  dataDir,
  publicUrl,
  secondPlaceSince,
  minFreeBytes = MIN_FREE_BYTES,
}: Options): (at: Date) => Promise<string[]> {
  const { secondPlace, disk, certificate } = morningLetterWords.alerts;
  return async (at) => {
    const since = secondPlaceSince();
    const { bavail, bsize } = await statfs(dataDir);
    const end = publicUrl?.startsWith('https:') ? await certificateEnd(new URL(publicUrl)) : null;
    return [
      ...(since && at.getTime() - since.getTime() > DAY_MS
        ? [fill(secondPlace, { moment: dayInWords(londonMoment(since).date) })]
        : []),
      ...(bavail * bsize < minFreeBytes ? [disk] : []),
      ...(end && end.getTime() - at.getTime() < MIN_CERTIFICATE_MS
        ? [fill(certificate, { day: dayInWords(londonMoment(end).date) })]
        : []),
    ];
  };
}

/** @returns null if nobody answers, as where a machine does not reach its own public address */
function certificateEnd({ hostname, port }: URL): Promise<Date | null> {
  const options = { host: hostname, port: Number(port) || 443, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const end = (at: Date | null) => {
      socket.destroy();
      resolve(at);
    };
    const socket = connect(options, () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.setTimeout(MAX_WAIT_MS, () => end(null)).once('error', () => end(null));
  });
}
