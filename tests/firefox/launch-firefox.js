#!/usr/bin/env node
// Starts Firefox for Playwright, which takes it for the browser itself, and stands between both. Playwright sets media features
// on every new page, which Firefox ESR 153 does not know yet (https://bugzilla.mozilla.org/show_bug.cgi?id=2064352): that
// one command is answered here, and everything else is passed on. Plain JavaScript, as it is started by its name.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../../tools/setup/find-browser.js';

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/**
 * @param {string} firefox where it listens
 * @param {(address: string) => void} ready
 */
function standBetween(firefox, ready) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const address = server.address();
    if (address && typeof address === 'object') ready(`ws://127.0.0.1:${address.port}`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(firefox + url);
    const opened = new Promise((resolve) => browser.once('open', resolve));
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(String(data));
      if (method === UNKNOWN_TO_FIREFOX)
        return playwright.send(JSON.stringify({ id, type: 'success', result: {} }));
      await opened;
      browser.send(String(data));
    });
  });
}

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const address = listening.exec(text)?.[1];
  if (address) standBetween(address, (own) => console.error(`WebDriver BiDi listening on ${own}`));
  else process.stderr.write(text);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());
