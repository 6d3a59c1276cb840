import { writeFileSync } from 'node:fs';
import type { Report } from './report.ts';

export interface Scenario {
  title: string;
  play: () => Promise<Report>;
}

/**
 * Plays one after the other, prints the figures of each and the promises that it broke, and writes both to the file that
 * `SCENARIOS_REPORT` names. Those whose titles are the lines of `SCENARIOS_HELD` are not played again.
 */
export async function playScenarios(scenarios: readonly Scenario[]): Promise<void> {
  const file = process.env.SCENARIOS_REPORT;
  const played: (Report & { title: string })[] = [];
  const held = process.env.SCENARIOS_HELD?.split('\n') ?? [];
  for (const { title, play } of scenarios.filter((one) => !held.includes(one.title))) {
    console.log(`\n— ${title}`);
    const { figures, broken } = await play();
    for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(42)}${figure}`);
    for (const sentence of broken) console.error(`  ✗ ${sentence}`);
    console.log(broken.length === 0 ? '✓ every promise was kept' : `✗ broken promises: ${broken.length}`);
    played.push({ title, figures, broken });
    if (file) writeFileSync(file, JSON.stringify(played));
    if (broken.length > 0) process.exitCode = 1;
  }
}
