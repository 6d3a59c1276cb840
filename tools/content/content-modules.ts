import type { Plugin } from 'vite';
import { writeModules } from './write-modules.ts';

/**
 * Brings the files of words and numbers into a build, into tests, and into pages that are being edited.
 *
 * @param root the project's folder
 */
export function contentModules(root: string): Plugin {
  return {
    name: 'content-modules',
    async config() {
      const errors = writeModules(root);
      if (errors.length > 0) throw new Error(`The content is not right:\n  ${errors.join('\n  ')}`);
      // It imports the modules that have just been written.
      const { timetable } = await import('../../domain/office-hours/office-hours.ts');
      return { define: { OFFICE_TIMETABLE: JSON.stringify(timetable) } };
    },
    /** Goes on with the words that it had if a file is broken. */
    hotUpdate({ file }) {
      if (this.environment.name !== 'ssr' || !file.endsWith('.yaml')) return;
      for (const error of writeModules(root)) this.environment.logger.error(error);
    },
  };
}
