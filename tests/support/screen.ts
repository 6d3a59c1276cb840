import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Offsets of the numbers in an XWD file's head: https://www.x.org/releases/current/doc/man/man1/xwd.1.xhtml */
const HEAD = { size: 0, height: 20, bytesPerLine: 48, colours: 76 } as const;
const BYTES_PER_COLOUR = 12;
const STEP_PX = 4;

export const hasScreen = () => spawnSync('Xvfb', ['-help']).error === undefined;

/** A screen of its own: a browser's own pictures of a page are painted anew, and show less than a person sees. */
export async function startScreen(width: number, height: number) {
  const folder = mkdtempSync(join(tmpdir(), 'screen-'));
  const options = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-fbdir', folder];
  const server = spawn('Xvfb', [...options, '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdout.once('data', (data) => resolve(String(data).trim()));
  });
  return {
    display: `:${number}`,
    /** Counts the shades of colour left of `right`, below `top`: beside the mark of a preloader only its ground. */
    shades(top: number, right: number): number {
      const file = readFileSync(join(folder, 'Xvfb_screen0'));
      const read = (name: keyof typeof HEAD) => file.readUInt32BE(HEAD[name]);
      const start = read('size') + read('colours') * BYTES_PER_COLOUR;
      const found = new Set<number>();
      for (let y = top; y < read('height'); y += STEP_PX)
        for (let x = 0; x < right; x += STEP_PX)
          found.add(file.readUInt32LE(start + y * read('bytesPerLine') + x * 4) & 0xf0f0f0);
      return found.size;
    },
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
