import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { copyEngine } from '../../tools/setup/copy-engine.ts';
import { type Site, startSite } from '../support/start-site.ts';

export const root = join(import.meta.dirname, '../..');

/** A copy of the site in which the folder of a provider is built, so that the build of the project's folder stays. */
export interface ProviderSite {
  folder: string;
  copy: string;
  run(...words: string[]): Promise<{ stdout: string; stderr: string }>;
  start(): Promise<void>;
  site(): Site;
  textOf(path: string): Promise<string>;
  /** Every page that is listed, with what is beside them. */
  everyText(): Promise<[path: string, text: string][]>;
  ask(question: string): Promise<string>;
  stop(): Promise<void>;
}

const BESIDE = [
  ...['/search?q=care', '/search?q=area', '/postcode-check', '/area-notice', '/job-alerts', '/no-such-page'],
  ...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/search-index.json'],
  ...['/careers/feed.xml', '/news/feed.xml', '/api/jobs'],
];

export async function openProviderSite(folder: string): Promise<ProviderSite> {
  const copy = await copyEngine(root);
  let started: Site | undefined;
  const site = () => {
    if (!started) throw new Error('The site has not been started.');
    return started;
  };
  const textOf = async (path: string) => (await fetch(site().url + path)).text();
  const run = (...words: string[]) => {
    const env = { ...process.env, CONTENT_DIR: folder, NODE_OPTIONS: '' };
    const program = join(copy, 'packages/editor/main.ts');
    const ended = promisify(execFile)(process.execPath, [program, ...words], { cwd: copy, env });
    return ended.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }));
  };
  return {
    folder,
    copy,
    run,
    async start() {
      const published = await run('publish');
      expect(published.stdout, published.stderr).toContain('Published');
      const settings = { CONTENT_DIR: folder, RATE_LIMITS: 'off', SAMPLES: 'shown' };
      started = await startSite(settings, [], join(copy, 'server/serve.ts'));
    },
    site,
    textOf,
    async everyText() {
      const listed = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)];
      const paths = [...listed.map(([, path]) => path || '/'), ...BESIDE];
      return Promise.all(paths.map(async (path): Promise<[string, string]> => [path, await textOf(path)]));
    },
    async ask(content) {
      const body = JSON.stringify({ messages: [{ role: 'user', content }] });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${site().url}/api/chat/completions`, { method: 'POST', body, headers });
      return answer.text();
    },
    async stop() {
      await started?.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
