import pLimit from 'p-limit';
import { MAX_CV_BYTES } from '#domain/applications/cv.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import {
  MAX_APPLICATION_BYTES,
  MAX_OVERSIZED_APPLICATION_BYTES,
  MAX_UPLOAD_SILENCE_MS,
  MAX_UPLOADS_AT_ONCE,
  MAX_UPLOADS_AT_ONCE_PER_CLIENT,
  MAX_UPLOADS_IN_MEMORY,
} from '../limits/limits.ts';
import { type ParsedForm, parseForm, type ReceivedFile } from './parse-form.ts';
import { type SpoolEnd, spoolBody } from './spool.ts';

export type ApplicationForm =
  | { kind: 'read'; fields: Record<string, string>; cv: ReceivedFile | null }
  /** The CV is over its limit; `fields` are those that could be read all the same. */
  | { kind: 'too_large'; fields: Record<string, string> }
  | { kind: 'malformed' }
  | { kind: 'interrupted' }
  | { kind: 'busy' };

export interface ApplicationReader {
  /**
   * Reads the body of the request and hands it to `use`, during which alone the CV is in memory. The body must
   * not have been read; whoever answers the HTTP request drops what is left of it after an early end.
   *
   * @param client who sends it: one client never takes every slot
   * @throws when the disk does not take the upload, and what `use` throws
   */
  read<Answer>(
    request: Request,
    client: string,
    use: (form: ApplicationForm) => Promise<Answer>,
  ): Promise<Answer>;
}

interface ApplicationReaderOptions {
  /** Where uploads lie while they arrive; it must exist. */
  spoolFolder: string;
  maxInMemory?: number;
  maxUploads?: number;
  idleMs?: number;
}

export function createApplicationReader({
  spoolFolder,
  maxInMemory = MAX_UPLOADS_IN_MEMORY,
  maxUploads = MAX_UPLOADS_AT_ONCE,
  idleMs = MAX_UPLOAD_SILENCE_MS,
}: ApplicationReaderOptions): ApplicationReader {
  const inMemory = pLimit(maxInMemory);
  const uploads = createConcurrencyLimit({ max: maxUploads, maxPerClient: MAX_UPLOADS_AT_ONCE_PER_CLIENT });

  async function receive<Answer>(
    request: Request,
    use: (form: ApplicationForm) => Promise<Answer>,
  ): Promise<Answer> {
    const declared = Number(request.headers.get('content-length') ?? 0);
    const maxBytes =
      declared > MAX_APPLICATION_BYTES ? MAX_OVERSIZED_APPLICATION_BYTES : MAX_APPLICATION_BYTES;
    const spool = await spoolBody(request.body, { folder: spoolFolder, maxBytes, idleMs });
    try {
      if (spool.end === 'interrupted') return await use({ kind: 'interrupted' });
      const contentType = request.headers.get('content-type') ?? '';
      return await inMemory(async () => {
        const body = await spool.bytes();
        try {
          return await use(readForm(spool.end, body, contentType));
        } finally {
          // Given back at once: left to the garbage collector, fifty uploads would pile up before it comes by.
          body.buffer.transfer(0);
        }
      });
    } finally {
      await spool.close();
    }
  }

  return {
    read: async (request, client, use) => {
      const release = uploads.take(client);
      if (!release) return use({ kind: 'busy' });
      try {
        return await receive(request, use);
      } finally {
        release();
      }
    },
  };
}

function readForm(end: SpoolEnd, body: Buffer, contentType: string): ApplicationForm {
  const form = parseForm(body, contentType);
  if (!form) return { kind: 'malformed' };
  if (end === 'over' || isOver(form)) return { kind: 'too_large', fields: form.fields };
  if (!form.whole) return { kind: 'malformed' };
  return { kind: 'read', fields: form.fields, cv: form.cv };
}

function isOver({ cv }: ParsedForm): boolean {
  return cv !== null && cv.bytes.byteLength > MAX_CV_BYTES;
}
