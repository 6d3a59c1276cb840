// Holds a conversation in the terminal, a message a line. `--at 2026-11-28T22:00` holds it at that time.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { explainedConversation } from '../../../tests/support/explained-conversation.ts';

const { values } = parseArgs({ options: { at: { type: 'string' } } });
const reply = explainedConversation(() => (values.at ? new Date(values.at) : new Date()));

process.stdout.write('> ');
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(await reply(line.trim()));
  process.stdout.write('\n> ');
}
