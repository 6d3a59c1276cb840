// Everything that must hold before a commit, in the order in which it fails fastest.
import { spawnSync } from 'node:child_process';

const steps: [what: string, ...command: string[]][] = [
  ['format, lint, boundaries, settings', 'npm', 'run', '--silent', 'lint'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['dead code', 'npm', 'run', '--silent', 'dead-code'],
  ['unit and contract tests', 'npm', 'run', '--silent', 'unit'],
  ['budgets', 'npm', 'run', '--silent', 'budgets'],
  ['journeys in the browser', 'npm', 'run', '--silent', 'e2e'],
];

for (const [what, command, ...words] of steps) {
  console.log(`\n— ${what}`);
  const started = Date.now();
  const { status } = spawnSync(command ?? '', words, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n✗ ${what} failed`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${what} (${Math.round((Date.now() - started) / 1000)} s)`);
}
