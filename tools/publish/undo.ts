import { endOf, openLine, readConnection } from './connection.ts';

/** Brings the version before back on the server. Once more, and it is as it was. */
export async function run(): Promise<void> {
  const connection = readConnection();
  if (connection) {
    process.exitCode = await endOf(openLine(connection, 'undo', 'inherit'));
    return;
  }
  console.error('There is no server yet: npm run site -- connect website@www.example.org');
  process.exitCode = 2;
}
