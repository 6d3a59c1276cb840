import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hours } from '#content/media-files.yaml';
import { areOfTheSample } from '#content/pictures.yaml';
import { standIns } from '#domain/media/pictures.ts';

/** Takes what shows the sample alone out of the built site, and puts the provider's own pictures and films in. */
export async function layProviderMedia(clientFolder: string, providerFolder: string): Promise<void> {
  const media = join(clientFolder, 'media');
  if (!areOfTheSample) {
    for (const folder of ['scenes', 'share', 'spots', 'panels', 'strips'])
      for (const file of await readdir(join(media, folder))) {
        const name = file.replace(/-\d+\..*/, '');
        if (name in standIns || name in hours) await rm(join(media, folder, file));
      }
    for (const folder of ['film', 'captions', 'team']) await rm(join(media, folder), { recursive: true });
  }
  await cp(join(providerFolder, 'media'), media, { recursive: true }).catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
