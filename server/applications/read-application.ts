import pLimit, { type LimitFunction } from 'p-limit';
import { MAX_CV_BYTES } from '#domain/applications/cv.ts';
import type { Refusal } from '#domain/forms/form-outcome.ts';
import {
  MAX_APPLICATION_BYTES,
  MAX_OVERSIZED_APPLICATION_BYTES,
  MAX_UPLOAD_SILENCE_MS,
  MAX_UPLOADS_AT_ONCE,
  MAX_UPLOADS_IN_MEMORY,
} from '../limits/limits.ts';
import { type Log, redact } from '../logging.ts';
import { type FilePart, parseForm } from './parse-form.ts';
import { readHead, type Spool, spoolBody, type UploadProgress } from './spool.ts';
import { createUploadSlots } from './upload-slots.ts';

interface UploadedFile {
  name: string;
  /** Loads the file for `work` alone: few are in memory at once, and each is freed when its work is done. */
  use<Result>(work: (bytes: Uint8Array) => Promise<Result>): Promise<Result>;
}

export interface ReceivedApplication {
  kind: 'received';
  fields: Record<string, string>;
  cv: UploadedFile | 'too-large' | null;
}

interface Unreadable {
  kind: Extract<Refusal['kind'], 'busy' | 'malformed' | 'interrupted' | 'failed'>;
  /** As many as could be read: the answer repeats them. */
  fields: Record<string, string>;
}

/** Dispose of it when it is answered: until then the upload lies on disk and counts as under way. */
export type ApplicationForm = AsyncDisposable & (ReceivedApplication | Unreadable);

export interface ApplicationReader {
  /**
   * Reads the multipart body of a request, which must be unread, in constant memory. The HTTP layer drops the rest of
   * it after an early end. Never rejects.
   * @param client who sends it: one client never takes every slot
   */
  read(request: Request, client: string): Promise<ApplicationForm>;
}

interface ApplicationReaderOptions {
  spoolFolder: string;
  log: Log;
  maxInMemory?: number;
  /** Milliseconds that an upload waits, in all, to be in memory; then it is refused. */
  maxWaitMs?: number;
  maxUploads?: number;
  idleMs?: number;
  /**
   * Milliseconds after which an upload below the least rate gives way to a new one, if there is no slot left; a new one
   * waits as long for that.
   */
  givesWayAfterMs?: number;
}

/** Less than a step on a store that hangs: who waited for one does not wait for another. */
const MAX_WAIT_MS = 4000;

/** Shorter, as it is refused anyway. */
const MAX_BUSY_SILENCE_MS = 5000;

export function createApplicationReader({
  spoolFolder,
  log,
  maxInMemory = MAX_UPLOADS_IN_MEMORY,
  maxWaitMs = MAX_WAIT_MS,
  maxUploads = MAX_UPLOADS_AT_ONCE,
  idleMs = MAX_UPLOAD_SILENCE_MS,
  givesWayAfterMs = 1000,
}: ApplicationReaderOptions): ApplicationReader {
  const inMemory = pLimit(maxInMemory);
  const slots = createUploadSlots({ maxUploads, givesWayAfterMs });

  return {
    async read(request, client) {
      const contentType = request.headers.get('content-type') ?? '';
      const upload = await slots.take(client);
      if (!upload) return unreadable('busy', await readHead(request.body, MAX_BUSY_SILENCE_MS), contentType);
      await using cleanUp = new AsyncDisposableStack();
      cleanUp.defer(upload.release);
      try {
        const spool = await spoolBody(request.body, {
          folder: spoolFolder,
          maxBytes: maxBodyBytes(request),
          idleMs,
          progress: upload,
        });
        cleanUp.defer(spool.close);
        const form = await parse(spool, contentType, createLoader(spool, inMemory, maxWaitMs));
        if (typeof form === 'string') return unreadable(form, upload.head, contentType);
        const owned = cleanUp.move();
        return { ...form, [Symbol.asyncDispose]: () => owned.disposeAsync() };
      } catch (error) {
        log.error({ reason: redact(error) }, 'An application could not be read; the visitor was told so.');
        const { head } = upload;
        const read = head.length > 0 ? head : await readHead(request.body, MAX_BUSY_SILENCE_MS);
        return unreadable('failed', read, contentType);
      }
    },
  };
}

type Load = ReturnType<typeof createLoader>;

/** Parts of an upload, each in memory while it is worked on; the waits for that add up. */
function createLoader(spool: Spool, inMemory: LimitFunction, maxWaitMs: number) {
  let waitedMs = 0;
  return <Result>(
    { start, size }: Pick<FilePart, 'start' | 'size'>,
    work: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result> => {
    const begun = performance.now();
    return inMemory(async () => {
      waitedMs += performance.now() - begun;
      if (waitedMs > maxWaitMs) throw new Error('Too many applications were in memory for too long.');
      const bytes = await spool.bytes(start, size);
      try {
        return await work(bytes);
      } finally {
        // Freed at once: left to the garbage collector, fifty uploads would pile up before it comes by.
        bytes.buffer.transfer(0);
      }
    });
  };
}

async function parse(
  spool: Spool,
  contentType: string,
  load: Load,
): Promise<ReceivedApplication | Unreadable['kind']> {
  if (spool.end === 'interrupted') return 'interrupted';
  const form = await load({ start: 0, size: spool.size }, async (body) => parseForm(body, contentType));
  if (!form) return 'malformed';
  const { fields, cv } = form;
  if (spool.end === 'over' || (cv && cv.size > MAX_CV_BYTES)) {
    return { kind: 'received', fields, cv: 'too-large' };
  }
  if (!form.whole) return 'malformed';
  return { kind: 'received', fields, cv: cv && { name: cv.name, use: (work) => load(cv, work) } };
}

function unreadable(
  kind: Unreadable['kind'],
  head: UploadProgress['head'],
  contentType: string,
): ApplicationForm {
  const fields = parseForm(Buffer.concat(head), contentType)?.fields ?? {};
  return { kind, fields, [Symbol.asyncDispose]: async () => {} };
}

function maxBodyBytes(request: Request): number {
  const declared = Number(request.headers.get('content-length') ?? 0);
  return declared > MAX_APPLICATION_BYTES ? MAX_OVERSIZED_APPLICATION_BYTES : MAX_APPLICATION_BYTES;
}
