import { isReservedHost } from '#domain/samples/reserved-host.ts';
import { sampleWords } from '#domain/samples/sample-words.ts';
import { samplesLeft } from '#domain/samples/samples-left.ts';
import { type Config, ConfigError } from '../config.ts';
import { readJobFolder } from '../jobs/sources/markdown-jobs.ts';
import { jobFolder } from './jobs.ts';

/** @throws ConfigError that names each sample, if people could take them for real */
export async function refuseSamples(config: Config): Promise<void> {
  const { PUBLIC_URL: publicUrl, SAMPLES: samples } = config;
  if (samples === 'shown' || !publicUrl || isReservedHost(new URL(publicUrl).hostname)) return;
  const left = samplesLeft(await shownJobIds(config));
  if (left.length > 0) throw new ConfigError(sampleWords.refused(publicUrl, left));
}

/** A backend has its own jobs; a folder that cannot be read has none, and the log says so. */
async function shownJobIds(config: Config): Promise<string[]> {
  if (config.BACKEND_URL !== null) return [];
  const { jobs } = await readJobFolder(jobFolder(config)).catch(() => ({ jobs: [] }));
  return jobs.map(({ id }) => id);
}
