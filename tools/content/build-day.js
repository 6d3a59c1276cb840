// Plain JavaScript without dependencies: `setup.js` asks before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './content-folder.js';

const MAX_AGE_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A line whose day is counted from the build's, as the sample's are. */
export const COUNTED_LINE =
  /^ *(date|postedDate|closingDate|from): (?:in \d+ (?:day|week)s?|\d+ (?:day|week)s? ago)$/m;

/** @param {string} path */
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** @param {string} root */
const lastBuilt = (root) =>
  /\d{4}-\d\d-\d\d/.exec(textOf(join(root, 'build/content/build-day.ts')))?.[0] ?? '';

/**
 * The day from which the sample's are counted: that of the build, until it is four weeks old.
 * @param {string} root the project's folder
 */
export function buildDay(root) {
  const today = new Date().toISOString().slice(0, 10);
  const ageDays = (Date.parse(today) - Date.parse(lastBuilt(root))) / DAY_MS;
  return ageDays >= 0 && ageDays <= MAX_AGE_DAYS ? lastBuilt(root) : today;
}

/**
 * True if days of the sample are counted from a build that is too old: its jobs would close one after the other.
 * @param {string} root the project's folder
 */
export function isSampleOld(root) {
  const sample = join(root, 'content');
  const isShown = contentFolder(root) === sample && COUNTED_LINE.test(textOf(join(sample, 'prices.yaml')));
  return isShown && lastBuilt(root) !== buildDay(root);
}
