import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '../support/run-script.ts';
import { type Settings, type Site, startSite } from '../support/start-site.ts';
import type { Random } from './random.ts';

/** One site whose process comes and goes, always on the same data. */
export interface UnsteadySite {
  address(): string | null;
  start(): Promise<void>;
  change(changes: Settings): void;
  /** Ends it, and answers its exit code; null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts it and kills it before (or just after) it is ready. */
  killWhileStarting(afterMs: number): Promise<void>;
  errors(): string[];
}

export function createUnsteadySite(first: Settings, launcher: string[] = []): UnsteadySite {
  let settings: Settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...first };
  let site: Site | null = null;
  let printed = '';
  return {
    address: () => site?.url ?? null,
    async start() {
      site = await startSite(settings, launcher);
    },
    change(changes) {
      settings = { ...settings, ...changes };
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
  acknowledged: () => number;
}

/** About what a start takes, in milliseconds. */
const START_MS = 900;
const FIRST_MOMENTS_MS = 100;
const MAX_ACKNOWLEDGED = 15;

/**
 * Starts the site and kills it, so many times; it is not there afterwards. One process in five dies while it starts,
 * one in four in its first moments, when it takes up what the last one left, and the others when they have
 * acknowledged a few submissions more: on a slow machine too.
 */
export async function killAgainAndAgain(site: UnsteadySite, kills: Kills): Promise<void> {
  for (let kill = 0; kill < kills.kills; kill += 1) {
    if (kills.random() < 0.2) await site.killWhileStarting(kills.random() * START_MS);
    else {
      await site.start();
      await live(kills);
      await site.end('SIGKILL');
    }
  }
}

async function live({ random, acknowledged }: Kills): Promise<void> {
  if (random() >= 0.25) {
    const wanted = acknowledged() + Math.ceil(random() * MAX_ACKNOWLEDGED);
    await until(() => acknowledged() >= wanted);
  }
  await wait(random() * FIRST_MOMENTS_MS);
}

/** Waits until it is so, or no longer than it may; answers whether it is so. */
export async function until(isSo: () => boolean, timeoutMs = 30_000): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await wait(20);
  }
  return true;
}

export async function untilAllCame(count: () => number, expected: number, pauseMs: number): Promise<void> {
  let before = -1;
  while (count() < expected && count() > before) {
    before = count();
    await until(() => count() >= expected, pauseMs);
  }
}
