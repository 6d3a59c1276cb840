import { once } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { brand } from '#content/brand.yaml';
import type { Config } from '../config.ts';

export class ListenError extends Error {
  override name = 'ListenError';
}

interface ListenSettings {
  port: keyof Config;
  host: keyof Config;
}

const REMEDIES: Record<string, (settings: ListenSettings) => string> = {
  EADDRINUSE: ({ port }) =>
    `Another program listens there, mostly an older start of the site. End it, or set ${port}.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no such address. Set ${host} to one of its own, or to 0.0.0.0 for all of them.`,
  ENOTFOUND: ({ host }) => `Nobody knows that name. Set ${host} to an address of this machine.`,
  EACCES: ({ port }) => `The user who runs the site may not. Set ${port} to a number above 1023.`,
};

/** @throws ListenError if an operator can mend it */
export async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config): Promise<string> {
  return app
    .listen({ port, host })
    .catch((error) =>
      explain(error, `The site cannot listen on ${host}, port ${port}`, { port: 'PORT', host: 'HOST' }),
    );
}

/** @throws ListenError if an operator can mend it */
export async function listenForMetrics(
  server: Server,
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
): Promise<void> {
  server.listen(port ?? 0, host);
  await once(server, 'listening').catch((error) =>
    explain(error, `The metrics cannot be offered on ${host}, port ${port}`, {
      port: 'METRICS_PORT',
      host: 'METRICS_HOST',
    }),
  );
}

function explain(error: unknown, what: string, settings: ListenSettings): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const remedy = REMEDIES[code];
  if (!remedy || error instanceof ListenError) throw error;
  throw new ListenError(`${what} (${code}). ${remedy(settings)}`, { cause: error });
}

export function startupBanner(config: Config, address: string): string {
  const parts = [
    ['Address', config.PUBLIC_URL ? `${config.PUBLIC_URL} (listening on ${address})` : address],
    ...(config.PUBLIC_URL
      ? []
      : [['Links', `begin with ${brand.publicUrl} of content/brand.yaml: PUBLIC_URL is not set`]]),
    ['Data folder', config.DATA_DIR],
    ['Storage', config.DATABASE_URL ? 'PostgreSQL' : 'embedded: SQLite in the data folder'],
    ['Mail', mailWords(config)],
    ...(config.BACKEND_URL ? [['Backend', config.BACKEND_URL]] : []),
    [
      'Postcodes',
      config.POSTCODE_SOURCE === 'imported'
        ? 'the imported list'
        : `${config.POSTCODES_URL}, the embedded table when it does not answer`,
    ],
    [
      'Assistant',
      config.CHAT_URL
        ? `${config.CHAT_MODEL} at ${config.CHAT_URL}, the site’s own content when it does not answer`
        : 'embedded: answers from the site’s own content',
    ],
    ...(config.METRICS_PORT === null
      ? []
      : [['Metrics', `http://${config.METRICS_HOST}:${config.METRICS_PORT}/metrics`]]),
    ...(config.RATE_LIMITS ? [] : [['WARNING', 'limits per visitor are off: for load tests only']]),
  ];
  const lines = parts.map(([label, value]) => `  ${`${label}`.padEnd(14)}${value}`);
  return [``, `${brand.longName} is running`, ...lines, `  Stop with Ctrl+C`, ``].join('\n');
}

function mailWords(config: Config): string {
  if (config.SMTP_URL) return 'SMTP';
  return config.EMAILJS_USER_ID
    ? 'EmailJS'
    : 'embedded: written as files into the data folder, sent to nobody';
}
