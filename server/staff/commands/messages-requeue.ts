import { defineCommand, UsageError } from '../command.ts';
import { counted } from '../printed-text.ts';

export const messagesRequeue = defineCommand({
  name: 'messages requeue',
  summary: 'Has stuck messages tried again, once their cause is mended.',
  operands: { show: '[<message id> ...]', least: 0, most: 1000 },
  options: {
    all: { type: 'boolean', help: 'all that are stuck' },
  },
  async run({ values, json, operands: ids, context }) {
    if ((ids.length === 0) !== (values.all === true)) {
      throw new UsageError('Say which messages: their ids from "messages list --status stuck", or --all.');
    }
    const requeued = await context.withStore(async ({ outbox }) => {
      const wanted = values.all ? (await outbox.list({ status: 'stuck' })).map(({ id }) => id) : ids;
      return outbox.requeue(wanted);
    });
    if (requeued < ids.length)
      throw new Error(`Only ${requeued} of ${counted(ids.length, 'message')} was stuck.`);
    if (json) context.print(JSON.stringify({ requeued }));
    else context.print(`${counted(requeued, 'message')} will be tried again now.`);
  },
});
