import { applicationMails } from '#content/mails/application.yaml';
import { fill } from '#domain/text/fill.ts';
import { DeliveryError } from '../delivery/outbox.ts';
import { type Log, redact } from '../logging.ts';
import type { SubmissionFile, Submissions } from '../submissions/submission-store.ts';

export type ScanVerdict = { kind: 'clean' } | { kind: 'infected'; signature: string };

export interface VirusScanner {
  /** Rejects if the scanner cannot say: that is never "clean". */
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
  ping(): Promise<void>;
}

interface ScreenedFilesOptions {
  submissions: Pick<Submissions, 'readFile'>;
  scanner: VirusScanner;
  log: Log;
}

/**
 * Scans each file when the mail is about to leave. In place of an infected file stands a note, so that the office gets
 * the application all the same. While the scanner is away the mail waits like any other that cannot leave yet.
 */
export function createScreenedFiles({
  submissions,
  scanner,
  log,
}: ScreenedFilesOptions): Pick<Submissions, 'readFile'> {
  return {
    readFile: async (id) => {
      const file = await submissions.readFile(id);
      if (!file) return null;
      const verdict = await scan(file, scanner);
      if (verdict.kind === 'clean') return file;
      log.warn(
        { submission: id, signature: verdict.signature },
        'A file was held back: the virus scanner objects.',
      );
      return heldBack(file, verdict.signature);
    },
  };
}

async function scan(file: SubmissionFile, scanner: VirusScanner) {
  try {
    return await scanner.scan(file.bytes);
  } catch (error) {
    throw new DeliveryError(`the file could not be scanned: ${redact(error)}`, {
      permanent: false,
      cause: error,
    });
  }
}

function heldBack({ name }: SubmissionFile, signature: string): SubmissionFile {
  const { fileName, note } = applicationMails.heldBack;
  const text = fill(note, { fileName: name, virus: signature }).replaceAll('\n', '\r\n');
  return { name: fileName, mediaType: 'text/plain', bytes: Buffer.from(text) };
}
