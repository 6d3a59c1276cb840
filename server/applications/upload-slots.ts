import { setTimeout as wait } from 'node:timers/promises';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { MAX_UPLOADS_AT_ONCE_PER_CLIENT, MIN_BYTES_PER_SECOND } from '../limits/limits.ts';
import { newUpload, type UploadProgress } from './spool.ts';

type Upload = UploadProgress & { release(): void };

interface Options {
  maxUploads: number;
  givesWayAfterMs: number;
}

/** How many uploads are under way. Where no slot is left, the slowest gives way. */
export function createUploadSlots({ maxUploads, givesWayAfterMs }: Options) {
  const slots = createConcurrencyLimit({ max: maxUploads, maxPerClient: MAX_UPLOADS_AT_ONCE_PER_CLIENT });
  const arriving = new Set<Upload>();

  function takeSlot(client: string): Upload | null {
    const free = slots.take(client) ?? (cutOffSlowest() ? slots.take(client) : null);
    if (!free) return null;
    const upload = {
      ...newUpload(),
      release: () => {
        if (arriving.delete(upload)) free();
      },
    };
    arriving.add(upload);
    return upload;
  }

  function cutOffSlowest(): boolean {
    const now = performance.now();
    const rate = ({ bytes, begun }: Upload) => (bytes / (now - begun)) * 1000;
    const isSlow = (upload: Upload) =>
      now - upload.begun > givesWayAfterMs && rate(upload) < MIN_BYTES_PER_SECOND;
    const [slowest] = [...arriving].filter(isSlow).sort((one, other) => rate(one) - rate(other));
    if (!slowest) return false;
    slowest.isCutOff = true;
    slowest.release();
    return true;
  }

  return {
    /** Waits once: in a flood every slot may be taken before the first of its senders is known to be slow. */
    async take(client: string): Promise<Upload | null> {
      const free = takeSlot(client);
      if (free) return free;
      await wait(givesWayAfterMs);
      return takeSlot(client);
    },
  };
}
