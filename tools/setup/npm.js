// Plain JavaScript without dependencies that Node 20 understands: it runs before anything is installed.
import { spawnSync } from 'node:child_process';

/**
 * Runs npm, by the program that runs now where that is npm itself: on Windows `npm` is a file for its command line alone.
 * @param {string[]} words @param {string} folder
 */
export function npm(words, folder) {
  const itself = process.env.npm_execpath;
  const [program, ...first] = itself?.endsWith('.js') ? [process.execPath, itself] : ['npm'];
  return spawnSync(program, [...first, ...words], { cwd: folder, stdio: 'inherit' });
}
