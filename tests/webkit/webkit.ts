import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePorts } from '../support/free-ports.ts';
import { startScreen } from '../support/screen.ts';

/** https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** An element of the page, as it is spoken of outside it. */
export type Reference = Readonly<Record<typeof ELEMENT, string>>;

/** Without it the buttons beside the address leave a page no less than 447 pixels. */
const NARROW_BARS = 'button, entry { min-width: 0; margin: 0; padding: 0; }';
const CALM_MOTION = '[Settings]\ngtk-enable-animations=0\n';

/** WebKitGTK, driven as in https://www.w3.org/TR/webdriver2/. */
export interface WebKit {
  open(url: string): Promise<unknown>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  find<Args extends unknown[]>(
    run: (...args: Args) => Element | null | undefined,
    ...args: Args
  ): Promise<Reference | null>;
  /** Fails where the element has no size or is covered. */
  click(element: Reference): Promise<unknown>;
  choose(list: Reference, place: number): Promise<unknown>;
  /** Puts a text into a field in one go. */
  paste(element: Reference, text: string): Promise<unknown>;
  /** Types a text key by key, or a file's path where the element is its field. */
  type(element: Reference, text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  picture(): Promise<Buffer>;
  stop(): Promise<void>;
}

/** Runs in the page. */
function insert(field: HTMLInputElement, text: string): void {
  field.select();
  document.execCommand('insertText', false, text);
}

const RESIZED = { timeout: 20_000 };

export async function startWebKit(scheme: 'light' | 'dark'): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, toolkit));
    writeFileSync(join(home, toolkit, 'gtk.css'), NARROW_BARS);
    writeFileSync(join(home, toolkit, 'settings.ini'), CALM_MOTION);
  }
  const screen = await startScreen(1300, 1000);
  const [port] = await freePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      DISPLAY: screen.display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      TZ: 'Europe/London',
      LANG: 'C.UTF-8',
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // Its players take seconds to find that they lack a codec, and a page is not loaded before.
      GST_PLUGIN_SYSTEM_PATH_1_0: home,
      // No desktop of the machine's: its portal would mount a folder of its own below this one.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Its sandbox does not start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });

  async function ask(method: string, path: string, body?: object) {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, init)).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  await vi.waitFor(() => ask('GET', '/status'), { timeout: 20_000 });
  const session = `/session/${(await ask('POST', '/session', { capabilities: {} })).sessionId}`;
  const post = (path: string, body: object) => ask('POST', session + path, body);
  const run = (what: unknown, args: unknown[]) =>
    post('/execute/sync', { script: `return (${what}).apply(null, arguments)`, args });
  const of = (element: Reference) => `/element/${element[ELEMENT]}`;
  /** Past what stands at the window's edges; the driver itself scrolls no further than it must. */
  const bringIntoView = (element: Reference) =>
    run((one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), [element]);

  return {
    open: (url) => post('/url', { url }),
    evaluate: (what, ...args) => run(what, args),
    find: (what, ...args) => run(what, args),
    async click(element) {
      await bringIntoView(element);
      await post(`${of(element)}/click`, {});
    },
    async choose(list, place) {
      await bringIntoView(list);
      const option = { using: 'css selector', value: `option:nth-child(${place + 1})` };
      await post(`${of(await post(`${of(list)}/element`, option))}/click`, {});
    },
    async paste(element, text) {
      await bringIntoView(element);
      await run(insert, [element, text]);
    },
    async type(element, text) {
      await bringIntoView(element);
      await post(`${of(element)}/value`, { text });
    },
    async resize(width, height) {
      const window = await post('/window/rect', { width, height });
      // A page takes its new size a moment after its window.
      const page = await vi.waitFor(async () => {
        const inside: [number, number] = await run(() => [innerWidth, innerHeight], []);
        if (inside[0] > window.width || inside[1] > window.height)
          throw new Error('The page is not resized yet');
        return inside;
      }, RESIZED);
      await post('/window/rect', {
        width: width + window.width - page[0],
        height: height + window.height - page[1],
      });
    },
    picture: async () => Buffer.from(await ask('GET', `${session}/screenshot`), 'base64'),
    async stop() {
      await ask('DELETE', session);
      driver.kill();
      screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
