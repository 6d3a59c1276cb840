// The look of the site beside the commit whose look was accepted last: `accepted` names it, and it is built aside. No picture is kept.
//   npm run check -- pictures                    every page and state, at four widths, light and dark
//   npm run check -- pictures -g '/contact'      a part
//   npm run check -- pictures --accept           accepts the look of the present commit
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayUsage } from '../support/usage.ts';

const root = join(import.meta.dirname, '../..');
const file = join(import.meta.dirname, 'accepted');
const words = process.argv.slice(2);

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function run(folder: string, program: string, args: readonly string[], env = {}): number {
  const options = { cwd: folder, env: { ...process.env, ...env }, stdio: 'inherit' } as const;
  return spawnSync(program, args, options).status ?? 1;
}

function accept(): void {
  const commit = git('rev-parse', 'HEAD') ?? leave('There is no history here that names a commit.');
  if (git('status', '--porcelain')) leave('Changes here are of no commit yet: commit them, then accept.');
  writeFileSync(file, `${commit}\n`);
  console.log(`Accepted: the look of ${commit}`);
}

/** Lies within the project's folder, so that packages are found; of ours it has its own. */
function buildAside(commit: string): string {
  const aside = mkdtempSync(join(root, '.generated/accepted-'));
  const input = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', aside], { input });
  mkdirSync(join(aside, 'node_modules'));
  symlinkSync('../packages/assistant', join(aside, 'node_modules/site-assistant'));
  // Days of the sample are counted from it.
  cpSync(join(root, 'build/content/build-day.ts'), join(aside, 'build/content/build-day.ts'));
  cpSync(join(root, '.generated/fonts'), join(aside, '.generated/fonts'), { recursive: true });
  if (run(aside, process.execPath, ['tools/build.ts']) !== 0) {
    rmSync(aside, { recursive: true });
    leave(`The accepted commit ${commit} could not be built.`);
  }
  return aside;
}

function compare(): number {
  const commit = readFileSync(file, 'utf8').trim();
  if (git('cat-file', '-e', `${commit}^{commit}`) === undefined)
    leave(`The accepted commit ${commit} is not in the history that is here: git fetch --unshallow`);
  if (run(root, process.execPath, ['tools/setup.js', 'build']) !== 0) return 1;
  const aside = buildAside(commit);
  try {
    return playwright({ ACCEPTED_SITE: aside });
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const playwright = (env = {}) =>
  run(root, 'playwright', ['test', '--config', 'tests/pictures', 'every-state', ...words], env);

sayUsage("npm run check -- pictures [--accept | -g '/contact']");
if (words.includes('--accept')) accept();
else process.exitCode = words.includes('--list') ? playwright() : compare();
