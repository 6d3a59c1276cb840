// A browser that renders pages ahead, which it does not for those who drive single pages of it, as Playwright does: this
// drives whole tabs, in which one page takes the place of another.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { wholeBrowser } from '../../../tests/support/browser-options.ts';
import type { Profile } from '../pages/profiles.ts';
import { connect, type Line, type Words } from './protocol.ts';

export interface Tab {
  /** To the page that is shown. */
  send: (method: string, params?: Words) => Promise<Words>;
  open: (url: string) => Promise<void>;
  /** Values that its documents passed to `tell`, a function that each of them has. */
  told: readonly string[];
  ask: <Answer>(expression: string) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface TabBrowser {
  /** @param script runs in each of its documents before anything else */
  openTab: (profile: Profile, script: string) => Promise<Tab>;
  stop: () => Promise<void>;
}

export async function startTabBrowser(): Promise<TabBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const words = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    ...wholeBrowser.args,
  ];
  const child = spawn(wholeBrowser.executablePath ?? 'chromium', words, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let line: Line | null = null;
  for await (const said of createInterface(child.stderr)) {
    const address = /ws:\/\/\S+/.exec(said)?.[0];
    if (address) {
      line = await connect(address);
      break;
    }
  }
  child.stderr.resume();
  const stop = async () => {
    line?.close();
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  if (!line) throw await stop().then(() => new Error('Chromium did not start'));
  const opened = line;
  return { openTab: (profile, script) => openTab(opened, profile, script), stop };
}

async function openTab({ send, listen }: Line, profile: Profile, script: string): Promise<Tab> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
  });
  const tab = (await send('Target.attachToTarget', { targetId, flatten: true })).sessionId as string;
  let pages: string[] = [];
  const told: string[] = [];
  let ready: Promise<unknown> = Promise.resolve();
  let loaded = () => {};
  const stopListening = listen(({ method, params, sessionId }) => {
    const page = params?.sessionId ?? '';
    if (method === 'Target.attachedToTarget' && sessionId === tab) {
      const isAhead = params?.targetInfo?.subtype === 'prerender';
      pages = isAhead ? [...pages, page] : [page, ...pages];
      const prepared = prepare(page);
      // One that is rendered ahead may be dropped at any time.
      if (isAhead) prepared.catch(() => {});
      else ready = prepared;
    }
    if (method === 'Target.detachedFromTarget') pages = pages.filter((one) => one !== page);
    if (method === 'Runtime.bindingCalled') told.push(params?.payload ?? '');
    if (method === 'Page.loadEventFired' && sessionId === pages[0]) loaded();
  });
  const prepare = (page: string) => {
    const { viewport, deviceScaleFactor, line, slowdown } = profile;
    const mobile = profile.name === 'phone';
    return Promise.all([
      send('Page.enable', {}, page),
      send('Network.enable', {}, page),
      send('Runtime.enable', {}, page),
      send('Runtime.addBinding', { name: 'tell' }, page),
      line && send('Network.emulateNetworkConditions', { ...line }, page),
      send('Emulation.setCPUThrottlingRate', { rate: slowdown }, page),
      send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile }, page),
      send('Emulation.setTouchEmulationEnabled', { enabled: mobile }, page),
      send('Page.addScriptToEvaluateOnNewDocument', { source: script }, page),
      send('Runtime.runIfWaitingForDebugger', {}, page),
    ]);
  };
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab);
  await ready;
  const toPage = (method: string, params?: Words) => send(method, params, pages[0]);
  return {
    send: toPage,
    told,
    open: async (url) => {
      const whole = new Promise<void>((resolve) => {
        loaded = resolve;
      });
      await toPage('Page.navigate', { url });
      await whole;
    },
    ask: async <Answer>(expression: string) => {
      const answer = await toPage('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return (answer.result as { value: Answer }).value;
    },
    close: async () => {
      stopListening();
      await send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
