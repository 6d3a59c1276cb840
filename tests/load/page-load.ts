import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One visitor's browser: six connections that are kept, and its own cache for as long as the visit lasts. */
export interface Browser {
  /** Loads a page with all that it names; the file that fails is named. */
  load(path: string): Promise<PageLoad>;
  close(): void;
}

export interface PageLoad {
  status: number;
  documentMs: number;
  files: number;
  /** Each file that came neither whole nor with a deliberate refusal. */
  failed: string[];
}

const CONNECTIONS = 6;
const FILES = /(?:src|href)="(\/[^"?#]+\.(?:avif|css|ico|jpg|js|png|svg|webmanifest|webp|woff2))"/g;
/** The site may say that there is too much to do. */
const DELIBERATE = [429, 503];

export function openBrowser(origin: string): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const cached = new Set<string>();

  async function get(path: string): Promise<{ status: number; body: Buffer }> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(origin + path, { agent }, resolve)
        .once('error', reject)
        .end();
    });
    return { status: answer.statusCode ?? 0, body: await buffer(answer) };
  }

  async function getFile(path: string): Promise<string[]> {
    cached.add(path);
    const status = await get(path).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    return status === 200 || DELIBERATE.includes(Number(status)) ? [] : [`${path}: ${status}`];
  }

  return {
    load: async (path) => {
      const begun = performance.now();
      const { status, body } = await get(path);
      const documentMs = performance.now() - begun;
      const named = [...body.toString().matchAll(FILES)].map(([, file = '']) => file);
      const files = [...new Set(named)].filter((file) => !cached.has(file));
      const failed = (await Promise.all(files.map(getFile))).flat();
      return {
        status,
        documentMs,
        files: files.length,
        failed: status === 200 || DELIBERATE.includes(status) ? failed : [`${path}: ${status}`, ...failed],
      };
    },
    close: () => agent.destroy(),
  };
}
