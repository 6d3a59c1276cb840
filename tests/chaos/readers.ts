import { setTimeout as wait } from 'node:timers/promises';

export interface Readers {
  read: number;
  /** A sentence for each that did not come whole. */
  failed: string[];
  leave(): Promise<void>;
}

/** Finished, kept and rendered. */
const PATHS = ['/', '/careers', '/faq?q=prices', '/contact', '/careers?q=night'];
const PAUSE_MS = 10;

/** Visitors who open pages without pause, each on a connection of its own: on a kept one that closes just then a browser asks again by itself. */
export function startReaders(url: string, count = 2): Readers {
  let goOn = true;
  const read = async (first: number) => {
    for (let turn = first; goOn; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const failure = await fetch(url + path, { headers: { connection: 'close' } }).then(
        async (answer) => ((await answer.text()) && answer.ok ? null : `answered ${answer.status}`),
        (error: Error) => `${error.message} (${error.cause})`,
      );
      if (failure === null) readers.read += 1;
      else readers.failed.push(`${path}: ${failure}`);
      await wait(PAUSE_MS);
    }
  };
  const all: Promise<void>[] = [];
  const readers: Readers = {
    read: 0,
    failed: [],
    leave: async () => {
      goOn = false;
      await Promise.all(all);
    },
  };
  all.push(...Array.from({ length: count }, (_, index) => read(index)));
  return readers;
}
