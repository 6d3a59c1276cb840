import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

export class ListenError extends Error {
  override name = 'ListenError';
}

const REMEDIES: Record<string, string> = {
  EADDRINUSE: 'Another program listens there, mostly an older start of the site. End it, or set PORT.',
  EADDRNOTAVAIL:
    'This machine has no such address. Set HOST to one of its own, or to 0.0.0.0 for all of them.',
  ENOTFOUND: 'Nobody knows that name. Set HOST to an address of this machine.',
  EACCES: 'The user who runs the site may not. Set PORT to a number above 1023.',
};

/** @throws ListenError if an operator can mend it */
export async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const remedy = REMEDIES[code];
    if (!remedy) throw error;
    throw new ListenError(`The site cannot listen on ${host}, port ${port} (${code}). ${remedy}`, {
      cause: error,
    });
  }
}
