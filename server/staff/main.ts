import { existsSync } from 'node:fs';
import { brand } from '#content/brand.yaml';
import { type Config, readConfig } from '../config.ts';
import type { Log } from '../logging.ts';
import { withFileMail } from '../mail/file-transport.ts';
import { backupStore, copyToPostgres, openStore, type Store } from '../store/open-store.ts';
import { sqlitePath } from '../store/sqlite/open-sqlite.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { stripControlCharacters } from './printed-text.ts';

const CALL = 'npm run staff --';

const note = (text: string) => console.error(stripControlCharacters(text));

/** A command's result stands alone on the standard output. */
const log: Log = {
  info() {},
  warn: (...[data, text]: unknown[]) => note(String(text ?? data)),
  error: (...[data, text]: unknown[]) => note(String(text ?? data)),
};

function placeOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: Config) {
  if (databaseUrl === null && !existsSync(sqlitePath(dataDir))) {
    throw new Error(`There is no database in ${dataDir} yet. Start the site first, or set DATA_DIR.`);
  }
  return { dataDir, databaseUrl, log };
}

async function useStore<Result>(
  config: Config,
  access: 'read' | 'write',
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const { referencePrefix } = brand;
  const store = await openStore({ ...placeOf(config), referencePrefix, access });
  return use(withFileMail(store, config.DATA_DIR)).finally(() => store.close());
}

const forReader = (text: string) => (process.stdout.isTTY ? stripControlCharacters(text) : text);

function createContext(config: Config): CommandContext {
  return {
    config,
    print: (text) => console.log(forReader(text)),
    write: (text) => void process.stdout.write(forReader(text)),
    note,
    withStore: (use) => useStore(config, 'write', use),
    readStore: (use) => useStore(config, 'read', use),
    backup: (path) => backupStore(placeOf(config), path),
    copyToPostgres: () => copyToPostgres({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL, log }),
  };
}

function findCommand(words: string[]): { command: Command; rest: string[] } | null {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = commands.find((candidate) => candidate.name === name);
    if (command) return { command, rest: words.slice(length) };
  }
  return null;
}

function overview(commands: Command[]): string {
  const width = Math.max(...commands.map(({ name, operands }) => `${name} ${operands}`.length));
  const lines = commands.map(
    ({ name, operands, summary }) => `  ${`${name} ${operands}`.padEnd(width)}  ${summary}`,
  );
  return [
    `Usage: ${CALL} <command> [options]`,
    '',
    ...lines,
    '',
    `More about one: ${CALL} <command> --help`,
    'Every command takes --json. Exit codes: 0 done, 1 failed, 2 not understood.',
    'Settings (DATA_DIR, DATABASE_URL) are read from the environment, as the site reads them.',
  ].join('\n');
}

function usage({ name, operands, summary, details, options }: Command): string {
  const flags = Object.entries(options).map(([option, { value, help }]) => ({
    flag: value ? `--${option} <${value}>` : `--${option}`,
    help,
  }));
  const width = Math.max(...flags.map(({ flag }) => flag.length));
  return [
    summary,
    '',
    ...(details ? [details, ''] : []),
    `Usage: ${[CALL, name, operands].filter(Boolean).join(' ')} [options]`,
    '',
    ...flags.map(({ flag, help }) => `  ${flag.padEnd(width)}  ${help}`),
  ].join('\n');
}

async function run(words: string[]): Promise<void> {
  const wantsHelp = words.length === 0 || words.includes('--help') || words[0] === 'help';
  const found = findCommand(words[0] === 'help' ? words.slice(1) : words);
  if (wantsHelp) console.log(found ? usage(found.command) : overview(commands));
  else if (found) await found.command.execute(found.rest, createContext(readConfig()));
  else throw new UsageError(`There is no command "${words.join(' ')}". See: npm run staff -- help`);
}

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', () => process.exit(0));

run(process.argv.slice(2)).catch((error: unknown) => {
  note(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
