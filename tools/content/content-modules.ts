import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.js';
import { notRight } from './not-right.ts';
import { writeModules } from './write-modules.ts';

export function contentModules(root: string): Plugin {
  return {
    name: 'content-modules',
    config(_, { command }) {
      // A build has them already.
      const errors = command === 'build' ? [] : writeModules(root);
      if (errors.length > 0) throw new Error(notRight(root, errors));
    },
    configureServer({ watcher }) {
      watcher.add(contentFolder(root));
    },
    /** Goes on with the words that it had if a file is broken. */
    hotUpdate({ file }) {
      if (this.environment.name !== 'ssr' || !file.endsWith('.yaml')) return;
      for (const error of writeModules(root)) this.environment.logger.error(error);
    },
  };
}
