import { loadAssistant } from 'site-assistant';
import { expect, it } from 'vitest';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { readConfig } from '../config.ts';
import { createJobBoard } from '../jobs/job-board.ts';
import { createPostcodeCheck } from '../postcodes/postcode-check.ts';
import { createSectorTable } from '../postcodes/sector-table.ts';
import { composeChat } from './chat.ts';

it('models that could not be read are read again, and danger is answered meanwhile', async () => {
  const log = collectingLog();
  const { limits } = await openTestStore(testClock('2026-11-23T10:00:00Z'));
  const source = { list: async () => [], find: async () => null };
  let failures = 3;
  const chat = composeChat(readConfig({}), {
    jobs: createJobBoard({ source, logoPath: '/logo.png', log }),
    postcodes: createPostcodeCheck({ lookup: createSectorTable(), log }),
    guides: { searchable: async () => [] },
    perVisitor: limits,
    spending: limits,
    noteAnswer: () => {},
    log,
    loadAssistant: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('EMFILE: too many open files');
      return loadAssistant();
    },
  });
  const ask = async (...said: string[]) => {
    const outcome = await chat.reply({
      messages: said.map((content) => ({ role: 'user', content })),
      client: '203.0.113.7',
      stream: false,
      signal: new AbortController().signal,
    });
    if (outcome.kind !== 'answered') return outcome;
    return { ...outcome, text: (await Array.fromAsync(outcome.sentences)).join('') };
  };
  expect(await ask('my dad isnt breathing')).toMatchObject({
    text: expect.stringContaining(dangerCard('emergency').title),
    help: { danger: 'emergency' },
  });
  expect(await ask('my dad isnt breathing', 'wait and see?')).toMatchObject({
    text: expect.stringMatching(/^Ring \[999\]/),
  });
  expect(await ask('Can somebody stay the night?')).toMatchObject({ kind: 'failed', failure: 'unavailable' });
  expect(log.lines).toHaveLength(3);
  expect(await ask('Can somebody stay the night?')).toMatchObject({ text: expect.stringContaining('awake') });
  expect(log.lines).toHaveLength(3);
});
