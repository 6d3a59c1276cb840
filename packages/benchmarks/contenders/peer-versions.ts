import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Peer = 'nginx' | 'next' | 'astro' | 'sveltekit' | 'lighthouse';

/** Where it is not the name. */
const PACKAGES: Readonly<Record<string, string>> = { sveltekit: '@sveltejs/kit' };

/** The versions of what took part: nginx says its own, packages by what is installed. */
export async function peerVersions(names: readonly Peer[]): Promise<Record<string, string>> {
  const versions = names.map(async (name) => [
    name,
    name === 'nginx' ? nginxVersion() : await packageVersion(name),
  ]);
  return Object.fromEntries(await Promise.all(versions));
}

async function packageVersion(name: string): Promise<string> {
  const file = join(import.meta.dirname, '../peers/node_modules', PACKAGES[name] ?? name, 'package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return version;
}

const nginxVersion = () =>
  /[\d.]+/.exec(execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }))?.[0] ?? '';
