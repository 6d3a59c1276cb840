// The chaos tests in their long form, or one: `npm run check -- chaos kill --kills 50 --seed 7`. Needs a built site.
import { parseArgs } from 'node:util';
import { type Release, releases, writeEarlierSqlite } from '../support/earlier-database.ts';
import { startPostgres } from '../support/postgres.ts';
import { canMount, limitedFiles, mountedDisk } from '../support/small-disk.ts';
import { backupUnderLoad } from './backup-under-load.ts';
import { diskFull } from './disk-full.ts';
import { gracefulStop } from './graceful-stop.ts';
import { hangingStore } from './hanging-store.ts';
import { kill } from './kill.ts';
import { openDoors } from './open-doors.ts';
import { playScenarios } from './play-scenarios.ts';
import { inFolder, type Report } from './report.ts';
import { rollingRestart } from './rolling-restart.ts';
import { severalMachines } from './several-machines.ts';
import { smtpAway } from './smtp-away.ts';
import { twoInstances } from './two-instances.ts';
import { upgrade } from './upgrade.ts';

interface Numbers {
  kills: number;
  seed: number;
}

const MANY = { forms: 1000, uploads: 205, sockets: 3000, maxWaitMs: 2000 };

const SCENARIOS: Record<string, { about: string; play: (numbers: Numbers) => Promise<Report> }> = {
  kill: { about: 'killed at random moments', play: kill },
  'smtp-away': {
    about: 'killed likewise, the mail server away for the first part, and real waits',
    play: (numbers) => smtpAway({ ...numbers, clockAhead: false }),
  },
  'disk-full': {
    about: 'no room on the disk',
    play: async ({ seed }) => diskFull({ disk: canMount() ? await mountedDisk() : limitedFiles(), seed }),
  },
  'two-instances': { about: 'two processes deliver 5,000 messages', play: deliverOnPostgres },
  backup: {
    about: 'a backup under load, restored',
    play: ({ seed }) => backupUnderLoad({ submissions: 200, seed }),
  },
  stop: {
    about: 'told to stop with 100 requests under way',
    play: ({ seed }) => gracefulStop({ requests: 100, seed }),
  },
  'kill-postgres': { about: 'killed at random moments, on PostgreSQL', play: killOnPostgres },
  'several-machines': {
    about: 'three instances behind nginx, one killed every five seconds for a minute, then restarted in turn',
    play: ({ seed }) => onPostgres((databaseUrl) => severalMachines({ databaseUrl, seed })),
  },
  restart: { about: 'two instances restarted in turn', play: restartOnPostgres },
  'open-doors': {
    about: '1,000 trickling forms, 205 uploads, 3,000 idle connections and 3,000 slow readers',
    play: ({ seed }) => openDoors({ ...MANY, behindNginx: false, seed }),
  },
  'open-doors-nginx': {
    about: '1,000 trickling forms, 205 uploads, 3,000 idle connections and 3,000 slow readers, behind nginx',
    play: ({ seed }) => openDoors({ ...MANY, behindNginx: true, seed }),
  },
  'hanging-store': {
    about: 'a PostgreSQL that is stopped by a signal, and 15 forms',
    play: ({ seed }) => onPostgres((databaseUrl) => hangingStore({ databaseUrl, forms: 15, seed })),
  },
  ...Object.fromEntries(
    releases.map((release) => [
      `upgrade-${release}`,
      { about: `started on the data of version ${release}`, play: () => upgradeFolder(release) },
    ]),
  ),
};

async function upgradeFolder(release: Release): Promise<Report> {
  return inFolder(async (dataDir) => {
    await writeEarlierSqlite(dataDir, release);
    return upgrade({ dataDir, databaseUrl: null });
  });
}

function deliverOnPostgres(): Promise<Report> {
  return onPostgres((databaseUrl) => twoInstances({ databaseUrl, messages: 5000 }));
}

function killOnPostgres(numbers: Numbers): Promise<Report> {
  return onPostgres((databaseUrl) => kill({ ...numbers, databaseUrl }));
}

function restartOnPostgres({ seed }: Numbers): Promise<Report> {
  return onPostgres((databaseUrl) => rollingRestart({ databaseUrl, seed }));
}

async function onPostgres(play: (databaseUrl: string) => Promise<Report>): Promise<Report> {
  const postgres = await startPostgres();
  try {
    return await play(await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}

function readArguments(): { names: string[]; numbers: Numbers } {
  const { values, positionals } = parseArgs({
    options: { kills: { type: 'string', default: '50' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  return { names: positionals, numbers: { kills: Number(values.kills), seed } };
}

function explain(): never {
  const lines = Object.entries(SCENARIOS).map(([name, { about }]) => `  ${name.padEnd(18)}${about}`);
  console.error(
    ['npm run check -- chaos [scenario …] [--kills 50] [--seed number]; all of them:', '', ...lines].join(
      '\n',
    ),
  );
  process.exit(2);
}

const { names, numbers } = readArguments();
const chosen =
  names.length > 0 ? names.map((name) => SCENARIOS[name] ?? explain()) : Object.values(SCENARIOS);
if (!Number.isInteger(numbers.kills) || !Number.isInteger(numbers.seed)) explain();

await playScenarios(chosen.map(({ about, play }) => ({ title: about, play: () => play(numbers) })));
// A code alone is lost: the embedded PostgreSQL ends its process by a hook, with none.
process.exit();
