import { keepConnection, publicKey, readConnection } from './connection.ts';

const SERVER = /^[\w.-]+@[A-Za-z0-9][\w.-]*(?::\d{1,5})?$/;
const WHERE = '/srv/website/site';

/** `connect website@www.example.org [folder of the site there]` makes a key, and says where its one line goes. */
export async function run([server = '', site = WHERE]: readonly string[]): Promise<void> {
  if (!SERVER.test(server) || !/^\/[\w./-]+$/.test(site)) {
    console.error('Usage: npm run site -- connect website@www.example.org [/srv/website/site]');
    process.exitCode = 2;
    return;
  }
  const key = publicKey();
  keepConnection({ server, version: readConnection()?.version ?? '' });
  const user = server.slice(0, server.indexOf('@'));
  console.log(
    [
      `On the server, as ${user}, this one line goes to the end of ~/.ssh/authorized_keys:`,
      '',
      `restrict,command="cd ${site} && npm run --silent site -- receive" ${key}`,
      '',
      `It may fetch and publish the words of the site, and nothing else. ${site} is the folder of the site there: if it is another, say so behind the address. Once the line is on the server, publish.`,
    ].join('\n'),
  );
}
