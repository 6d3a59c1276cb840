import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { londonMidnight } from '../london-clock.ts';
import type { Store } from '../store/open-store.ts';

export class UsageError extends Error {
  override name = 'UsageError';
}

interface Output {
  print(text: string): void;
  write(text: string): void;
  note(text: string): void;
}

export interface CommandContext extends Output {
  config: Config;
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
  readStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
  backup(path: string): Promise<void>;
  /** @returns how many submissions were copied into the database of DATABASE_URL */
  copyToPostgres(): Promise<number>;
}

interface Option {
  type: 'string' | 'boolean';
  help: string;
  value?: string;
}

type Options = Record<string, Option>;
type Values<O extends Options> = {
  [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string;
};

interface Definition<O extends Options> {
  name: string;
  summary: string;
  /** Operands as the help shows them: `<file>`. */
  operands?: { show: string; min: number; max: number };
  details?: string;
  options: O;
  run(input: {
    values: Values<O>;
    json: boolean;
    operands: string[];
    context: CommandContext;
  }): Promise<void>;
}

export interface Command {
  name: string;
  summary: string;
  operands: string;
  details: string;
  options: Options;
  /** @throws UsageError if the arguments are not right; any other error if it failed */
  execute(args: string[], context: CommandContext): Promise<void>;
}

const SHARED_OPTIONS = {
  json: { type: 'boolean', help: 'print the result as JSON' },
  help: { type: 'boolean', help: 'explain this command' },
} as const satisfies Options;

export function defineCommand<const O extends Options>(definition: Definition<O>): Command {
  const { name, summary, operands = { show: '', min: 0, max: 0 } } = definition;
  const options = { ...definition.options, ...SHARED_OPTIONS };
  return {
    name,
    summary,
    operands: operands.show,
    details: definition.details ?? '',
    options,
    execute(args, context) {
      const { values, positionals } = parse(args, options);
      if (positionals.length < operands.min || positionals.length > operands.max) {
        throw new UsageError(`Give ${operands.show || 'nothing more'} after "${name}".`);
      }
      const json = values.json === true;
      return definition.run({ values: values as Values<O>, json, operands: positionals, context });
    },
  };
}

function parse(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The arguments were not understood.');
  }
}

/** @throws UsageError naming the list */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  given: string | undefined,
  option: string,
): Choice | undefined {
  if (given === undefined) return undefined;
  const found = choices.find((choice) => choice === given);
  if (!found) throw new UsageError(`${option} takes one of: ${choices.join(', ')}.`);
  return found;
}

/** @throws UsageError if it is no whole number of at least 1 */
export function count(given: string | undefined, option: string): number | undefined {
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new UsageError(`${option} takes a whole number of at least 1.`);
  return Number(given);
}

/** The beginning of a day on the office clock. @throws UsageError if it is none */
export function day(given: string | undefined, option: string): Date | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(given) || Number.isNaN(Date.parse(given)))
    throw new UsageError(`${option} takes a day, such as 2026-11-21.`);
  return londonMidnight(given);
}
