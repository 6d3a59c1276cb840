import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { connectionsOfLast, dial, type RenderRequest, serve } from '../http-server-for-tests.ts';
import { connectionLimits, strangerOf } from './connection-limits.ts';

const request = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
const nobody = () => null;

describe('a flood of idle connections', () => {
  it('makes room for who comes after it, the longest idle going first', async () => {
    const url = await serve({ connections: { max: 3, maxPerClient: 3, clientOf: nobody } });
    const [first, second, third] = [await dial(url), await dial(url), await dial(url)];
    first.send(request);
    await expect.poll(() => first.read()).toContain('200 OK');
    const visitor = await dial(url);
    visitor.send(request);
    await expect.poll(() => visitor.read()).toContain('200 OK');
    await expect.poll(() => second.socket.closed || second.socket.readableEnded).toBe(true);
    // The first was answered since, and the third is still there.
    for (const { send, read } of [first, third]) {
      send(request);
      await expect.poll(() => read().endsWith('compressed') || read().endsWith('<p>whole</p>')).toBe(true);
    }
    expect(await connectionsOfLast()).toBe(3);
  });

  it('makes room also where each has asked for a rendered page before', async () => {
    const url = await serve({ connections: { max: 2, maxPerClient: 2, clientOf: nobody } });
    const [one, other] = [await dial(url), await dial(url)];
    for (const { send, read } of [one, other]) {
      send('GET /x HTTP/1.1\r\nHost: a\r\n\r\n');
      await expect.poll(() => read()).toContain('rendered');
    }
    const visitor = await dial(url);
    visitor.send(request);
    await expect.poll(() => visitor.read()).toContain('200 OK');
    await expect.poll(() => one.socket.closed || one.socket.readableEnded).toBe(true);
    expect(other.socket.readableEnded).toBe(false);
  });

  it('that have begun something is not added to, and what was begun is answered', async () => {
    const render: RenderRequest = async (request) => new Response(await request.text());
    const url = await serve({ render, connections: { max: 2, maxPerClient: 2, clientOf: nobody } });
    const [one, other] = [await dial(url), await dial(url)];
    for (const { send, read } of [one, other]) {
      send('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n');
      await expect.poll(() => read()).toContain('100 Continue');
    }
    const late = await dial(url);
    await expect.poll(() => late.socket.closed || late.socket.readableEnded).toBe(true);
    one.send('hello');
    await expect.poll(() => one.read()).toContain('hello');
  });

  it('of one client ends at its share, and leaves all others theirs', async () => {
    const clients = ['a', 'a', 'a', 'b', 'a'];
    const clientOf = () => clients.shift() ?? null;
    const url = await serve({ connections: { max: 100, maxPerClient: 2, clientOf } });
    const [first, second, third, other] = [
      await dial(url),
      await dial(url),
      await dial(url),
      await dial(url),
    ];
    await expect.poll(() => third.socket.closed || third.socket.readableEnded).toBe(true);
    first.socket.destroy();
    await expect.poll(connectionsOfLast).toBe(2);
    const again = await dial(url);
    for (const { send, read } of [second, other, again]) {
      send(request);
      await expect.poll(() => read()).toContain('200 OK');
    }
  });
});

describe('whom a connection counts for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['127.0.0.1', null],
    ['::1', null],
    ['::ffff:10.1.2.3', null],
    ['192.168.1.20', null],
    ['fd00::1', null],
    ['', null],
  ])('%j: %j', (address, client) => {
    expect(strangerOf(address) || null).toBe(client);
  });

  it('nobody where proxies stand before the site: each brings many', () => {
    const { clientOf, max } = connectionLimits({ direct: false });
    expect(clientOf('203.0.113.7')).toBeNull();
    expect(max).toBeLessThan(4096);
  });
});

it('fewer connections are taken where the system lets a process have few files open', () => {
  const max = (files: number) => {
    const script = `import { connectionLimits } from './server/http/load/connection-limits.ts'; console.log(connectionLimits({ direct: true }).max)`;
    const command = `ulimit -n ${files} && exec "${process.execPath}" --input-type=module -e "${script}"`;
    return Number(execFileSync('bash', ['-c', command], { encoding: 'utf8' }));
  };
  expect([max(1500), max(6000), max(400)]).toEqual([1000, 3000, 100]);
});
