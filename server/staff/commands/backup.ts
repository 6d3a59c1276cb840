import { statSync } from 'node:fs';
import { restoreSqlite } from '../../store/sqlite/restore-sqlite.ts';
import { defineCommand } from '../command.ts';
import { isPlace, withFetched } from './second-place.ts';

export const backup = defineCommand({
  name: 'backup',
  summary: 'Writes a complete copy of the database to a new file; the site may go on running.',
  operands: { show: '<file>', min: 1, max: 1 },
  options: {},
  async run({ json, operands: [file = ''], context }) {
    await context.backup(file);
    const { size } = statSync(file);
    if (json) context.print(JSON.stringify({ file, bytes: size }));
    else
      context.print(`Wrote ${file} (${size} bytes). It holds personal data: keep it safe, and not for ever.`);
  },
});

export const restore = defineCommand({
  name: 'restore',
  summary:
    'Puts a backup, or the newest copy of a second place, in the place of the database. Stop the site first.',
  operands: { show: '<file or second place>', min: 1, max: 1 },
  options: {
    replace: { type: 'boolean', help: 'even if there is a database; that one is kept beside it' },
  },
  async run({ values, json, operands: [from = ''], context }) {
    const { DATA_DIR: dataDir, DATABASE_URL } = context.config;
    if (DATABASE_URL !== null) {
      throw new Error(
        'The database is PostgreSQL: restore it with its own tool, pg_restore --clean --if-exists --dbname="$DATABASE_URL" <file>.',
      );
    }
    const replace = values.replace === true;
    const restoreFile = (file: string) => restoreSqlite({ dataDir, from: file, replace, now: new Date() });
    const keptAt = isPlace(from) ? await withFetched(from, context, restoreFile) : await restoreFile(from);
    if (json) context.print(JSON.stringify({ restored: true, keptAt }));
    else context.print(`Restored from ${from}.`);
    if (keptAt === null) return;
    context.note(
      `The database that was there is kept as ${keptAt}. It holds personal data that the daily deletion does not reach: delete it when you no longer need it.`,
    );
  },
});

export const postgresCopy = defineCommand({
  name: 'postgres copy',
  summary: 'Copies SQLite of the data folder into the empty PostgreSQL of DATABASE_URL. Stop the site first.',
  options: {},
  async run({ json, context }) {
    const submissions = await context.copyToPostgres();
    if (json) context.print(JSON.stringify({ submissions }));
    else
      context.print(`Copied ${submissions} submissions, with their files and messages. Start the site now.`);
    context.note(
      'The data folder is as it was; delete site.db when you no longer need it: it holds personal data.',
    );
  },
});
