import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A screen reader on a screen of its own, which writes down what it says. */
export interface ScreenReader {
  /** For programs that it shall read. */
  env: NodeJS.ProcessEnv;
  /** Presses a key of the keyboard, in the names of X. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** All that was said since it was asked last, once it has been silent for a while. */
  heard(): Promise<string[]>;
  stop(): Promise<void>;
}

const programs = ['Xvfb', 'dbus-daemon', 'openbox', 'speech-dispatcher', 'orca', 'script', 'xdotool'];
/** Said while a page loads, or of what passes within a moment: whether Orca comes to say it is left to chance. */
const PASSING = [
  /^(?:Loading\.|Finished loading|Page has \d)/,
  /document web\.$|^main content/,
  /^(?:Browse|Focus) mode$/,
  /^(?:Checking your postcode|Wren is writing)…$/,
  /^Everything has arrived|^\d+ percent/,
  // The field of the page below, as a dialog closes because one of its links was followed.
  /^entry e\.g\./,
];
const SILENCE_MS = 2_000;
/** A stop of which nothing is said is as telling as one that is. */
const LONGEST_SILENCE_MS = 6_000;
const LONGEST_ANSWER_MS = 20_000;
const STEP_MS = 100;

/** `sd_dummy` takes no time to speak. */
const voice = `LogLevel 1
LogDir "default"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
`;
/** A page is heard by its stops alone: reading it out by itself never ends in a moment that can be known. */
const settings = {
  general: { startingProfile: ['Default', 'default'], activeProfile: ['Default', 'default'] },
  profiles: {
    default: {
      profile: ['Default', 'default'],
      sayAllOnLoad: false,
      enableKeyEcho: false,
      pronunciations: {},
      keybindings: {},
    },
  },
  pronunciations: {},
  keybindings: {},
};

/** Names of programs that are not there (Debian: `apt-get install orca openbox xdotool xvfb speech-dispatcher`). */
export const missingForOrca = () =>
  programs.filter((name) => !['/usr/bin', '/usr/local/bin'].some((folder) => existsSync(join(folder, name))));

/** Starts Orca under Xvfb, with a window manager, the bus of accessibility and a voice without sound. */
export async function startOrca(): Promise<ScreenReader> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const file = join(home, 'orca.out');
  const bus = `unix:path=${join(home, 'bus')}`;
  const env = { ...environment(home), DBUS_SESSION_BUS_ADDRESS: bus };
  const children: ChildProcess[] = [];
  const start = async (program: string, ...words: string[]) => {
    children.push(spawn(program, words, { env, stdio: 'ignore' }));
    await sleep(1_000);
  };
  await start('Xvfb', env.DISPLAY, '-screen', '0', '1400x1000x24');
  await start('dbus-daemon', '--session', '--nofork', `--address=${bus}`);
  await start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1');
  await start('openbox');
  await start('speech-dispatcher', '-s');
  // To a terminal it writes line by line, to a file in pieces of 8 kB: much of what it has said would come later, or not at all.
  await start('script', '--quiet', '--flush', '--command', 'orca --replace --debug-file=/dev/tty', file);

  const text = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  let read = 0;
  const silent = async () => {
    const since = Date.now();
    let [length, changed] = [text().length, since];
    const speaks = () => text().indexOf('SPEECH OUTPUT', read) >= 0;
    const isDone = (now: number) =>
      now - since > LONGEST_ANSWER_MS ||
      (now - changed > SILENCE_MS && (speaks() || now - since > LONGEST_SILENCE_MS));
    while (!isDone(Date.now())) {
      await sleep(STEP_MS);
      const now = text().length;
      if (now !== length) [length, changed] = [now, Date.now()];
    }
  };
  const run = async (...words: string[]) => {
    const child = spawn('xdotool', words, { env, stdio: 'ignore' });
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return {
    env,
    press: (key) => run('key', key),
    type: (words) => run('type', '--delay', '60', words),
    async heard() {
      await silent();
      const said = text();
      const lines = [...said.slice(read).matchAll(/SPEECH OUTPUT: '(.*?)'?\s*(?:\{.*)?$/gm)];
      read = said.length;
      return lines
        .map(([, words = '']) => words.trim())
        .filter((words) => words && !PASSING.some((passing) => passing.test(words)))
        .filter((words, index, all) => words !== all[index - 1]);
    },
    async stop() {
      for (const child of children.reverse()) await ended(child);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function environment(home: string) {
  const run = join(home, 'run');
  mkdirSync(run, { mode: 0o700 });
  mkdirSync(join(home, '.config/speech-dispatcher'), { recursive: true });
  writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), voice);
  mkdirSync(join(home, '.local/share/orca'), { recursive: true });
  writeFileSync(join(home, '.local/share/orca/user-settings.conf'), JSON.stringify(settings));
  return {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: run,
    DISPLAY: `:${100 + (process.pid % 400)}`,
    LANG: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const late = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await exit;
  clearTimeout(late);
}
