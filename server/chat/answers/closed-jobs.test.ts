import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentForTests } from '../../../tests/support/content-for-tests.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

function assistantWithClosedJob() {
  const jobs = join(temporaryFolder(), 'jobs');
  cpSync(join(contentForTests, 'jobs'), jobs, { recursive: true });
  const other = readFileSync(join(jobs, 'companion-eastleigh.md'), 'utf8');
  const front =
    '---\nid: night-carer-winchester\ntitle: Night Carer\nlocation: Winchester\nclosingDate: 2026-11-20\n';
  const rest = other.replace(/^(?:id|title|location|closingDate): .*\n/gm, '').replace(/^---\n/, '');
  writeFileSync(join(jobs, 'night-carer-winchester.md'), front + rest);
  const assistant = embeddedAssistant({ jobFolder: jobs });
  return async (content: string) => (await assistant.answer([{ role: 'user', content }])).text;
}

it('a job that has closed is called closed, with those that are open, when it is asked for by its name', async () => {
  const ask = assistantWithClosedJob();
  for (const question of [
    'is the night carer job in Winchester still open?',
    'Is your Winchester night carer vacancy still open',
  ])
    expect(await ask(question), question).toMatch(
      /^The job Night Carer, Winchester has closed\. We have \d+ jobs open/,
    );
});

it('a closed job is not spoken of where an open one fits as well', async () => {
  const ask = assistantWithClosedJob();
  for (const question of [
    'is the night care worker job in Bournemouth still open?',
    'any jobs in Winchester?',
  ])
    expect(await ask(question), question).toMatch(/^We have \d+ jobs open/);
});
