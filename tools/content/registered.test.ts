import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAsShipped } from '../../tests/support/as-shipped.ts';
import { contentAside } from '../../tests/support/content-aside.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';

/** Words of waiting for a decision that has been made. */
const traces =
  /pending|once (?:we are |our )?regist|until we are|before we are regist|is approved|once approved/i;

/** Words that people may type, and words that are only shown while registration is pending. */
const notShown =
  /^(?:page-words|banned-words|statements\/|assistant-sentences\.(?:waiting|reasons|services))|\.(?:onceRegistered|availability|pending|whilePending|coveredWhilePending)\b/;

const scan = `
import { readdirSync } from 'node:fs';
import { writeModules } from './tools/content/write-modules.ts';
if (writeModules('.').length > 0) throw new Error(writeModules('.').join('\\n'));
const { readJobFolder } = await import('./server/jobs/sources/markdown-jobs.ts');
const found = [];
const walk = (value, path) => {
  if (typeof value === 'string') found.push([path, value]);
  else if (typeof value === 'object' && value) for (const [key, part] of Object.entries(value)) walk(part, path + '.' + key);
};
for (const folder of ['content', 'build/content']) for (const name of readdirSync(folder, { recursive: true })) {
  if (/(?<!\\.test)\\.ts$/.test(name)) walk(await import('./' + folder + '/' + name), name.replace('.ts', ''));
}
const { statements } = await import('./domain/statements/statements.ts');
const { statementOf } = await import('./domain/statements/statement-of.ts');
walk(await import('./domain/registration/registration-texts.ts'), 'registration-texts');
walk(statements.map(({ written }) => statementOf(written)), 'statements');
walk(await readJobFolder('content/jobs'), 'jobs');
console.log(JSON.stringify(found));
`;

/** Every sentence of the content, each with its place, in a copy of the project with this registration. */
function sentences(registration: string): [string, string][] {
  const copy = contentAside();
  const brand = join(copy, 'content/brand.yaml');
  const text = readFileSync(brand, 'utf8').replace(
    /^registration:\n(?: .*\n)+/m,
    `registration: ${registration}\n`,
  );
  expect(text).toContain(registration);
  writeFileSync(brand, text);
  writeFileSync(join(copy, 'scan.ts'), scan);
  const output = execFileSync(process.execPath, ['scan.ts'], { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 });
  return JSON.parse(output);
}

const tracesIn = (found: [string, string][]) =>
  found.filter(([path, text]) => traces.test(text) && !notShown.test(path));

it('after the switch to registered no page, job, mail or answer speaks of a pending registration', () => {
  const registered = "{ status: registered, providerId: 1-1234567890, url: 'https://regulator.example/1' }";
  const found = sentences(registered);
  const ofJobs = found.filter(([path]) => path.startsWith('jobs.'));
  if (isAsShipped) expect(ofJobs.length).toBeGreaterThan(50);
  expect(tracesIn(found)).toEqual([]);
});

describeAsShipped(() => {
  it('before it, jobs with regulated care say so', () => {
    const said = tracesIn(sentences('{ status: pending }')).map(([path]) => path);
    expect(said.filter((path) => path.startsWith('jobs.')).length).toBeGreaterThanOrEqual(5);
  });
});
