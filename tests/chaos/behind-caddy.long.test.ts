import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../support/free-ports.ts';
import { startSite } from '../support/start-site.ts';
import { takesConnections } from '../support/takes-connections.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Path of Caddy, or null: it is no part of the project. */
const program =
  ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find(existsSync) ?? null;
const VISITOR = '127.0.0.9';

/** The configuration of the documents, with certificates of its own and other ports. */
async function startCaddy(sitePort: string) {
  const folder = temporaryFolder();
  const [port = 0, plainPort = 0] = await freePorts(2);
  const document = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, shipped = ''] = /```\n(\{\n\tlog[\s\S]*?)```/.exec(document) ?? [];
  const own = `admin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plainPort}\n\thttps_port ${port}`;
  writeFileSync(
    join(folder, 'Caddyfile'),
    shipped.replace('{', `{\n\t${own}`).replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`),
  );
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program ?? '', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    ...{ cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] },
  });
  let said = '';
  child.stderr?.on('data', (line) => {
    said += line;
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  });
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start:\n${said}`);
    await wait(50);
  }
  const ask = async (path: string, host = 'www.example.org') => {
    const name = { servername: host, headers: { host }, rejectUnauthorized: false };
    const sent = request({ host: '127.0.0.1', port, path, localAddress: VISITOR, agent: false, ...name });
    const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
  };
  return { ask, log: () => said };
}

it.skipIf(!program)(
  'Caddy, as the documents have it, passes the site on and logs nothing of who asks',
  async () => {
    const site = await startSite({ PUBLIC_URL: 'https://www.example.org', TRUST_PROXY: '127.0.0.1' });
    onTestFinished(() => void site.stop());
    const { ask, log } = await startCaddy(new URL(site.url).port);

    const page = await ask('/about');
    expect(page).toMatchObject({ status: 200, text: await (await fetch(`${site.url}/about`)).text() });
    expect(page.headers['alt-svc']).toContain('h3=');
    for (const path of ['/readyz', '/readyz/']) expect((await ask(path)).status).toBe(404);
    expect(await ask('/about?a=b', 'example.org')).toMatchObject({
      status: 301,
      headers: { location: 'https://www.example.org/about?a=b' },
    });

    await site.stop();
    expect((await ask('/calls/change?token=of-a-visitor')).status).toBe(502);
    expect(log()).not.toMatch(/of-a-visitor|127\.0\.0\.9/);
  },
);
