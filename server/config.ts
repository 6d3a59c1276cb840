import * as v from 'valibot';
import { settings, settingsThatExclude, settingsThatGoTogether } from './settings.ts';

type Settings = typeof settings;
type Value<Key extends keyof Settings> = v.InferOutput<Settings[Key]['schema']> | Settings[Key]['absent'];

export type Config = { [Key in keyof Settings]: Value<Key> };

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError that lists every error, so that one start shows all that is to be mended */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const faults: string[] = [];
  const entries = Object.entries(settings).map(([name, { schema, absent, purpose }]) => {
    const given = environment[name];
    if (given === undefined) return [name, absent];
    const parsed = v.safeParse(schema as v.GenericSchema<string, unknown>, given);
    if (parsed.success) return [name, parsed.output];
    faults.push(`${name} ${parsed.issues[0].message}. ${purpose}`);
    return [name, absent];
  });
  for (const names of settingsThatGoTogether) {
    const missing = names.filter((name) => environment[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      faults.push(`${missing.join(' and ')} must be set too: ${names.join(' and ')} go together`);
    }
  }
  for (const [name, other, reason] of settingsThatExclude) {
    if (environment[name] !== undefined && environment[other] !== undefined)
      faults.push(`${name} cannot be set beside ${other}: ${reason}`);
  }
  if (faults.length > 0) throw new ConfigError(`The settings are not right:\n  ${faults.join('\n  ')}`);
  return Object.fromEntries(entries);
}
