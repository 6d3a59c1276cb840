// Writes the service worker, and the one that takes it away again (`OFFLINE_PAGE=off`).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_WORKER, SERVICE_WORKER_OFF } from '#server/http/files/service-worker.ts';
import { readServiceWorker } from './island-files.ts';
import { offlinePages } from './offline-page.ts';

export async function makeServiceWorker(clientFolder: string): Promise<void> {
  const script = readServiceWorker(clientFolder);
  const versions = { [SERVICE_WORKER]: offlinePages(clientFolder), [SERVICE_WORKER_OFF]: null };
  await Promise.all(
    Object.entries(versions).map(([path, pages]) =>
      writeFile(join(clientFolder, path), `const offlinePages=${JSON.stringify(pages)};${script}\n`),
    ),
  );
}
