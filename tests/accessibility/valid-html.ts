// npm run check -- valid-html: every page, and every answer to a form, before the checker of the standard itself (Nu). It needs a built
// site and Java. The checker is fetched when it is first asked for: a dependency of 31 MB would fetch a Java of its own, too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyPage, forms } from '../support/every-page.ts';
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { startSite } from '../support/start-site.ts';
import { sayUsage } from '../support/usage.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

const VERSION = '26.9.27';
const home = join(import.meta.dirname, '../../node_modules/.cache/nu');
const jar = join(home, 'node_modules/vnu-jar/build/dist/vnu.jar');

function fetchChecker(): void {
  if (existsSync(jar)) return;
  const words = ['install', '--prefix', home, '--no-save', '--ignore-scripts', `vnu-jar@${VERSION}`];
  spawnSync('npm', words, { stdio: 'inherit' });
}

async function writeAnswers(folder: string): Promise<Map<string, string>> {
  const site = await startSite({ ...whileJobsAreOpen, LOG_LEVEL: 'silent' });
  const names = new Map<string, string>();
  const keep = async (what: string, answer: Response) => {
    const file = `${names.size}.html`;
    names.set(file, what);
    await writeFile(join(folder, file), await answer.text());
  };
  try {
    for (const path of everyPage) await keep(path, await fetch(site.url + path));
    for (const [path, fields] of forms) {
      const headers = { origin: site.url };
      const body = new URLSearchParams(fields);
      await keep(`the answer of ${path}`, await fetch(site.url + path, { method: 'POST', headers, body }));
    }
  } finally {
    await site.stop();
  }
  return names;
}

/** Findings of the checker, but for styles, whose newer words it does not know. */
function check(folder: string): Message[] {
  const words = ['-Xss2m', '-jar', jar, '--errors-only', '--format', 'json', folder];
  const { stderr } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 1e9 });
  const { messages } = JSON.parse(stderr.slice(stderr.indexOf('{'))) as { messages: Message[] };
  return messages.filter(({ message }) => !message.startsWith('CSS: '));
}

sayUsage('npm run check -- valid-html');
if (spawnSync('java', ['-version']).status !== 0) {
  console.error('There is no Java here, which the Nu checker needs: apt-get install default-jre-headless');
  process.exit(1);
}
fetchChecker();
const folder = await mkdtemp(join(tmpdir(), 'html-'));
try {
  const names = await writeAnswers(folder);
  const messages = check(folder);
  for (const { url, message, extract } of messages)
    console.log(`${names.get(url.split('/').at(-1) ?? '')}: ${message}\n    ${extract}`);
  console.log(`${names.size} answers, ${messages.length} errors`);
  process.exitCode = messages.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
