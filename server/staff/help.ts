import type { Command } from './command.ts';

const call = 'npm run staff --';

/** The list of all commands. */
export function overview(commands: Command[]): string {
  const width = Math.max(...commands.map(({ name, operands }) => `${name} ${operands}`.length));
  const lines = commands.map(
    ({ name, operands, summary }) => `  ${`${name} ${operands}`.padEnd(width)}  ${summary}`,
  );
  return [
    `Usage: ${call} <command> [options]`,
    '',
    ...lines,
    '',
    `More about one: ${call} <command> --help`,
    'Every command takes --json. Exit codes: 0 done, 1 failed, 2 not understood.',
    'Settings (DATA_DIR, DATABASE_URL) are read from the environment, as the site reads them.',
  ].join('\n');
}

/** How one command is used. */
export function usage({ name, operands, summary, details, options }: Command): string {
  const flags = Object.entries(options).map(([option, { value, help }]) => ({
    flag: value ? `--${option} <${value}>` : `--${option}`,
    help,
  }));
  const width = Math.max(...flags.map(({ flag }) => flag.length));
  return [
    summary,
    '',
    ...(details ? [details, ''] : []),
    `Usage: ${[call, name, operands].filter(Boolean).join(' ')} [options]`,
    '',
    ...flags.map(({ flag, help }) => `  ${flag.padEnd(width)}  ${help}`),
  ].join('\n');
}
