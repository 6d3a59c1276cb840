import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Log, redact } from '../logging.ts';
import { createOutage } from '../outgoing/outage.ts';
import { runPeriodically, SECOND_PLACE_SCHEDULE } from '../scheduler/scheduler.ts';
import { createApart } from '../second-place/run-apart.ts';
import { ownFolder, readState, type Standing } from '../second-place/state.ts';

const PROGRAM = join(import.meta.dirname, '../staff/main.ts');
const MAX_MS = 55 * 60_000;

export function standingOf({ BACKUP_TO, DATA_DIR }: Config): (() => Standing) | null {
  return BACKUP_TO === null ? null : () => readState(ownFolder(DATA_DIR));
}

/** Null where there is no second place, or where it was never tried yet. */
export function lackingSince(standing: Standing | undefined): Date | null {
  const at = standing?.checkedAt ?? standing?.since;
  return at ? new Date(at) : null;
}

export function startSecondPlace({ BACKUP_TO }: Config, log: Log) {
  if (BACKUP_TO === null) return [];
  const update = createApart([PROGRAM, 'second-place', 'update'], MAX_MS);
  const outage = createOutage({ log, level: 'error', over: 'The second place is up to date again.' });
  const run = async (signal: AbortSignal) => {
    try {
      await update(signal);
      outage.worked();
    } catch (error) {
      outage.failed(
        { reason: redact(error) },
        'The second place is not up to date; it is tried again every four minutes.',
      );
    }
  };
  return [runPeriodically({ ...SECOND_PLACE_SCHEDULE, run, log })];
}
