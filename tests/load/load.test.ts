import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openBrowser } from './page-load.ts';

it('a visit loads what a page names once, by its own connections, and names what did not come', async () => {
  const asked: string[] = [];
  const page = '<link href="/a.css"><img src="/b.avif"><img src="/b.avif"><script src="/gone.js"></script>';
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = request.url === '/gone.js' ? 404 : request.url === '/b.avif' ? 503 : 200;
    response.end(request.url === '/' ? page : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = openBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    browser.close();
    server.close();
  });
  expect(await browser.load('/')).toMatchObject({ status: 200, files: 3, failed: ['/gone.js: 404'] });
  expect(await browser.load('/')).toMatchObject({ files: 0, failed: [] });
  expect(asked.toSorted()).toEqual(['/', '/', '/a.css', '/b.avif', '/gone.js']);
});
