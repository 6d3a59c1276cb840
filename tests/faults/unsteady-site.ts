import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '../support/run-script.ts';
import { type Settings, type Site, startSite } from '../support/start-site.ts';
import type { Random } from './random.ts';

/** One site whose process comes and goes, always on the same data. */
export interface UnsteadySite {
  /** Null while it is not there. */
  address(): string | null;
  /** Starts it; `changes` hold from then on. */
  start(changes?: Settings): Promise<void>;
  /** Ends it, and answers its exit code; null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts it and kills it before (or just after) it is ready. */
  killWhileStarting(afterMs: number): Promise<void>;
  /** The lines that it logged as errors. */
  errors(): string[];
}

export function createUnsteadySite(first: Settings, launcher: string[] = []): UnsteadySite {
  let settings: Settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...first };
  let site: Site | null = null;
  let printed = '';
  return {
    address: () => site?.url ?? null,
    async start(changes = {}) {
      settings = { ...settings, ...changes };
      site = await startSite(settings, launcher);
    },
    async end(signal) {
      const code = (await site?.stop(signal)) ?? null;
      printed += site?.output() ?? '';
      site = null;
      return code;
    },
    async killWhileStarting(afterMs) {
      const script = runScript('server/main.ts', [], { NODE_ENV: 'production', PORT: '0', ...settings });
      await wait(afterMs);
      script.process.kill('SIGKILL');
      await script.ended;
    },
    errors: () => printed.split('\n').filter((line) => /^\{"level":[5-9]\d/.test(line)),
  };
}

interface Kills {
  kills: number;
  random: Random;
}

/** A process lives so long at most, from when it is ready. */
const longestLifeMs = 1500;
/** About what a start takes. */
const startMs = 900;

/** Starts the site and kills it at random moments, so many times; it is not there afterwards. */
export async function killAgainAndAgain(site: UnsteadySite, { kills, random }: Kills): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    if (random() < 0.2) {
      await site.killWhileStarting(random() * startMs);
      continue;
    }
    await site.start();
    // The first moments, when the last process's work is taken up again, are worth more than one in ten.
    await wait(random() < 0.3 ? random() * 100 : random() * longestLifeMs);
    await site.end('SIGKILL');
  }
}
