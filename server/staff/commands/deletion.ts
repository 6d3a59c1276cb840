import { defineCommand, UsageError } from '../command.ts';
import { localTime } from '../printed-text.ts';

export const deletionResume = defineCommand({
  name: 'deletion resume',
  summary: 'Says that the clock is right, where the daily deletion waits because it seems to have jumped.',
  details: `The deletion waits for a day if the clock is over a month ahead of when it last ran: what a wrong clock deletes is gone.
After this the running site deletes what is due within the hour. It must be run on a machine whose clock is right.`,
  options: {
    yes: { type: 'boolean', help: 'really say so; without this, the clock and the last deletion are shown' },
  },
  async run({ values, json, context }) {
    await context.withStore(async ({ retentionRuns }) => {
      const now = new Date();
      const last = await retentionRuns.last();
      context.note(`Now:            ${localTime(now)}\nLast deletion:  ${last ? localTime(last) : 'none'}`);
      if (!values.yes) throw new UsageError('Nothing was changed. If the first of them is right, add --yes.');
      await retentionRuns.note(now);
      if (json) context.print(JSON.stringify({ resumed: now.toISOString() }));
      else context.print('The site deletes what is due within the hour.');
    });
  },
});
