import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { NO_DIGESTS, summaryOf } from './blocks.ts';

const TRIAL = v.object({ at: v.number(), isGood: v.boolean(), submissions: v.number() });

const STATE = v.object({
  to: v.string(),
  since: v.number(),
  /** When the last whole copy was made, and how many changes have followed it; null if there is none that others can follow. */
  moment: v.nullable(v.string()),
  number: v.number(),
  after: v.string(),
  night: v.string(),
  triedAt: v.number(),
  /** A whole copy was begun, and its name may be there. */
  isOpen: v.boolean(),
  seen: v.string(),
  words: v.string(),
  checkedAt: v.nullable(v.number()),
  trial: v.nullable(TRIAL),
});
export type State = v.InferOutput<typeof STATE>;

export type Standing = Pick<State, 'since' | 'checkedAt' | 'trial'>;

export const ownFolder = (dataDir: string) => resolve(dataDir, 'second-place');

const NOTHING: State = {
  ...{ to: '', since: 0, moment: null, number: 0, after: '', night: '', triedAt: 0, isOpen: false },
  ...{ seen: '', words: '', checkedAt: null, trial: null },
};

export function readState(own: string): State {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), STATE), textOf(join(own, 'state.json')));
  return read.success ? read.output : NOTHING;
}

/** Nothing is known of another place, or where digests and state were not written together. */
export function readKnown(own: string, to: string): { state: State; digests: Buffer } {
  const state = readState(own);
  const digests = readDigests(own);
  if (state.to !== to) return { state: { ...NOTHING, to }, digests: NO_DIGESTS };
  return state.after === summaryOf(digests)
    ? { state, digests }
    : { state: { ...state, moment: null }, digests: NO_DIGESTS };
}

export function writeState(own: string, state: State, digests?: Buffer): void {
  if (digests) replace(join(own, 'digests'), digests);
  replace(join(own, 'state.json'), JSON.stringify(state));
}

function replace(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.part`, content, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readDigests(own: string): Buffer {
  try {
    return readFileSync(join(own, 'digests'));
  } catch {
    return NO_DIGESTS;
  }
}
