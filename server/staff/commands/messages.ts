import { MESSAGE_STATUSES, type MessageState, type Outbox } from '../../delivery/outbox.ts';
import { count, defineCommand, oneOf, UsageError } from '../command.ts';
import { counted, localTime, textTable } from '../printed-text.ts';

export const messagesList = defineCommand({
  name: 'messages list',
  summary: 'Lists the messages of submissions, oldest first, with the last failure.',
  options: {
    status: { type: 'string', value: 'status', help: `only of one status: ${MESSAGE_STATUSES.join(', ')}` },
    limit: { type: 'string', value: 'number', help: 'at most so many (default 50)' },
  },
  async run({ values, json, context }) {
    const query = {
      status: oneOf(MESSAGE_STATUSES, values.status, '--status'),
      limit: count(values.limit, '--limit') ?? 50,
    };
    const found = await context.readStore(({ outbox }) => outbox.list(query));
    if (json) context.print(JSON.stringify(found, null, 2));
    else if (found.length === 0) context.note('There are none.');
    else context.print(messageTable(found));
  },
});

function messageTable(messages: MessageState[]): string {
  return textTable(
    ['ID', 'REFERENCE', 'CHANNEL', 'STATUS', 'ATTEMPTS', 'DUE', 'LAST ERROR'],
    messages.map(({ id, reference, channel, status, attempts, dueAt, lastError }) => [
      id,
      reference ?? '',
      channel,
      status,
      String(attempts),
      status === 'due' || status === 'claimed' ? localTime(dueAt) : '',
      lastError ?? '',
    ]),
  );
}

export const messagesRequeue = defineCommand({
  name: 'messages requeue',
  summary: 'Has stuck messages tried again, once their cause is mended.',
  operands: { show: '[<message id> ...]', min: 0, max: 1000 },
  options: {
    all: { type: 'boolean', help: 'all that are stuck' },
  },
  async run({ values, json, operands: ids, context }) {
    if ((ids.length === 0) !== (values.all === true)) {
      throw new UsageError('Say which messages: their ids from "messages list --status stuck", or --all.');
    }
    const requeued = await context.withStore(({ outbox }) =>
      values.all ? requeueAll(outbox) : outbox.requeue(ids),
    );
    if (requeued < ids.length)
      throw new Error(`Only ${requeued} of ${counted(ids.length, 'message')} was stuck.`);
    if (json) context.print(JSON.stringify({ requeued }));
    else context.print(`${counted(requeued, 'message')} will be tried again now.`);
  },
});

const BATCH = 500;

async function requeueAll(outbox: Outbox): Promise<number> {
  for (let requeued = 0; ; ) {
    const stuck = await outbox.list({ status: 'stuck', limit: BATCH });
    requeued += await outbox.requeue(stuck.map(({ id }) => id));
    if (stuck.length < BATCH) return requeued;
  }
}
