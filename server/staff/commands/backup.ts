import { statSync } from 'node:fs';
import { defineCommand } from '../command.ts';

export const backup = defineCommand({
  name: 'backup',
  summary: 'Writes a complete copy of the database to a new file; the site may go on running.',
  operands: { show: '<file>', least: 1, most: 1 },
  options: {},
  async run({ json, operands: [file = ''], context }) {
    await context.withStore((store) => store.backup(file));
    const { size } = statSync(file);
    if (json) context.print(JSON.stringify({ file, bytes: size }));
    else
      context.print(`Wrote ${file} (${size} bytes). It holds personal data: keep it safe, and not for ever.`);
  },
});
