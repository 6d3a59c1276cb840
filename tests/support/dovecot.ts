import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePorts } from './free-ports.ts';
import { FOLDER, PASSWORD, type TestImapServer, urlAt } from './imap-address.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Mail is not read as root. */
const NOBODY = 65_534;

/** The machine's Dovecot (Debian: `apt-get install dovecot-imapd`), which only root can start. */
export async function startDovecot(): Promise<TestImapServer> {
  const folder = temporaryFolder();
  const [port = 0] = await freePorts(1);
  const boxes = ['mail', `mail/.${FOLDER}`];
  for (const box of boxes.flatMap((name) => [name, `${name}/new`, `${name}/cur`, `${name}/tmp`])) {
    mkdirSync(join(folder, box), { recursive: true });
    chownSync(join(folder, box), NOBODY, NOBODY);
  }
  chmodSync(folder, 0o755);
  const configuration = join(folder, 'dovecot.conf');
  writeFileSync(configuration, configurationFor(folder, port));
  const child = spawn('/usr/sbin/dovecot', ['-F', '-c', configuration], { stdio: 'inherit' });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  );
  await isListening(port);
  const box = join(folder, `mail/.${FOLDER}`);
  let count = 0;
  return {
    url: urlAt(port),
    put: (raw) => {
      count += 1;
      const path = join(box, 'new', `${1_000_000 + count}.${count}.test`);
      writeFileSync(path, raw, 'latin1');
      chownSync(path, NOBODY, NOBODY);
    },
    left: () =>
      ['new', 'cur'].flatMap((state) =>
        readdirSync(join(box, state)).map((name) => (/:2,\w*S/.test(name) ? ['\\Seen'] : [])),
      ),
  };
}

function configurationFor(folder: string, port: number): string {
  return `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
namespace inbox {
  inbox = yes
  separator = /
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}

async function isListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await wait(100);
  }
  throw new Error('Dovecot did not start.');
}
