import { connected, endOf, openLine } from './connection.ts';
import { exitCodeOf } from './exit-codes.ts';

/** Brings the version before back on the server. Once more, and it is as it was. */
export async function run(): Promise<void> {
  process.exitCode = await exitCodeOf(async () => endOf(openLine(connected(), 'undo', 'inherit')));
}
